import { PlusOutlined } from '@ant-design/icons';
import type { Project } from '../../api/projects';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeader } from '../../ui/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { useTableQuery } from '../../ui/table/useTableQuery';
import { uiText } from '../../ui/text';
import { projectColumns } from './projectColumns';
import { newProjectPath, projectPath } from './projectPaths';
import { projectsText as text } from './projectsText';
import { useProjectList } from './useProjectList';

/** /proyectos (section 2, "Projects table"). */
export function ProjectListScreen() {
  const control = useTableQuery();
  const result = useProjectList(control.query);
  const create = (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={newProjectPath}>
      {text.create}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={text.title} actions={create} />
      <DataTable<Project>
        label={text.title}
        columns={projectColumns}
        rowKey={(row) => row.id}
        result={result}
        control={control}
        actionsWidth={72}
        actions={(row) => (
          <LinkButton
            size="small"
            type="link"
            to={projectPath(row.id)}
            state={control.from}
            aria-label={text.viewOf(row.name)}
          >
            {uiText.view}
          </LinkButton>
        )}
        card={(row) => (
          <>
            <strong>{row.name}</strong>
            <p className="card-soft">{row.address}</p>
            {row.units_count !== undefined && <p className="card-soft">{text.units(row.units_count)}</p>}
          </>
        )}
        empty={
          <EmptyState title={text.emptyTitle}>
            <p>{text.emptyHint}</p>
            {create}
          </EmptyState>
        }
      />
    </>
  );
}
