import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListContractorsQuery } from '../../api/contractors';
import { errorMessage } from '../../api/envelope';
import { useListWorksQuery, useUpdateWorkMutation, type WorkOrder } from '../../api/works';
import { to } from '../../contract/links';
import { workStatusesToDo } from '../../contract/workStatus';
import { ChoiceSelect } from '../../ui/form/Select';
import { formText } from '../../ui/form/formText';
import { notifyDone } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { contractorsText as text } from './contractorsText';

/** Work orders that one click passes on. */
const worksAtOnce = 50;

/**
 * The work orders that an inactive contractor still has to do, with a choice of who gets them. Those that cannot be passed
 * on stay, each with its reason. Renders nothing if there are none.
 */
export function LeftWorks({ contractorId }: { contractorId: number }) {
  const { data } = useListWorksQuery({
    contractorId: String(contractorId),
    status: workStatusesToDo.join(','),
    page: 1,
    pageSize: worksAtOnce,
    sort: 'date',
  });
  const { data: contractors, isLoading } = useListContractorsQuery({ active: true });
  const [updateWork] = useUpdateWorkMutation();
  const [nextId, setNextId] = useState<number>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failures, setFailures] = useState<Record<number, string>>({});
  const works = data?.items ?? [];
  if (works.length === 0) return null;

  const pass = ({ id, instructions, price, version }: WorkOrder, contractor: number) =>
    updateWork({
      id,
      body: { contractor_id: contractor, assignee_id: null, instructions, price, version, mail_link: true },
    }).unwrap();
  const passAll = async () => {
    const next = contractors?.items.find(({ id }) => id === nextId);
    setProblem(next ? undefined : text.leftChoose);
    if (!next) return;
    setIsBusy(true);
    const failed: Record<number, string> = {};
    for (const work of works)
      await pass(work, next.id).catch((error: unknown) => (failed[work.id] = errorMessage(error)));
    setIsBusy(false);
    setFailures(failed);
    const count = works.length - Object.keys(failed).length;
    if (count > 0) notifyDone(text.leftPassed(count, next.name));
  };

  return (
    <Panel title={text.leftWorks}>
      <p className="form-intro">{text.leftHint}</p>
      <ul>
        {works.map((work) => (
          <li key={work.id}>
            <Link to={to('trabajos/:id', { id: work.id })}>{text.work(work.id, work.instructions)}</Link>
            {failures[work.id] && (
              <p className="field-problem" role="alert">
                {failures[work.id]}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="row-actions">
        <ChoiceSelect<number>
          aria-label={text.leftTo}
          loading={isLoading}
          disabled={isBusy}
          options={(contractors?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={formText.choose}
          value={nextId}
          onChange={(id) => {
            setNextId(id);
            setProblem(undefined);
          }}
        />
        <Button type="primary" loading={isBusy} onClick={() => void passAll()}>
          {text.leftPass(works.length)}
        </Button>
      </div>
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </Panel>
  );
}
