import { sql } from 'drizzle-orm';
import type { Context } from '../context';
import { unreadPhotos } from '../files/files.repository';
import { photosJob } from '../files/files.service';
import { mailJob } from '../mail/outbox.service';
import { enqueue } from './enqueue';

/**
 * Enqueues records that are waiting without a job: mails written before a mail server was configured, photos stored
 * before copies existed.
 */
export async function enqueuePending({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> {
  if (config.smtpUrl) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from outbox_mail m where status = 'pending'
        and not exists (select 1 from graphile_worker.jobs j where j.key = 'mail:' || m.id)`);
    await enqueue(
      db,
      'send_mail',
      rows.map(({ id }) => mailJob(id)),
    );
  }
  if ((await unreadPhotos(db)).length > 0) await enqueue(db, 'prepare_photos', [photosJob]);
}
