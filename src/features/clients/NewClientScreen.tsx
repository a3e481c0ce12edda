import { to } from '../../contract/links';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateClientMutation, useReactivateClientMutation } from '../../api/clients';
import { fieldErrors } from '../../api/envelope';
import { requiredValues } from '../../ui/form/useFormProblems';
import { BackLink, PageHeader } from '../../ui/PageHeader';
import { FormPage, FormMessage } from '../../ui/form/FormMessage';
import { useDraft } from '../../ui/form/useDraft';
import { notify, toastMs } from '../../ui/notify';
import { useFormerAccount } from '../../accounts/useFormerAccount';
import { invitationState } from '../../accounts/Invitation';
import { createdPath, useFinishing } from '../../ui/createdPath';
import { ClientForm } from './ClientForm';
import { clientsText as text } from './clientsText';
import { toClientBody, type ClientValues } from './clientValues';

/** /registro (sections 4, 7, 8): creates a client; the loading state stays for 2 s, then the client's page opens. */
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
      const body = {
        ...requiredValues(toClientBody(values), ['document', 'phone_number']),
        ...(takesOver && { takes_over: true }),
      };
      const created = await createClient({ body }).unwrap();
      draft.clear();
      setOutcome('created');
      notify({ type: 'success', title: text.created, description: text.createdDetail, durationMs: toastMs.created });
      finish(
        () =>
          void navigate(createdPath('clientes/:id', 'clientes', created.client_id), {
            replace: true,
            ...invitationState(created.invitation_link),
          }),
      );
    } catch (error) {
      // Field errors are shown at their fields; the notification is about the account.
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
      void navigate(to('clientes/:id', { id }), { replace: true });
    },
  });

  return (
    <FormPage>
      <PageHeader title={text.register} back={<BackLink to={to('clientes')}>{text.title}</BackLink>} />
      <ClientForm
        isNew
        draft={draft}
        isBusy={isLoading || isFinishing}
        submitText={text.register}
        onSubmit={former.submit}
        notes={{
          below: (
            <>
              {former.offer}
              {outcome && (
                <FormMessage isFailed={outcome === 'failed'}>
                  {outcome === 'failed' ? text.createFailed : text.createdMessage}
                </FormMessage>
              )}
            </>
          ),
        }}
      />
      {former.dialog}
    </FormPage>
  );
}
