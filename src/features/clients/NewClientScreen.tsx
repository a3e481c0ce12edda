import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateClientMutation, useReactivateClientMutation } from '../../api/clients';
import { fieldErrors } from '../../api/envelope';
import { whole } from '../../ui/form/whole';
import { BackLink } from '../../ui/BackLink';
import { FormMessage } from '../../ui/form/FormMessage';
import { useDraft } from '../../ui/form/useDraft';
import { notify, toastMs } from '../../ui/notify';
import { PageHeader } from '../../ui/PageHeader';
import { useFormerAccount } from '../../ui/form/useFormerAccount';
import { useFinishing } from '../../ui/useFinishing';
import { ClientForm } from './ClientForm';
import { clientPath, clientsPath } from './clientPaths';
import './clientsSlice';
import { clientsText as text } from './clientsText';
import { toClientBody, type ClientValues } from './clientValues';

/** /registro (sections 4, 7, 8): registers a client; the loading state stays for 2 s, then their page opens. */
export function NewClientScreen() {
  const navigate = useNavigate();
  const draft = useDraft<ClientValues>('client');
  const [createClient, { isLoading }] = useCreateClientMutation();
  const [reactivateClient] = useReactivateClientMutation();
  const { isFinishing, finish } = useFinishing();
  const [outcome, setOutcome] = useState<'created' | 'failed'>();

  const create = async (values: ClientValues, takesOver: boolean) => {
    setOutcome(undefined);
    try {
      const { password } = whole(values, ['password']);
      const body = {
        ...whole(toClientBody(values), ['document', 'phone_number']),
        password,
        ...(takesOver && { takes_over: true }),
      };
      const created = await createClient({ body }).unwrap();
      draft.clear();
      setOutcome('created');
      notify({ type: 'success', title: text.created, description: text.createdDetail, durationMs: toastMs.created });
      finish(() => void navigate(clientPath(created.client_id), { replace: true }));
    } catch (error) {
      // A wrong field says so in its place; the slot tells of the account as a whole.
      if (fieldErrors(error).length === 0)
        notify({ type: 'error', title: text.createFailed, durationMs: toastMs.error });
      setOutcome('failed');
      throw error;
    }
  };

  const former = useFormerAccount<ClientValues>({
    type: 'client',
    hint: text.account.reactivateHint,
    create,
    reactivate: async (id, username) => {
      await reactivateClient({ id, body: { username } }).unwrap();
      draft.clear();
      void navigate(clientPath(id), { replace: true });
    },
  });

  return (
    <>
      <PageHeader title={text.register} back={<BackLink to={clientsPath}>{text.title}</BackLink>} />
      <ClientForm
        isNew
        draft={draft}
        isBusy={isLoading || isFinishing}
        submitText={text.register}
        onSubmit={former.submit}
        message={
          <>
            {former.offer}
            {outcome && (
              <FormMessage isFailed={outcome === 'failed'}>
                {outcome === 'failed' ? text.createFailed : text.createdMessage}
              </FormMessage>
            )}
          </>
        }
      />
      {former.dialog}
    </>
  );
}
