import { Checkbox } from 'antd';
import { useCheckImportMutation, type ImportJob } from '../../api/imports';
import { notifyFailed } from '../../ui/notices';
import { importsText as text } from './importsText';

/**
 * The choice whether the import also creates projects that the file names and that do not exist. A change repeats the
 * dry run.
 */
export function NewProjectsChoice({ job }: { job: ImportJob }) {
  const [check, { isLoading, originalArgs }] = useCheckImportMutation();
  const choose = (creates: boolean) =>
    check({ id: job.id, body: { create_projects: creates } })
      .unwrap()
      .catch(notifyFailed);
  return (
    <section className="panel import-projects">
      <Checkbox
        checked={isLoading ? originalArgs?.body.create_projects : job.creates_projects}
        disabled={isLoading}
        aria-describedby="new-projects"
        onChange={(event) => void choose(event.target.checked)}
      >
        {text.createProjects(job.new_projects)}
      </Checkbox>
      <p className="form-intro" id="new-projects">
        {text.createProjectsHint(job.new_projects.length)}
      </p>
    </section>
  );
}
