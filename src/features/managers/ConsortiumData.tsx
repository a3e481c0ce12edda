import { Button } from 'antd';
import { useUpdateConsortiumMutation, type Consortium } from '../../api/managers';
import { Fact, Facts } from '../../ui/Facts';
import { EditConflict } from '../../ui/form/EditConflict';
import { formText } from '../../ui/form/formText';
import { useRecordEdit } from '../../ui/form/useRecordEdit';
import { notifyDone } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { uiText } from '../../ui/text';
import { ConsortiumForm } from './ConsortiumForm';
import { managersText as text } from './managersText';
import { consortiumLabels, toConsortiumBody, toConsortiumValues, type ConsortiumValues } from './managerValues';
import { useProjectOptions } from './useProjectOptions';

interface ConsortiumDataProps {
  consortium: Consortium;
  reload: () => Promise<Consortium>;
}

/** A consortium user's data, project and password, and their edit in the same place. */
export function ConsortiumData({ consortium, reload }: ConsortiumDataProps) {
  const [updateConsortium, { isLoading }] = useUpdateConsortiumMutation();
  const { projects } = useProjectOptions();
  const edit = useRecordEdit<ConsortiumValues, Consortium>({
    name: `consortium-${consortium.id}`,
    saved: consortium,
    toValues: toConsortiumValues,
    reload,
    save: async (values, version) => {
      await updateConsortium({ id: consortium.id, body: { ...toConsortiumBody(values), version } }).unwrap();
      notifyDone(formText.saved);
    },
  });
  const { username, phone_number: phone, active } = consortium;
  const show = (field: keyof ConsortiumValues, value: unknown) =>
    field === 'project_id' ? (projects.find((project) => project.value === value)?.label ?? '') : String(value ?? '');

  if (edit.isEditing) {
    const conflict = edit.conflict && (
      <EditConflict conflict={edit.conflict} labels={consortiumLabels} show={show} onLoadTheirs={edit.loadTheirs} />
    );
    return (
      <Panel title={text.consortiumData}>
        <ConsortiumForm
          key={edit.round}
          {...edit.form}
          projects={projects}
          isBusy={isLoading}
          submitText={edit.conflict ? formText.keepMine : uiText.save}
          onSubmit={edit.submit}
          onCancel={edit.stop}
          notice={conflict}
        />
      </Panel>
    );
  }
  return (
    <Panel title={text.consortiumData} action={active && <Button onClick={edit.start}>{formText.edit}</Button>}>
      <Facts>
        <Fact label={text.username}>
          <a href={`mailto:${username}`}>{username}</a>
        </Fact>
        <Fact label={text.phone}>{phone ? <a href={`tel:${phone}`}>{phone}</a> : uiText.notAvailable}</Fact>
      </Facts>
    </Panel>
  );
}
