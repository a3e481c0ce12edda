import { sql } from 'drizzle-orm';
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
import { mailJob } from '../mail/outbox.service';
import { photosJob } from '../files/files.service';
import { unreadPhotos } from '../files/files.repository';
import { enqueue, type Attempt, type JobName, type Jobs } from './enqueue';
import { cutOff } from './liveWorkers';

type Work = { [Name in JobName]: (payload: Jobs[Name], attempt: Attempt) => Promise<void> };

/** Enqueues mails that are waiting without a job: written while a mail server was not configured. */
async function enqueueWaitingMails({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> {
  if (!config.smtpUrl) return;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from outbox_mail m where status = 'pending'
      and not exists (select 1 from graphile_worker.jobs j where j.key = 'mail:' || m.id)`);
  await enqueue(
    db,
    'send_mail',
    rows.map(({ id }) => mailJob(id)),
  );
}

/** At a start, enqueues records that are waiting without a job: mails, and photos stored before copies existed. */
export async function enqueuePending(context: Pick<Context, 'db' | 'config'>): Promise<void> {
  const { db } = context;
  await enqueueWaitingMails(context);
  if ((await unreadPhotos(db)).length > 0) await enqueue(db, 'prepare_photos', [photosJob]);
}

/**
 * Returns the handler of each job. A job that throws is retried with growing delays. Every job can run twice without
 * harm. A process without a mail server leaves the mails to those that have one.
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
      // A process that has no mail server yet may write mails after the others have started.
      await enqueueWaitingMails(context);
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
    Object.entries(work)
      .filter(([name]) => name !== 'send_mail' || context.config.smtpUrl)
      .map(([name, run]) => [name, (payload: unknown, { job }: JobHelpers) => run(payload as never, attemptOf(job))]),
  );
}

const attemptOf = (job: JobHelpers['job']): Attempt => ({
  isLast: job.attempts >= job.max_attempts,
  begin: () => {
    if (job.last_error === cutOff) throw new Error('The process of the last attempt died.');
  },
});
