import { Button } from 'antd';
import { useState } from 'react';
import {
  useCreateAdminMutation,
  useReactivateAdminMutation,
  useUpdateAdminMutation,
  type Admin,
} from '../../api/managers';
import { accountText } from '../../accounts/accountText';
import { Dialog } from '../../ui/Dialog';
import { formText } from '../../ui/form/formText';
import { useDraft } from '../../ui/form/useDraft';
import { useFormerAccount } from '../../accounts/useFormerAccount';
import { useEditForm } from '../../ui/form/useEditForm';
import { requiredValues } from '../../ui/form/useFormProblems';
import { InvitationLink } from '../../accounts/Invitation';
import { notifyDone } from '../../ui/notices';
import { AdminForm } from './AdminForm';
import { managersText as text } from './managersText';
import { managerLabels, toManagerBody, toManagerValues, type ManagerValues } from './managerValues';

/** The input is stored as a draft, so that a click outside the dialog loses nothing. */
export function NewAdminDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraft<ManagerValues>('admin');
  const [createAdmin, { isLoading }] = useCreateAdminMutation();
  const [reactivateAdmin] = useReactivateAdminMutation();
  const [link, setLink] = useState<string>();
  const finish = () => {
    draft.clear();
    onClose();
  };
  const former = useFormerAccount<ManagerValues>({
    type: 'admin',
    hint: text.reactivateAdminHint,
    create: async (values, takesOver) => {
      const body = { ...toManagerBody(values), ...(takesOver && { takes_over: true }) };
      const created = await createAdmin({ body: requiredValues(body, ['username']) }).unwrap();
      notifyDone(text.createdAdmin);
      if (!created.invitation_link) return finish();
      draft.clear();
      setLink(created.invitation_link);
    },
    reactivate: async (id, username) => {
      await reactivateAdmin({ id, body: { username } }).unwrap();
      finish();
    },
  });
  if (link) return <InvitationDialog link={link} onClose={onClose} />;
  return (
    <Dialog open title={text.createAdmin} footer={null} onCancel={onClose} width={640}>
      <p className="dialog-intro">{text.createAdminHint}</p>
      <AdminForm
        isNew
        draft={draft}
        isBusy={isLoading}
        submitText={text.createAdmin}
        onSubmit={former.submit}
        onCancel={onClose}
        notes={{ below: former.offer }}
      />
      {former.dialog}
    </Dialog>
  );
}

/** The invitation's link, for copying, because no mail server is configured. */
export function InvitationDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog
      open
      title={accountText.invitation}
      footer={
        <Button type="primary" onClick={onClose}>
          {text.invitationDone}
        </Button>
      }
      onCancel={onClose}
    >
      <InvitationLink link={link} />
    </Dialog>
  );
}

interface EditAdminDialogProps {
  admin: Admin;
  reload: () => Promise<Admin>;
  onClose: () => void;
}

/** Edits another admin's data; the user's own data are edited in the profile. */
export function EditAdminDialog({ admin, reload, onClose }: EditAdminDialogProps) {
  const [updateAdmin] = useUpdateAdminMutation();
  const edit = useEditForm<ManagerValues, Admin>({
    name: `admin-${admin.id}`,
    saved: admin,
    toValues: toManagerValues,
    labels: managerLabels,
    reload,
    save: async (values, version) => {
      await updateAdmin({ id: admin.id, body: { ...toManagerBody(values), version } }).unwrap();
      notifyDone(formText.saved);
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={text.editAdminOf(`${admin.name} ${admin.last_name}`.trim() || admin.username)}
      footer={null}
      onCancel={onClose}
      width={640}
    >
      <AdminForm
        key={edit.round}
        {...edit.form}
        onCancel={() => {
          edit.stop();
          onClose();
        }}
      />
    </Dialog>
  );
}
