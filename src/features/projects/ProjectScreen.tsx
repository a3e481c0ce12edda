import { projectParty } from '../../contract/claimStatus';
import { to } from '../../contract/links';
import { partyText } from '../../contract/partyText';
import { PlusOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useGetProjectQuery, type ProjectDetail } from '../../api/projects';
import { useCan } from '../../session/useCan';
import { PageHeader } from '../../ui/PageHeader';
import { formatDate } from '../../ui/dates';
import { LinkButton } from '../../ui/LinkButton';
import { Neighbours } from '../../ui/Neighbours';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { ClosedTag } from './projectColumns';
import { ProjectClaims } from './ProjectClaims';
import { ProjectClosing } from './ProjectClosing';
import { ProjectData } from './ProjectData';
import { projectsText as text } from './projectsText';
import { ProjectUnits } from './ProjectUnits';
import { ProjectWarranty } from './ProjectWarranty';
import { projectList } from './projectList';
import { BackToRecords, RecordScreen } from '../../ui/RecordScreen';

/** /proyectos/{id} */
export function ProjectScreen() {
  return (
    <RecordScreen<ProjectDetail>
      kind="projects"
      useRecord={useGetProjectQuery}
      notFound={text.notFound}
      failed={text.loadFailed}
    >
      {(project, reload) => <ProjectPage project={project} reload={reload} />}
    </RecordScreen>
  );
}

/** The page of a project: units and claims, its supervisors, then its data. */
function ProjectPage({ project, reload }: { project: ProjectDetail; reload: () => Promise<ProjectDetail> }) {
  const canSeeManagers = useCan('managers:manage');
  const canSeeConsortiums = useCan('consortiums:manage');
  const { consortium, managers } = project;
  return (
    <>
      <PageHeader
        title={project.name}
        subtitle={
          <>
            <span>
              {[project.address, project.units_count !== undefined && text.units(project.units_count)]
                .filter(Boolean)
                .join(' · ')}
            </span>{' '}
            {project.closed_at && <ClosedTag />}
          </>
        }
        back={<BackToRecords kind="projects" />}
        actions={
          <>
            <Neighbours id={project.id} list={projectList} />
            <ProjectClosing project={project} />
            {
              <LinkButton
                type="primary"
                icon={<PlusOutlined aria-hidden />}
                to={to('crear-unidad', { query: { proyecto: project.id } })}
              >
                {text.newUnit}
              </LinkButton>
            }
          </>
        }
      />
      <div className="stack">
        {project.closed_at && <p className="stale-notice">{text.closedNotice(formatDate(project.closed_at))}</p>}
        <div className="columns">
          <div className="stack">
            <ProjectUnits projectId={project.id} />
            <ProjectClaims projectId={project.id} />
            <ProjectWarranty project={project} />
          </div>
          <div className="stack">
            {canSeeManagers && (
              <Panel title={text.managers}>
                <RecordLinks
                  label={text.managers}
                  empty={
                    <>
                      <span>{text.noManagers}</span> <Link to={to('managers')}>{text.assignManagers}</Link>
                    </>
                  }
                  links={managers.map(({ id, name, last_name, username, is_primary }) => ({
                    key: id,
                    to: to('managers/:id', { id }),
                    title: `${name} ${last_name}`.trim() || username,
                    detail: username,
                    end: is_primary && <span className="tag tag-manager">{text.primary}</span>,
                  }))}
                />
              </Panel>
            )}
            {canSeeConsortiums && (
              <Panel
                title={partyText[projectParty]}
                action={
                  !consortium &&
                  !project.closed_at && (
                    <LinkButton to={to('crear-manager', { query: { tipo: 'consorcio', proyecto: project.id } })}>
                      {text.newConsortium}
                    </LinkButton>
                  )
                }
              >
                <RecordLinks
                  label={partyText[projectParty]}
                  empty={text.noConsortium}
                  links={
                    consortium
                      ? [
                          {
                            key: consortium.id,
                            to: to('consortiums/:id', { id: consortium.id }),
                            title: consortium.name || consortium.username,
                            detail: consortium.username,
                          },
                        ]
                      : []
                  }
                />
              </Panel>
            )}
            <ProjectData project={project} reload={reload} />
          </div>
        </div>
      </div>
    </>
  );
}
