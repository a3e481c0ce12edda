import '../../accounts/accounts.css';
import { to } from '../../contract/links';
import { roleText } from '../../contract/roleText';
import { Segmented } from 'antd';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  useCreateConsortiumMutation,
  useCreateManagerMutation,
  useReactivateConsortiumMutation,
  useReactivateManagerMutation,
} from '../../api/managers';
import { errorMessage } from '../../api/envelope';
import { ErrorState } from '../../ui/states';
import { requiredValues } from '../../ui/form/useFormProblems';
import { BackLink, PageHeader } from '../../ui/PageHeader';
import { FormPage } from '../../ui/form/FormMessage';
import { useDraft, withPresets } from '../../ui/form/useDraft';
import { useFormerAccount } from '../../accounts/useFormerAccount';
import { invitationState } from '../../accounts/Invitation';
import { notifyDone } from '../../ui/notices';
import { createdPath } from '../../ui/createdPath';
import { idFilter } from '../../ui/table/query/tableQuery';
import { ConsortiumForm } from './ConsortiumForm';
import { ManagerForm } from './ManagerForm';
import { managersText as text } from './managersText';
import { toManagerBody, type ConsortiumValues, type ManagerValues } from './managerValues';
import { listedRoles, type ListedRole } from './userRow';
import { useProjectOptions } from './useProjectOptions';

/**
 * /crear-manager: creates a supervisor with projects, or, with `?tipo=consorcio`, a consortium user with projects, of
 * which `?proyecto=` preselects one.
 */
export function NewManagerScreen() {
  const [params, setParams] = useSearchParams();
  const type: ListedRole = params.get('tipo') === 'consorcio' ? 'consortium' : 'manager';
  const setType = (next: ListedRole) =>
    setParams(next === 'consortium' ? { tipo: 'consorcio' } : {}, { replace: true });
  return (
    <FormPage>
      <PageHeader
        title={type === 'manager' ? text.create : text.createConsortium}
        back={<BackLink to={to('managers')}>{text.title}</BackLink>}
      />
      <div className="form-choice">
        <Segmented<ListedRole>
          aria-label={text.whichType}
          value={type}
          onChange={setType}
          options={listedRoles.map((role) => ({ value: role, label: roleText[role].one }))}
        />
      </div>
      {type === 'manager' ? (
        <NewManager />
      ) : (
        <NewConsortium projectId={idFilter(params.get('proyecto') ?? undefined)} />
      )}
    </FormPage>
  );
}

/** Above a form: why it has no projects to choose from, if they could not be loaded. */
function ProjectsFailed({ error, retry }: Pick<ReturnType<typeof useProjectOptions>, 'error' | 'retry'>) {
  return error && <ErrorState title={text.projectsFailed} message={errorMessage(error)} onRetry={retry} />;
}

function NewManager() {
  const navigate = useNavigate();
  const draft = useDraft<ManagerValues>('manager');
  const choices = useProjectOptions();
  const [createManager, { isLoading }] = useCreateManagerMutation();
  const [reactivateManager] = useReactivateManagerMutation();
  const create = async (values: ManagerValues, takesOver: boolean) => {
    const { project_ids = [], primary_project_id } = values;
    const profile = requiredValues(toManagerBody(values), ['phone_number']);
    const manager = await createManager({
      body: { ...profile, project_ids, primary_project_id, ...(takesOver && { takes_over: true }) },
    }).unwrap();
    draft.clear();
    notifyDone(text.created);
    void navigate(createdPath('managers/:id', 'managers', manager.id), {
      replace: true,
      ...invitationState(manager.invitation_link),
    });
  };
  const former = useFormerAccount<ManagerValues>({
    type: 'manager',
    hint: text.managerAccount.reactivateHint,
    create,
    reactivate: async (id, username) => {
      await reactivateManager({ id, body: { username } }).unwrap();
      draft.clear();
      void navigate(to('managers/:id', { id }), { replace: true });
    },
  });
  return (
    <>
      <ProjectsFailed {...choices} />
      <ManagerForm
        draft={draft}
        projects={choices.projects}
        isBusy={isLoading}
        submitText={text.create}
        onSubmit={former.submit}
        notes={{ below: former.offer }}
      />
      {former.dialog}
    </>
  );
}

function NewConsortium({ projectId }: { projectId: number | undefined }) {
  const navigate = useNavigate();
  const draft = useDraft<ConsortiumValues>('consortium');
  const choices = useProjectOptions();
  const preset = { project_ids: projectId === undefined ? undefined : [projectId] };
  const [createConsortium, { isLoading }] = useCreateConsortiumMutation();
  const [reactivateConsortium] = useReactivateConsortiumMutation();
  const create = async (values: ConsortiumValues, takesOver: boolean) => {
    const { username, name, project_ids } = requiredValues(values, ['username', 'name', 'project_ids']);
    const consortium = await createConsortium({
      body: {
        username: username.trim(),
        name: name.trim(),
        ...(project_ids.length === 1 ? { project_id: project_ids[0] } : { project_ids }),
        ...(takesOver && { takes_over: true }),
      },
    }).unwrap();
    draft.clear();
    notifyDone(text.createdConsortium);
    void navigate(createdPath('consortiums/:id', 'managers', consortium.id), {
      replace: true,
      ...invitationState(consortium.invitation_link),
    });
  };
  const former = useFormerAccount<ConsortiumValues>({
    type: 'consortium',
    hint: text.consortiumAccount.reactivateHint,
    create,
    reactivate: async (id, username) => {
      await reactivateConsortium({ id, body: { username } }).unwrap();
      draft.clear();
      void navigate(to('consortiums/:id', { id }), { replace: true });
    },
  });
  return (
    <>
      <ProjectsFailed {...choices} />
      <ConsortiumForm
        draft={withPresets(draft, preset)}
        initial={preset}
        choices={choices}
        isBusy={isLoading}
        submitText={text.createConsortium}
        onSubmit={former.submit}
        notes={{ below: former.offer }}
      />
      {former.dialog}
    </>
  );
}
