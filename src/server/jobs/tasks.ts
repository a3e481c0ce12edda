import type { JobHelpers, TaskList } from 'graphile-worker';
import { backUpNightly } from '../backup/backup';
import { runBulk } from '../claims/claimBulkJob.service';
import type { Context } from '../context';
import { cleanUp } from '../database/cleanup';
import { storeWebFiles } from '../webFiles/webFiles.repository';
import { preparePhotos } from '../files/preparePhotos.service';
import { sweepFiles } from '../files/sweepFiles.service';
import { renderIssued } from '../issued/renderIssued.service';
import { runApplyImport, runCheckImport } from '../imports/importJobs.service';
import { mailAnswers } from '../mail/answerMails.service';
import { sendOutboxMail } from '../mail/sendMail.service';
import { mailTerms } from '../mail/termMails.service';
import { mailVisitReminders } from '../mail/visitMails.service';
import { mailWarranties } from '../mail/warrantyMails.service';
import { fillWorkingDays } from '../terms/terms.service';
import type { JobName, Jobs } from './enqueue';

/** Whether this is the last attempt of graphile-worker for the job. */
export interface Attempt {
  isLast: boolean;
}

type Work = { [Name in JobName]: (payload: Jobs[Name], attempt: Attempt) => Promise<void> };

/**
 * Returns the handler of each job. A job that throws is retried with growing delays. Every job can run twice without
 * harm.
 */
export function tasksOf(context: Context): TaskList {
  const work: Work = {
    send_mail: ({ id }, attempt) => sendOutboxMail(context, id, attempt),
    render_document: ({ id }, attempt) => renderIssued(context, id, attempt),
    check_import: ({ id }, attempt) => runCheckImport(context, id, attempt),
    apply_import: ({ id, sendInvitations }, attempt) => runApplyImport(context, id, sendInvitations, attempt),
    change_claims: ({ id }, attempt) => runBulk(context, id, attempt),
    undo_claim_changes: ({ id }, attempt) => runBulk(context, id, attempt),
    prepare_photos: () => preparePhotos(context),
    cleanup: async () => {
      await storeWebFiles(context.db, context.config.webDir);
      await cleanUp(context.pool);
    },
    sweep_files: () => sweepFiles(context),
    backup: () => backUpNightly(context),
    fill_working_days: () => context.db.transaction(fillWorkingDays),
    mail_terms: () => mailTerms(context),
    mail_visits: () => mailVisitReminders(context),
    mail_answers: () => mailAnswers(context),
    mail_warranties: () => mailWarranties(context),
  };
  return Object.fromEntries(
    Object.entries(work).map(([name, run]) => [
      name,
      (payload: unknown, { job }: JobHelpers) => run(payload as never, { isLast: job.attempts >= job.max_attempts }),
    ]),
  );
}
