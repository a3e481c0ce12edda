import { sql, type SQL } from 'drizzle-orm';
import type { Visit } from '../../contract/visitShapes';
import { openVisitStatuses } from '../../contract/visitStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { toPhoto, type StoredPhoto } from '../files/files.service';
import { claimsAtPlace, isBusy, visitWorker as worker, type VisitParty } from '../policies/visits.policy';
import { codeList, nameOf, utc } from '../support/columns';
import { allOf, isOneOf, isOneOfCodes, runSql } from '../support/list';
import type { Span } from './visitChanges.repository';

interface VisitQuery {
  from?: string;
  to?: string;
  status?: string;
  work_id?: string;
  claim_id?: string;
  contractor_id?: string;
  assignee_id?: string;
  contacts?: boolean;
}

const from = sql`from visit v join project p on p.id = v.project_id left join unit u on u.id = v.unit_id
  left join contractor t on t.id = v.contractor_id left join account a on a.id = v.assignee_id`;
const windows = sql`(select coalesce(json_agg(json_build_object('starts_at', ${utc(sql`x.starts_at`)}, 'ends_at', ${utc(sql`x.ends_at`)},
    'is_taken', ${isBusy(sql`v`)}) order by x.starts_at), '[]') from visit_window x where x.visit_id = v.id)`;

/** The contacts who open the door, each once. The person who goes there needs them until the visit is over. */
const contactsOf = (claims: SQL) =>
  sql`(select coalesce(json_agg(distinct jsonb_build_object('name', c.contact_name, 'phone', coalesce(c.contact_phone, ''))), '[]')
    from claim c where v.status = 'agreed' and c.contact_name is not null and ${claimsAtPlace} and ${claims})`;

const photos = sql`(select coalesce(json_agg(json_build_object('id', h.id, 'file_id', f.id, 'name', f.name, 'width', f.width, 'height', f.height) order by h.id), '[]')
  from visit_photo h join stored_file f on f.id = h.file_id where h.visit_id = v.id)`;

type VisitRow = Omit<Visit, 'photos'> & { photos: StoredPhoto[] };
const toVisit = (row: VisitRow, context: Context): Visit => ({
  ...row,
  photos: row.photos.map((photo) => toPhoto(photo, context)),
});

/**
 * Returns the columns of a visit as a party sees it. Staff may change a visit at any time, others until
 * `visitChangeHours` before.
 */
async function columns({ config, db }: Context, party: VisitParty, asksForContacts = false): Promise<SQL> {
  const isCompany = party.side === 'company';
  const canChange = isCompany
    ? sql`true`
    : sql`(v.starts_at is null or v.starts_at - make_interval(hours => ${config.visitChangeHours}::int) > now())`;
  const ofStaff = (column: SQL) => (isCompany ? column : sql`null::int`);
  const claims = await party.claims(db);
  const contacts = isCompany && asksForContacts ? contactsOf(claims) : sql`'[]'::json`;
  return sql`v.id, v.work_id, v.status, concat_ws(' · ', u.name, p.name) as place, p.address,
    (select coalesce(json_agg(json_build_object('id', c.id, 'type', c.type, 'what', coalesce(i.label, concat_ws(' · ', c.reason, c.place))) order by c.id), '[]')
      from claim c left join claim_item i on i.id = c.item_id where ${claimsAtPlace} and ${claims}) as claims, ${contacts} as contacts,
    coalesce(t.name, ${nameOf(sql`a`)}) as worker, ${ofStaff(sql`v.contractor_id`)} as contractor_id, ${ofStaff(sql`v.assignee_id`)} as assignee_id,
    v.proposed_by, ${windows} as windows, ${utc(sql`v.starts_at`)} as starts_at, ${utc(sql`v.ends_at`)} as ends_at,
    (v.status in (${codeList(openVisitStatuses)}) and ${canChange}) as can_change, coalesce((select phone from company limit 1), '') as company_phone,
    ${utc(sql`v.unattended_at`)} as unattended_at, v.missed_by, v.note, v.version, ${photos} as photos`;
}

/** Returns the matching visits that a party may see: those without a date first, then by date. */
export async function listVisits(context: Context, party: VisitParty, query: VisitQuery): Promise<Visit[]> {
  const { from: start, to: end } = query;
  const claim = isOneOf(sql`c.id`, query.claim_id);
  const where = allOf([
    await party.visits(context.db),
    start ? sql`v.ends_at > ${start}` : undefined,
    end ? sql`v.starts_at < ${end}` : undefined,
    isOneOfCodes(sql`v.status`, query.status),
    isOneOf(sql`v.work_id`, query.work_id),
    claim &&
      sql`exists (select 1 from claim c where ${claimsAtPlace} and ${claim} and ${await party.claims(context.db)})`,
    isOneOf(sql`v.contractor_id`, query.contractor_id),
    isOneOf(sql`v.assignee_id`, query.assignee_id),
  ]);
  const rows = await runSql<VisitRow>(
    context.pool,
    sql`select ${await columns(context, party, query.contacts)} ${from} where ${where} order by v.starts_at nulls first, v.id`,
  );
  return rows.map((row) => toVisit(row, context));
}

/** Returns one visit; undefined if it is unknown or not visible. */
export async function findVisit(context: Context, party: VisitParty, id: number): Promise<Visit | undefined> {
  const [found] = await runSql<VisitRow>(
    context.pool,
    sql`select ${await columns(context, party)} ${from} where v.id = ${id} and ${await party.visits(context.db)}`,
  );
  return found && toVisit(found, context);
}

/**
 * Returns the agreed visits of who does a work order, except one, from a day before an instant until a month after it.
 */
export async function findTaken(tx: Executor, workId: number, from: Date, exceptId: number): Promise<Span[]> {
  const { rows } = await tx.execute<{ starts_at: string; ends_at: string }>(sql`
    select ${utc(sql`o.starts_at`)} as starts_at, ${utc(sql`o.ends_at`)} as ends_at from work_order w, visit o
    where w.id = ${workId} and o.id <> ${exceptId} and o.status = 'agreed' and ${worker(sql`o`)} = ${worker(sql`w`)}
      and o.starts_at between ${from.toISOString()}::timestamptz - interval '1 day' and ${from.toISOString()}::timestamptz + interval '40 days'`);
  return rows.map((row) => ({ startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at) }));
}

/** Returns the UID of a visit's calendar entry; null for visits from before it was stored. */
export async function calendarUidOf(db: Executor, id: number): Promise<string | null> {
  const { rows } = await db.execute<{ calendar_uid: string | null }>(
    sql`select calendar_uid from visit where id = ${id}`,
  );
  return rows[0]?.calendar_uid ?? null;
}

/** Returns the positions of the spans in which who does a work order has an agreed visit. */
export async function findBusy(tx: Executor, workId: number, spans: Span[]): Promise<number[]> {
  const instants = (key: keyof Span) => sql`${sql.param(spans.map((span) => span[key].toISOString()))}::timestamptz[]`;
  const { rows } = await tx.execute<{ position: number }>(sql`
    select x.at::int - 1 as position from work_order w, unnest(${instants('startsAt')}, ${instants('endsAt')}) with ordinality as x(starts_at, ends_at, at)
    where w.id = ${workId} and ${isBusy(sql`w`)} order by x.at`);
  return rows.map(({ position }) => position);
}
