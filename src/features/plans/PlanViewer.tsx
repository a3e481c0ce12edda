import './plans.css';
import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Plan } from '../../api/plans';
import { plansText as text } from './plansText';
import { Dialog } from '../../ui/Dialog';

const steps = [0.5, 1, 1.5, 2, 3, 4];

/**
 * A PDF in the browser's own viewer. Phones have no viewer in a frame, which would stay empty: they get a download
 * button.
 */
function PdfPlan({ plan }: { plan: Plan }) {
  if (navigator.pdfViewerEnabled) return <iframe className="plan-frame" src={plan.url} title={plan.name} />;
  return (
    <div className="stack">
      <p>{text.noReader}</p>
      <div>
        <Button type="primary" href={plan.url} download={plan.name} aria-label={text.downloadOf(plan.name)}>
          {text.download}
        </Button>
      </div>
    </div>
  );
}

/** A plan in a layer above the page: a PDF, or an image that zooms and scrolls. */
export default function PlanViewer({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [step, setStep] = useState(1);
  const isPdf = plan.content_type === 'application/pdf';
  return (
    <Dialog
      open
      title={plan.name}
      footer={null}
      onCancel={onClose}
      width="min(1200px, 96vw)"
      className="plan-viewer"
      centered
    >
      {isPdf ? (
        <PdfPlan plan={plan} />
      ) : (
        <>
          <div className="plan-zoom">
            <Button
              icon={<MinusOutlined aria-hidden />}
              aria-label={text.zoomOut}
              disabled={step === 0}
              onClick={() => setStep(step - 1)}
            />
            <span className="tabular" role="status">
              {`${(steps[step] ?? 1) * 100} %`}
            </span>
            <Button
              icon={<PlusOutlined aria-hidden />}
              aria-label={text.zoomIn}
              disabled={step === steps.length - 1}
              onClick={() => setStep(step + 1)}
            />
          </div>
          <div className="plan-frame" tabIndex={0} role="group" aria-label={plan.name}>
            <img src={plan.url} alt={plan.name} style={{ width: `${(steps[step] ?? 1) * 100}%` }} />
          </div>
        </>
      )}
    </Dialog>
  );
}
