import { Button } from 'antd';
import { useApproveWarrantyTemplateMutation, useStartWarrantyFromTemplateMutation } from '../../api/content';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { contentText } from './contentText';

/** For the empty table: fills it with usual terms. */
export function StartFromTemplate() {
  const [start, { isLoading }] = useStartWarrantyFromTemplateMutation();
  const onClick = () =>
    void start()
      .unwrap()
      .then(() => notifyDone(contentText.templateStarted), notifyFailed);
  return (
    <>
      <p>{contentText.warrantyEmptyHint}</p>
      <Button type="primary" loading={isLoading} onClick={onClick}>
        {contentText.startTemplate}
      </Button>
    </>
  );
}

/** For a table with template terms that have not been reviewed. */
export function TemplateNotice() {
  const [approve, { isLoading }] = useApproveWarrantyTemplateMutation();
  const onClick = () =>
    void approve()
      .unwrap()
      .then(() => notifyDone(contentText.templateApproved), notifyFailed);
  return (
    <div className="warranty-template" role="note">
      <p>
        <strong>{contentText.template}</strong> <span>{contentText.templateHint}</span>
      </p>
      <Button loading={isLoading} onClick={onClick}>
        {contentText.approveTemplate}
      </Button>
    </div>
  );
}
