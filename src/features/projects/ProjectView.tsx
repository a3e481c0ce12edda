import { PlusOutlined } from '@ant-design/icons';
import type { ProjectDetail } from '../../api/projects';
import { useCan } from '../../session/useCan';
import { BackLink } from '../../ui/BackLink';
import { formatDate } from '../../ui/dates';
import { LinkButton } from '../../ui/LinkButton';
import { Neighbours } from '../../ui/Neighbours';
import { PageHeader } from '../../ui/PageHeader';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { ClosedTag } from './ClosedTag';
import { ProjectClaims } from './ProjectClaims';
import { ProjectClosing } from './ProjectClosing';
import { ProjectData } from './ProjectData';
import { projectsPath, projectPath } from './projectPaths';
import { projectsText as text } from './projectsText';
import { ProjectUnits } from './ProjectUnits';
import { useProjectIds } from './useProjectList';

/** One project: its units and claims, who looks after it, then its data. */
export function ProjectView({ project, reload }: { project: ProjectDetail; reload: () => Promise<ProjectDetail> }) {
  const canSeeManagers = useCan('managers:manage');
  const canSeeConsortiums = useCan('consortiums:manage');
  const { consortium, managers } = project;
  return (
    <>
      <PageHeader
        title={project.name}
        subtitle={
          <>
            {[project.address, project.units_count !== undefined && text.units(project.units_count)]
              .filter(Boolean)
              .join(' · ')}{' '}
            {project.closed_at && <ClosedTag />}
          </>
        }
        back={<BackLink to={projectsPath}>{text.title}</BackLink>}
        actions={
          <>
            <Neighbours id={project.id} pathOf={projectPath} useIds={useProjectIds} />
            <ProjectClosing project={project} />
            {
              <LinkButton
                type="primary"
                icon={<PlusOutlined aria-hidden />}
                to={`/crear-unidad?proyecto=${project.id}`}
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
          </div>
          <div className="stack">
            {canSeeManagers && (
              <Panel title={text.managers}>
                <RecordLinks
                  label={text.managers}
                  empty={text.noManagers}
                  links={managers.map(({ id, name, last_name, username, is_primary }) => ({
                    key: id,
                    to: `/managers/${id}`,
                    title: `${name} ${last_name}`.trim() || username,
                    detail: username,
                    end: is_primary && <span className="tag tag-manager">{text.primary}</span>,
                  }))}
                />
              </Panel>
            )}
            {canSeeConsortiums && (
              <Panel title={text.consortium}>
                <RecordLinks
                  label={text.consortium}
                  empty={text.noConsortium}
                  links={
                    consortium
                      ? [
                          {
                            key: consortium.id,
                            to: `/consortiums/${consortium.id}`,
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
