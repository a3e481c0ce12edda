import { Link, useParams } from 'react-router-dom';
import { Button } from 'antd';
import {
  useDeactivateConsortiumMutation,
  useGetConsortiumQuery,
  useReactivateConsortiumMutation,
} from '../../api/managers';
import { BackLink } from '../../ui/BackLink';
import { InactiveTag } from '../../ui/InactiveTag';
import { PageHeader } from '../../ui/PageHeader';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { RecordState } from '../../ui/RecordState';
import { ReactivateButton } from '../../ui/ReactivateButton';
import { useConfirm } from '../../ui/useConfirm';
import { notifyDone, notifyFailed } from '../../ui/notices';
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
  const { confirm, dialog } = useConfirm();
  const back = <BackLink to={managersPath}>{text.title}</BackLink>;
  if (!consortium)
    return (
      <RecordState
        title={text.oneConsortium}
        back={back}
        error={error}
        onRetry={refetch}
        notFound={text.notFoundConsortium}
        failed={text.fallbacks.getConsortium}
      />
    );
  const { username, name, last_name, project, active } = consortium;
  const shown = `${name} ${last_name}`.trim() || username;
  const askDeactivate = () =>
    confirm({
      title: text.deactivateTitle(shown),
      children: <p>{text.deactivateConsortiumHint}</p>,
      okText: text.deactivateConsortium,
      isDangerous: true,
      onConfirm: () =>
        deactivate({ id })
          .unwrap()
          .then(() => notifyDone(text.consortiumDeactivated), notifyFailed),
    });
  return (
    <>
      <PageHeader
        title={shown}
        subtitle={
          <>
            {text.oneConsortium} {!active && <InactiveTag />}
          </>
        }
        back={back}
        actions={
          active ? (
            <Button danger onClick={askDeactivate}>
              {text.deactivateConsortium}
            </Button>
          ) : (
            <ReactivateButton
              name={shown}
              username={username}
              hint={text.reactivateConsortiumHint}
              onReactivate={(next) => reactivate({ id, body: { username: next } }).unwrap()}
            />
          )
        }
      />
      {!active && <p className="stale-notice">{text.inactiveConsortium}</p>}
      <div className="columns">
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
      </div>
      {dialog}
    </>
  );
}
