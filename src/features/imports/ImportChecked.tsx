import { Button, Checkbox } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useApplyImportMutation, type ImportJob } from '../../api/imports';
import { notifyFailed } from '../../ui/notices';
import { PageHeader } from '../../ui/PageHeader';
import { useConfirm } from '../../ui/useDialog';
import { ImportRows } from './ImportRows';
import { ImportSummary, FailedRowsButton } from './ImportSummary';
import { NewProjectsChoice } from './NewProjectsChoice';
import { settings } from '../../api/settings';
import { importsText as text } from './importsText';
import { choosing } from './importPaths';

interface ImportCheckedProps {
  job: ImportJob;
  back: ReactNode;
}

/** The dry run: the outcome of each row, and the buttons to apply or discard the import. */
export function ImportChecked({ job, back }: ImportCheckedProps) {
  const { create, change, error } = job.summary;
  const canInvite = job.kind === 'clients';
  const [isInviting, setIsInviting] = useState(canInvite && settings.sendsMail);
  const [apply, { isLoading }] = useApplyImportMutation();
  const { confirm, dialog } = useConfirm();
  const count = create + change;

  const confirmApply = () =>
    confirm({
      title: text.applyTitle,
      okText: text.confirm,
      children: (
        <p>
          {[
            text.applyHint(create, change),
            job.creates_projects && job.new_projects.length > 0 && text.projectsToo(job.new_projects.length),
            error > 0 && text.leftOut(error),
            isInviting && text.invited,
          ]
            .filter(Boolean)
            .join('')}
        </p>
      ),
      onConfirm: () =>
        apply({ id: job.id, body: { leave_out_errors: error > 0, send_invitations: isInviting } })
          .unwrap()
          .catch(notifyFailed),
    });

  return (
    <>
      <PageHeader
        title={text.checkedTitle(job.file_name)}
        back={back}
        actions={
          <>
            {error > 0 && <FailedRowsButton id={job.id} fileName={job.file_name} />}
            {count > 0 && (
              <Button type="primary" loading={isLoading} onClick={confirmApply}>
                {error > 0 ? text.applyWithout(count) : text.apply(count)}
              </Button>
            )}
          </>
        }
      />
      <div className="stack">
        {job.message && (
          <p className="stale-notice" role="alert">
            {job.message}
          </p>
        )}
        <ImportSummary job={job} />
        <ReadingNote job={job} />
        {job.warnings > 0 && (
          <p className="import-warning">
            <span>{text.warnings(job.warnings)}</span> <Link to="?outcome=warning">{text.seeWarnings}</Link>
          </p>
        )}
        {error > 0 && (
          <p className="stale-notice">
            <span>{text.errorsHint(error, count)}</span> <Link to="?outcome=error">{text.seeErrors}</Link>
          </p>
        )}
        {job.new_projects.length > 0 && <NewProjectsChoice job={job} />}
        {count === 0 && error === 0 ? (
          <p>{text.nothing}</p>
        ) : (
          count > 0 &&
          canInvite &&
          (settings.sendsMail ? (
            <Checkbox checked={isInviting} onChange={(event) => setIsInviting(event.target.checked)}>
              {text.invite}
            </Checkbox>
          ) : (
            <p>{text.noInvitations}</p>
          ))
        )}
        <ImportRows key={error} job={job} />
      </div>
      {dialog}
    </>
  );
}

/** Says what of the file is not used, and offers to choose its columns again. */
function ReadingNote({ job: { reading } }: { job: ImportJob }) {
  // An import from before the columns could be chosen.
  if (!reading) return null;
  const { unused_columns: columns, unused_sheets: sheets, hidden_rows: hiddenRows, heading_row: headingRow } = reading;
  const left = [
    ...(columns.length > 0 ? [text.unusedColumns(columns)] : []),
    ...(sheets.length > 0 ? [text.unusedSheets(sheets)] : []),
    ...(hiddenRows > 0 ? [text.hiddenRowsLeft(hiddenRows)] : []),
    ...(headingRow > 1 ? [text.headingsAt(headingRow)] : []),
  ];
  return (
    <p className={left.length > 0 ? 'import-warning' : 'card-soft'}>
      <span>{left.join(' ') || text.readAll}</span> <Link to={`?${choosing}=1`}>{text.changeColumns}</Link>
    </p>
  );
}
