import type { Cluster } from './cluster';

/** A record that a user tried to create, with a unique text. */
export interface ExpectedRecord {
  words: string;
  /** Whether the server acknowledged it. */
  isAcknowledged: boolean;
  photos: number;
}

interface Found {
  words: string;
  photos: number;
}

/** The actions of the users, compared with the database at the end. */
export class Ledger {
  readonly claims: ExpectedRecord[] = [];
  readonly comments: ExpectedRecord[] = [];
  /** Acknowledged moves of claims. */
  readonly moves: { claimId: number; to: string }[] = [];
  /** Acknowledged bulk changes. */
  readonly bulks: number[] = [];
  /** Lists requested after an acknowledged change that did not show it. */
  readonly unseen: string[] = [];

  /** Number of acknowledged actions. */
  get done(): number {
    const acknowledged = (wanted: ExpectedRecord[]) => wanted.filter(({ isAcknowledged }) => isAcknowledged).length;
    return acknowledged(this.claims) + acknowledged(this.comments) + this.moves.length + this.bulks.length;
  }

  /** Compares all actions with the database; returns the differences as texts. */
  async compare({ query }: Cluster): Promise<string[]> {
    const claims = await query<Found>(
      `select c.description as words, (select count(*)::int from claim_image i join stored_file f on f.id = i.file_id where i.claim_id = c.id) as photos
       from claim c where c.description like 'Prueba %'`,
    );
    const comments = await query<Found>(
      `select text as words, 0 as photos from claim_comment where text like 'Prueba %'`,
    );
    const changes = await query<{ claim_id: number; to: string }>(
      `select distinct claim_id, "to" from claim_change where field = 'status'`,
    );
    const known = new Set(changes.map(({ claim_id: id, to }) => `${id} ${to}`));
    const unfinished = await query<{ id: number }>(
      `select id from unnest($1::int[]) as wanted(id) where not exists (select 1 from claim_bulk b where b.id = wanted.id)
         or exists (select 1 from claim_bulk_row r where r.bulk_id = wanted.id and r.outcome = 'waiting')`,
      [this.bulks],
    );
    return [
      ...this.unseen,
      ...compareRecords('claim', this.claims, claims),
      ...compareRecords('message', this.comments, comments),
      ...this.moves
        .filter(({ claimId, to }) => !known.has(`${claimId} ${to}`))
        .map(({ claimId, to }) => `the acknowledged move of claim ${claimId} to ${to} is missing`),
      ...unfinished.map(({ id }) => `the change ${id} of many claims was not carried out`),
    ];
  }
}

/** An acknowledged record exists exactly once; an unacknowledged one exists completely or not at all. */
function compareRecords(kind: string, expected: ExpectedRecord[], found: Found[]): string[] {
  const byWords = new Map<string, Found[]>();
  for (const record of found) byWords.set(record.words, [...(byWords.get(record.words) ?? []), record]);
  return expected.flatMap(({ words, isAcknowledged, photos }) => {
    const [record, ...more] = byWords.get(words) ?? [];
    if (more.length > 0) return [`the ${kind} «${words}» is there ${more.length + 1} times`];
    if (isAcknowledged && !record) return [`the acknowledged ${kind} «${words}» is missing`];
    if (record && record.photos !== photos) return [`the ${kind} «${words}» has ${record.photos} of ${photos} photos`];
    return [];
  });
}
