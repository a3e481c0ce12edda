import { Modal } from 'antd';
import {
  useCreateAdminMutation,
  useReactivateAdminMutation,
  useUpdateAdminMutation,
  type Admin,
} from '../../api/managers';
import { EditConflict } from '../../ui/form/EditConflict';
import { formText } from '../../ui/form/formText';
import { useDraft } from '../../ui/form/useDraft';
import { useFormerAccount } from '../../ui/form/useFormerAccount';
import { useRecordEdit } from '../../ui/form/useRecordEdit';
import { whole } from '../../ui/form/whole';
import { notifyDone } from '../../ui/notices';
import { uiText } from '../../ui/text';
import { AdminForm } from './AdminForm';
import { managersText as text } from './managersText';
import { managerLabels, toManagerBody, toManagerValues, type ManagerValues } from './managerValues';

/** What is typed stays in a draft, so that a click beside the dialog loses nothing. */
export function NewAdminDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraft<ManagerValues>('admin');
  const [createAdmin, { isLoading }] = useCreateAdminMutation();
  const [reactivateAdmin] = useReactivateAdminMutation();
  const done = () => {
    draft.clear();
    onClose();
  };
  const former = useFormerAccount<ManagerValues>({
    type: 'admin',
    hint: text.reactivateAdminHint,
    create: async (values, takesOver) => {
      const { password } = values;
      const body = { ...toManagerBody(values), ...(password && { password }), ...(takesOver && { takes_over: true }) };
      await createAdmin({ body: whole(body, ['username']) }).unwrap();
      notifyDone(text.createdAdmin);
      done();
    },
    reactivate: async (id, username) => {
      await reactivateAdmin({ id, body: { username } }).unwrap();
      done();
    },
  });
  return (
    <Modal open title={text.createAdmin} footer={null} onCancel={onClose} width={640}>
      <p className="dialog-intro">{text.createAdminHint}</p>
      <AdminForm
        isNew
        draft={draft}
        isBusy={isLoading}
        submitText={text.createAdmin}
        onSubmit={former.submit}
        onCancel={onClose}
        message={former.offer}
      />
      {former.dialog}
    </Modal>
  );
}

interface EditAdminDialogProps {
  admin: Admin;
  reload: () => Promise<Admin>;
  onClose: () => void;
}

/** Another admin's data; the own ones are edited in the profile. */
export function EditAdminDialog({ admin, reload, onClose }: EditAdminDialogProps) {
  const [updateAdmin, { isLoading }] = useUpdateAdminMutation();
  const edit = useRecordEdit<ManagerValues, Admin>({
    name: `admin-${admin.id}`,
    saved: admin,
    toValues: toManagerValues,
    reload,
    save: async (values, version) => {
      await updateAdmin({ id: admin.id, body: { ...toManagerBody(values), version } }).unwrap();
      notifyDone(formText.saved);
      onClose();
    },
  });
  return (
    <Modal
      open
      title={text.editAdminOf(`${admin.name} ${admin.last_name}`.trim() || admin.username)}
      footer={null}
      onCancel={onClose}
      width={640}
    >
      <AdminForm
        key={edit.round}
        {...edit.form}
        isBusy={isLoading}
        submitText={edit.conflict ? formText.keepMine : uiText.save}
        onSubmit={edit.submit}
        onCancel={() => {
          edit.stop();
          onClose();
        }}
        notice={
          edit.conflict && (
            <EditConflict conflict={edit.conflict} labels={managerLabels} onLoadTheirs={edit.loadTheirs} />
          )
        }
      />
    </Modal>
  );
}
