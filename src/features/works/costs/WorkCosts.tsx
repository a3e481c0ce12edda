import '../../../ui/table/DataTable.css';
import './costs.css';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { late } from '../../../ui/late';
import { useDeleteCostMutation, useGetWorkCostsQuery, type Cost } from '../../../api/costs';
import { errorMessage } from '../../../api/envelope';
import { recoveryTransitions, type RecoveryStep } from '../../../contract/costRules';
import { costBearerLabels, costKindLabels, recoveryActs, recoveryLabels } from '../../../contract/costLabels';
import { formatDay } from '../../../ui/dates';
import { formatMoney } from '../../../ui/money';
import { notifyDone, notifyFailed } from '../../../ui/notices';
import { PageSkeleton } from '../../../ui/PageSkeleton';
import { Panel } from '../../../ui/Panel';
import { ErrorState } from '../../../ui/states';
import { uiText } from '../../../ui/text';
import { useConfirm, useDialog } from '../../../ui/useDialog';
import { costsText as text } from './costsText';

const CostDialog = late(() => import(/* webpackChunkName: "cost-dialogs" */ './CostDialog'));
const RecoveryDialog = late(() => import(/* webpackChunkName: "cost-dialogs" */ './RecoveryDialog'));

const money = (amount: string | null): string => formatMoney(amount) ?? uiText.noValue;

/** The costs of a work order, with their sums and what is to be got back. For those who may manage costs alone. */
export default function WorkCosts({ workId }: { workId: number }) {
  const { data, error, refetch } = useGetWorkCostsQuery({ id: workId });
  const [remove] = useDeleteCostMutation();
  const { confirm, dialog } = useConfirm();
  const costDialog = useDialog(CostDialog);
  const recovery = useDialog(RecoveryDialog);
  const edit = (cost?: Cost) =>
    costDialog.open({
      workId,
      cost,
      reload: async () => (await refetch().unwrap()).costs.find(({ id }) => id === cost?.id),
    });
  const askRemoval = (cost: Cost) =>
    confirm({
      title: text.removeTitle,
      children: <p>{text.removeHint}</p>,
      okText: text.remove,
      isDangerous: true,
      onConfirm: () =>
        remove({ id: cost.id })
          .unwrap()
          .then(() => notifyDone(text.removed), notifyFailed),
    });
  const body = () => {
    if (error && !data)
      return <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />;
    if (!data) return <PageSkeleton />;
    if (data.costs.length === 0) return <p className="part-empty">{text.none}</p>;
    return (
      <>
        <ul className="cost-list">
          {data.costs.map((cost) => (
            <CostLine
              key={cost.id}
              cost={cost}
              onEdit={() => edit(cost)}
              onRemove={() => askRemoval(cost)}
              onStep={(step) => recovery.open({ id: cost.id, step })}
            />
          ))}
        </ul>
        <dl className="cost-sums tabular">
          {(
            [
              [text.estimated, data.estimated],
              [text.agreed, data.agreed],
              [text.actual, data.actual],
              [text.toRecover, data.to_recover],
              [text.received, data.received],
            ] as const
          ).map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        </dl>
      </>
    );
  };
  return (
    <Panel
      title={text.title}
      action={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => edit()}>
          {text.add}
        </Button>
      }
    >
      <p className="card-soft">{text.hint}</p>
      {body()}
      {costDialog.dialog}
      {recovery.dialog}
      {dialog}
    </Panel>
  );
}

/** Returns what is to be got back of a cost, how far it is, and since when. */
function recoveryLine({ recovery, to_recover: amount, open_days: days, ...cost }: Cost): string {
  const day = cost.received_on ?? cost.answered_on ?? cost.claimed_on;
  const state = text.recovered(recoveryLabels[recovery], day ? formatDay(day) : undefined);
  return [`${text.toRecover}: ${money(amount)}`, state, days === null ? undefined : text.days(days)]
    .filter(Boolean)
    .join(' · ');
}

interface CostLineProps {
  cost: Cost;
  onEdit: () => void;
  onRemove: () => void;
  onStep: (step: RecoveryStep) => void;
}

function CostLine({ cost, onEdit, onRemove, onStep }: CostLineProps) {
  const { id, kind, day, note, estimated, agreed, actual, bearer, recovery, invoice } = cost;
  const amounts = [
    [text.estimated, estimated],
    [text.agreed, agreed],
    [text.actual, actual],
  ] as const;
  return (
    <li>
      <div className="card-line">
        <strong>{costKindLabels[kind]}</strong>
        <span className="tabular">
          {amounts
            .filter(([, value]) => value !== null)
            .map(([label, value]) => `${label} ${money(value)}`)
            .join(' · ')}
        </span>
      </div>
      {note && <p className="pre-line">{note}</p>}
      <p className="card-soft">
        {[formatDay(day), costBearerLabels[bearer], cost.created_by].filter(Boolean).join(' · ')}
      </p>
      {recovery !== 'none' && <p>{recoveryLine(cost)}</p>}
      {cost.refused_reason && <p className="card-soft">{text.refusedBecause(cost.refused_reason)}</p>}
      {invoice && (
        <a href={invoice.url} target="_blank" rel="noreferrer">
          {text.openInvoice(invoice.name)}
        </a>
      )}
      <div className="cost-acts">
        {recoveryTransitions[recovery].map((step) => (
          <Button key={step} onClick={() => onStep(step)}>
            {recoveryActs[step]}
          </Button>
        ))}
        <Button type="link" aria-label={text.editOf(id)} onClick={onEdit}>
          {text.edit}
        </Button>
        <Button type="link" danger aria-label={text.removeOf(id)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </li>
  );
}
