import { preloadable, LatePart } from '../../ui/late';
import { to } from '../../contract/links';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useImportState, useImportSubscription, type ImportJob } from '../../api/imports';
import { BackLink, PageHeader } from '../../ui/PageHeader';
import { ErrorState } from '../../ui/states';
import { LinkButton } from '../../ui/LinkButton';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { RecordState } from '../../ui/RecordState';
import { ImportChecked } from './ImportChecked';
import { choosing, importPaths, kindAt } from './importPaths';
import { importsText as text } from './importsText';
import '../../ui/Panel.css';
import './imports.css';
import { Progress } from 'antd';
import { useJobPolling } from '../../session/useFreshSeconds';

// Each step is loaded when the import reaches it; files with the template's headings need no choice of columns.
const { Component: ChooseColumns } = preloadable(() => import('./ChooseColumns'));
const { Component: ImportApplied } = preloadable(() => import('./ImportApplied'));

/**
 * /importar/{id}, /importar-contratistas/{id}: one import, from its check to its end. The user can leave the page and
 * open it again.
 */
export const ImportScreen = () => (
  <LatePart fallback={<PageSkeleton />}>
    <ImportSteps />
  </LatePart>
);

function ImportSteps() {
  const id = Number(useParams().id);
  const kind = kindAt(useLocation().pathname);
  const [search] = useSearchParams();
  const { data: job, error } = useImportState({ id });
  const isWorking = job?.status === 'checking' || job?.status === 'applying';
  const pollingInterval = useJobPolling(isWorking);
  const { refetch } = useImportSubscription({ id }, { pollingInterval });

  const { choose } = importPaths[kind];
  const back = <BackLink to={to(choose)}>{text.back}</BackLink>;
  if (!job || job.id !== id)
    return (
      <RecordState
        title={text.one}
        back={back}
        error={error}
        onRetry={refetch}
        notFound={text.notFound}
        failed={text.loadFailed}
      />
    );
  switch (job.status) {
    case 'checking':
    case 'applying':
      return (
        <>
          <PageHeader
            title={job.status === 'checking' ? text.checking : text.applying}
            subtitle={job.file_name}
            back={back}
          />
          <ImportProgress job={job} />
        </>
      );
    case 'mapping':
      return <ChooseColumns job={job} back={back} />;
    case 'checked':
      return search.has(choosing) ? <ChooseColumns job={job} back={back} /> : <ImportChecked job={job} back={back} />;
    case 'applied':
      return <ImportApplied job={job} back={back} />;
    case 'failed':
      return (
        <>
          <PageHeader
            title={text.failedTitle(job.file_name)}
            back={back}
            actions={
              <LinkButton type="primary" to={to(choose)}>
                {text.another}
              </LinkButton>
            }
          />
          <ErrorState title={job.message ?? text.loadFailed} />
        </>
      );
  }
}

/** The server's progress with a file. */
function ImportProgress({ job: { processed, total, status } }: { job: ImportJob }) {
  const percent = total === 0 ? 0 : Math.round((processed / total) * 100);
  return (
    <div className="panel import-steps">
      <Progress percent={percent} status="active" aria-label={status === 'checking' ? text.checking : text.applying} />
      <p role="status">{text.progress(processed, total)}</p>
      <p className="card-soft">{text.stay}</p>
    </div>
  );
}
