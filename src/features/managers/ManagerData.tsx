import { Button } from 'antd';
import { useUpdateManagerMutation, type Manager } from '../../api/managers';
import { Fact, Facts } from '../../ui/Facts';
import { EditConflict } from '../../ui/form/EditConflict';
import { formText } from '../../ui/form/formText';
import { useRecordEdit } from '../../ui/form/useRecordEdit';
import { notifyDone } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { uiText } from '../../ui/text';
import { ManagerForm } from './ManagerForm';
import { managersText as text } from './managersText';
import { managerLabels, toManagerBody, toManagerValues, type ManagerValues } from './managerValues';

/** A supervisor's own data, and their edit in the same place. */
export function ManagerData({ manager, reload }: { manager: Manager; reload: () => Promise<Manager> }) {
  const [updateManager, { isLoading }] = useUpdateManagerMutation();
  const edit = useRecordEdit<ManagerValues, Manager>({
    name: `manager-${manager.id}`,
    saved: manager,
    toValues: toManagerValues,
    reload,
    save: async (values, version) => {
      await updateManager({ id: manager.id, body: { ...toManagerBody(values), version } }).unwrap();
      notifyDone(formText.saved);
    },
  });

  if (edit.isEditing) {
    return (
      <Panel title={text.data}>
        <ManagerForm
          key={edit.round}
          {...edit.form}
          isBusy={isLoading}
          submitText={edit.conflict ? formText.keepMine : uiText.save}
          onSubmit={edit.submit}
          onCancel={edit.stop}
          notice={
            edit.conflict && (
              <EditConflict conflict={edit.conflict} labels={managerLabels} onLoadTheirs={edit.loadTheirs} />
            )
          }
        />
      </Panel>
    );
  }
  return (
    <Panel title={text.data} action={<Button onClick={edit.start}>{formText.edit}</Button>}>
      <Facts>
        <Fact label={text.username}>
          <a href={`mailto:${manager.username}`}>{manager.username}</a>
        </Fact>
        <Fact label={text.phone}>
          {manager.phone_number ? (
            <a href={`tel:${manager.phone_number}`}>{manager.phone_number}</a>
          ) : (
            uiText.notAvailable
          )}
        </Fact>
      </Facts>
    </Panel>
  );
}
