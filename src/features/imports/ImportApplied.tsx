import { to } from '../../contract/links';
import type { ReactNode } from 'react';
import type { ImportJob } from '../../api/imports';
import { FormMessage } from '../../ui/form/FormMessage';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeader } from '../../ui/PageHeader';
import { ImportRows } from './ImportRows';
import { ImportSummary, FailedRowsButton } from './ImportSummary';
import { importPaths } from './importPaths';
import { importsText as text, changes } from './importsText';

/** The texts of an import's result. */
const appliedText = {
  appliedTitle: (file: string) => `${file}: importado`,
  projectsCreated: (names: string[]) =>
    `${names.length === 1 ? 'Creamos el proyecto' : `Creamos ${names.length} proyectos:`} ${names.join(', ')}.`,
  seeProjects: 'Ver los proyectos',
  applied: (create: number, change: number) =>
    `Listo: guardamos ${changes(create, change, ['con datos nuevos', 'con cambios'])}.`,
  seeContractors: 'Ver los contratistas',
  seeClients: 'Ver los clientes',
  seeUnits: 'Ver las unidades',
} as const;

/** The result of an import, with a link to the records. */
export default function ImportApplied({ job, back }: { job: ImportJob; back: ReactNode }) {
  const { create, change, error } = job.summary;
  const hasProjects = job.creates_projects && job.new_projects.length > 0;
  return (
    <>
      <PageHeader
        title={appliedText.appliedTitle(job.file_name)}
        back={back}
        actions={
          <>
            {error > 0 && <FailedRowsButton id={job.id} fileName={job.file_name} />}
            <LinkButton to={to(importPaths[job.kind].choose)}>{text.another}</LinkButton>
          </>
        }
      />
      <div className="stack">
        <FormMessage>{appliedText.applied(create, change)}</FormMessage>
        {hasProjects && <FormMessage>{appliedText.projectsCreated(job.new_projects)}</FormMessage>}
        <div className="row-actions">
          {job.kind === 'contractors' ? (
            <LinkButton to={to('contratistas')}>{appliedText.seeContractors}</LinkButton>
          ) : (
            <>
              <LinkButton to={to('clientes')}>{appliedText.seeClients}</LinkButton>
              <LinkButton to={to('unidades')}>{appliedText.seeUnits}</LinkButton>
            </>
          )}
          {hasProjects && <LinkButton to={to('proyectos')}>{appliedText.seeProjects}</LinkButton>}
        </div>
        <ImportSummary job={job} />
        <ImportRows job={job} />
      </div>
    </>
  );
}
