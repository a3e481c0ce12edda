import { Link, useParams } from 'react-router-dom';
import {
  useDeactivateConsortiumMutation,
  useGetConsortiumQuery,
  useReactivateConsortiumMutation,
} from '../../api/managers';
import { AccountPage } from '../../ui/AccountPage';
import { BackLink } from '../../ui/BackLink';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { RecordState } from '../../ui/RecordState';
import { ConsortiumData } from './ConsortiumData';
import { managersPath } from './managerPaths';
import './managersSlice';
import { managersText as text } from './managersText';

/** /consortiums/{id}: a consortium user and its project. */
export function ConsortiumScreen() {
  const id = Number(useParams().id);
  const { currentData: consortium, error, refetch } = useGetConsortiumQuery({ id });
  const [deactivate] = useDeactivateConsortiumMutation();
  const [reactivate] = useReactivateConsortiumMutation();
  if (!consortium)
    return (
      <RecordState
        title={text.oneConsortium}
        back={<BackLink to={managersPath}>{text.title}</BackLink>}
        error={error}
        onRetry={refetch}
        notFound={text.notFoundConsortium}
        failed={text.fallbacks.getConsortium}
      />
    );
  const { project } = consortium;
  return (
    <AccountPage
      account={consortium}
      about={text.oneConsortium}
      list={{ to: managersPath, title: text.title }}
      words={text.consortiumAccount}
      onDeactivate={() => deactivate({ id }).unwrap()}
      onReactivate={(username) => reactivate({ id, body: { username } }).unwrap()}
    >
      <Panel title={text.project}>
        <RecordLinks
          label={text.project}
          empty={text.noProject}
          links={
            project
              ? [
                  {
                    key: project.id,
                    to: `/proyectos/${project.id}`,
                    title: project.name,
                    end: <Link to={`/consorcio-reclamos?project_id=${project.id}`}>{text.claims}</Link>,
                  },
                ]
              : []
          }
        />
      </Panel>
      <ConsortiumData consortium={consortium} reload={() => refetch().unwrap()} />
    </AccountPage>
  );
}
