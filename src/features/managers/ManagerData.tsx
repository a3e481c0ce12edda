import { useUpdateManagerMutation, type Manager } from '../../api/managers';
import { Fact, Facts } from '../../ui/Panel';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { uiText } from '../../ui/text';
import { phoneAddress } from '../../ui/phone';
import { ManagerForm } from './ManagerForm';
import { managersText as text } from './managersText';
import { managerLabels, toManagerBody, toManagerValues, type ManagerValues } from './managerValues';

/** A supervisor's data, with a form to edit them in place. */
export function ManagerData({ manager, reload }: { manager: Manager; reload: () => Promise<Manager> }) {
  const [updateManager] = useUpdateManagerMutation();

  return (
    <RecordPanel<ManagerValues, Manager>
      title={text.data}
      name={`manager-${manager.id}`}
      saved={manager}
      toValues={toManagerValues}
      labels={managerLabels}

      reload={reload}
      save={(values, version) =>
        updateManager({ id: manager.id, body: { ...toManagerBody(values), version } }).unwrap()
      }
      form={(form) => <ManagerForm {...form} />}
    >
      <Facts>
        <Fact label={text.username}>
          <a href={`mailto:${manager.username}`}>{manager.username}</a>
        </Fact>
        <Fact label={text.phone}>
          {manager.phone_number ? (
            <a href={phoneAddress(manager.phone_number)}>{manager.phone_number}</a>
          ) : (
            uiText.notAvailable
          )}
        </Fact>
      </Facts>
    </RecordPanel>
  );
}
