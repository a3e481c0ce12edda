import 'antd-styles/form.css';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { useGetConsortiumQuery } from '../../api/managers';
import { BackLink } from '../../ui/BackLink';
import { Fact, Facts } from '../../ui/Facts';
import { InactiveTag } from '../../ui/InactiveTag';
import { PageHeader } from '../../ui/PageHeader';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { RecordState } from '../../ui/RecordState';
import { uiText } from '../../ui/text';
import { managersPath } from './managerPaths';
import { selectConsortium } from './managersSlice';
import { managersText as text } from './managersText';

/** /consortiums/{id}: a consortium user and its project. */
export function ConsortiumScreen() {
  const id = Number(useParams().id);
  const { error, refetch } = useGetConsortiumQuery({ id }, { refetchOnMountOrArgChange: true });
  const consortium = useSelector((root: Parameters<typeof selectConsortium>[0]) => selectConsortium(root, id));
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
  const { username, name, last_name, phone_number, project, active } = consortium;
  return (
    <>
      <PageHeader
        title={`${name} ${last_name}`.trim() || username}
        subtitle={
          <>
            {text.oneConsortium} {!active && <InactiveTag />}
          </>
        }
        back={back}
      />
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
        <Panel title={text.consortiumData}>
          <Facts>
            <Fact label={text.username}>
              <a href={`mailto:${username}`}>{username}</a>
            </Fact>
            <Fact label={text.phone}>
              {phone_number ? <a href={`tel:${phone_number}`}>{phone_number}</a> : uiText.notAvailable}
            </Fact>
          </Facts>
        </Panel>
      </div>
    </>
  );
}
