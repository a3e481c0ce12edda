import './plans.css';
import { FileImageOutlined, FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { late } from '../../ui/late';
import { errorMessage } from '../../api/envelope';
import { usePlanCommands, usePlans, type Plan, type PlanOwner } from '../../api/plans';
import { useCan } from '../../session/useCan';
import { formatDate } from '../../ui/dates';
import { EmptyState, ErrorState } from '../../ui/states';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { uiText } from '../../ui/text';
import { useConfirm, useDialog } from '../../ui/useDialog';
import { plansText as text, wordsOf } from './plansText';
import { PlanUpload } from './PlanUpload';

const PlanViewer = late(() => import(/* webpackChunkName: "plan-viewer" */ './PlanViewer'));
const RenameDialog = late(() => import(/* webpackChunkName: "plan-rename" */ './RenameDialog'));

interface PlanListProps {
  owner: PlanOwner;
  id: number;
  title: string;
}

/**
 * The plans of a unit or a project, or the house rules of a project: shown in the page, downloaded with their name; staff upload, rename and delete
 * them.
 */
export function PlanList({ owner, id, title }: PlanListProps) {
  const { plans, error, isLoading, refetch } = usePlans(owner, id);
  const words = wordsOf(owner);
  const canManage = useCan(owner === 'rules' ? 'houseRules:manage' : 'plans:manage');
  const commands = usePlanCommands(owner);
  const { confirm, dialog } = useConfirm();
  const viewer = useDialog(PlanViewer);
  const renamer = useDialog(RenameDialog);

  const remove = (plan: Plan) =>
    confirm({
      title: text.removeOf(plan.name),
      children: <p>{words.removeWarning}</p>,
      okText: text.remove,
      isDangerous: true,
      onConfirm: () =>
        commands
          .remove({ id: plan.id })
          .unwrap()
          .then(() => notifyDone(words.removed), notifyFailed),
    });

  return (
    <Panel title={title}>
      {error && <ErrorState title={words.failed} message={errorMessage(error)} onRetry={() => void refetch()} />}
      {isLoading && <p role="status">{uiText.loading}</p>}
      {plans?.length === 0 && (
        <EmptyState title={words.empty}>{(!canManage || owner === 'rules') && <p>{words.emptyHint}</p>}</EmptyState>
      )}
      <ul className="plans">
        {plans?.map((plan) => (
          <li key={plan.id} className="plan">
            {plan.content_type === 'application/pdf' ? (
              <FilePdfOutlined className="plan-icon" aria-hidden />
            ) : (
              <FileImageOutlined className="plan-icon" aria-hidden />
            )}
            <div className="plan-text">
              <strong>{plan.name}</strong>
              <span className="card-soft tabular">{`${formatDate(plan.created_at)} · ${text.size(plan.bytes)}`}</span>
            </div>
            <div className="plan-actions">
              <Button aria-label={text.viewOf(plan.name)} onClick={() => viewer.open({ plan })}>
                {text.view}
              </Button>
              <Button href={plan.url} download={plan.name} aria-label={text.downloadOf(plan.name)}>
                {text.download}
              </Button>
              {canManage && (
                <Button type="link" aria-label={text.renameOf(plan.name)} onClick={() => renamer.open({ owner, plan })}>
                  {text.rename}
                </Button>
              )}
              {canManage && (
                <Button type="link" danger aria-label={text.removeOf(plan.name)} onClick={() => remove(plan)}>
                  {text.remove}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {canManage && <PlanUpload owner={owner} id={id} />}
      {viewer.dialog}
      {renamer.dialog}
      {dialog}
    </Panel>
  );
}
