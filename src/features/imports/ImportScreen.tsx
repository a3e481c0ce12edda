import 'antd-styles/form.css';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { importsApi, useGetImportQuery } from '../../api/imports';
import { useAppDispatch } from '../../session/hooks';
import { BackLink } from '../../ui/BackLink';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeader } from '../../ui/PageHeader';
import { RecordState } from '../../ui/RecordState';
import { ImportApplied } from './ImportApplied';
import { ImportChecked } from './ImportChecked';
import { importPath } from './importPaths';
import { ImportProgress } from './ImportProgress';
import { importsText as text } from './importsText';

/** Milliseconds between two questions while the server works. */
const pollMs = 700;

/** /importar/{id}: one import, from its check to its end. Its address can be left and opened again. */
export function ImportScreen() {
  const id = Number(useParams().id);
  const dispatch = useAppDispatch();
  const { data: job, error, refetch } = useGetImportQuery({ id });
  const status = job?.status;
  const isWorking = status === 'checking' || status === 'applying';

  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isWorking, refetch]);
  useEffect(() => {
    // The lists and pages that were read before the import are stale now.
    if (status === 'applied') dispatch(importsApi.util.invalidateTags(['Client', 'Unit', 'Project']));
  }, [status, dispatch]);

  const back = <BackLink to={importPath}>{text.back}</BackLink>;
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
    case 'checked':
      return <ImportChecked job={job} back={back} onApplied={() => void refetch()} />;
    case 'applied':
      return <ImportApplied job={job} back={back} />;
    case 'failed':
      return (
        <>
          <PageHeader
            title={text.failedTitle(job.file_name)}
            back={back}
            actions={
              <LinkButton type="primary" to={importPath}>
                {text.another}
              </LinkButton>
            }
          />
          <ErrorState title={job.message ?? text.loadFailed} />
        </>
      );
  }
}
