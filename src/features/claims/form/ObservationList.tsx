import '../../../ui/Panel.css';
import './observations.css';
import { Button } from 'antd';
import { useId } from 'react';
import { useConfirm } from '../../../ui/useDialog';
import { claimFormText as text } from './claimFormText';
import type { Observation } from './useObservations';

interface ObservationListProps {
  list: readonly Observation[];
  problems: Readonly<Record<string, string>>;
  isSending: boolean;
  /** Puts one back into the form; missing while the form has text of its own. */
  onEdit?: (observation: Observation) => void;
  onRemove: (id: string) => void;
  onSend: () => void;
}

/** Claims that wait to be sent together: what each says, and why it was not sent. */
export function ObservationList({ list, problems, isSending, onEdit, onRemove, onSend }: ObservationListProps) {
  const title = useId();
  const { confirm, dialog } = useConfirm();
  return (
    <section className="panel observations" aria-labelledby={title}>
      <h2 id={title}>{text.observations(list.length)}</h2>
      <ol>
        {list.map((observation) => {
          const { id, values, photos } = observation;
          return (
            <li key={id}>
              <p>{values.description}</p>
              {photos > 0 && <small>{text.observationPhotos(photos)}</small>}
              {problems[id] && (
                <p className="field-problem" role="alert">
                  {problems[id]}
                </p>
              )}
              <span className="observation-acts">
                {onEdit && (
                  <Button type="link" disabled={isSending} onClick={() => onEdit(observation)}>
                    {text.observationEdit}
                  </Button>
                )}
                <Button
                  type="link"
                  danger
                  disabled={isSending}
                  onClick={() =>
                    confirm({
                      title: text.observationRemoveTitle,
                      children: <p>{values.description}</p>,
                      okText: text.observationRemove,
                      isDangerous: true,
                      onConfirm: async () => onRemove(id),
                    })
                  }
                >
                  {text.observationRemove}
                </Button>
              </span>
            </li>
          );
        })}
      </ol>
      <Button type="primary" loading={isSending} onClick={onSend}>
        {text.observationsSend(list.length)}
      </Button>
      {dialog}
    </section>
  );
}
