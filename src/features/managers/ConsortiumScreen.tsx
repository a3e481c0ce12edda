import { to } from '../../contract/links';
import { Link } from 'react-router-dom';
import {
  useDeactivateConsortiumMutation,
  useGetConsortiumQuery,
  useReactivateConsortiumMutation,
  type Consortium,
} from '../../api/managers';
import { AccountPage } from '../../accounts/AccountPage';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { RecordScreen } from '../../ui/RecordScreen';
import { ConsortiumData, type ConsortiumDataProps } from './ConsortiumData';
import './managersSlice';
import { managersText as text } from './managersText';

/** /consortiums/{id} */
export function ConsortiumScreen() {
  return (
    <RecordScreen<Consortium>
      kind="consortiums"
      useRecord={useGetConsortiumQuery}
      notFound={text.notFoundConsortium}
      failed={text.fallbacks.getConsortium}
    >
      {(consortium, reload) => <ConsortiumPage consortium={consortium} reload={reload} />}
    </RecordScreen>
  );
}

/** A consortium user and its project. */
function ConsortiumPage({ consortium, reload }: ConsortiumDataProps) {
  const { id, project } = consortium;
  const [deactivate] = useDeactivateConsortiumMutation();
  const [reactivate] = useReactivateConsortiumMutation();
  return (
    <AccountPage
      id={id}
      account={consortium}
      about={text.oneConsortium}
      kind="consortiums"
      words={text.consortiumAccount}
      call="deactivateConsortium"
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
                    to: to('proyectos/:id', { id: project.id }),
                    title: project.name,
                    end: (
                      <Link to={to('consorcio-reclamos', { query: { project_id: project.id } })}>{text.claims}</Link>
                    ),
                  },
                ]
              : []
          }
        />
      </Panel>
      <ConsortiumData consortium={consortium} reload={reload} />
    </AccountPage>
  );
}
