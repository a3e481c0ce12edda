import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimTransitions, type ClaimStatus } from '../../src/contract/claimStatus';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { clients as demoClients } from '../../src/server/database/seed/peopleData';
import { unitClaimFields } from '../server/support/claims';
import { form, pngOf } from '../server/support/files';
import { Person, type Answer, type Call } from './caller';
import type { Ledger, ExpectedRecord } from './ledger';

/** Average milliseconds between two actions of a user. */
const thinkMs = 5000;
/**
 * Milliseconds between the arrivals of two users: real users do not all arrive at once, and processes that have just
 * started are slow.
 */
const betweenMs = Number(process.env.CLUSTER_BETWEEN_MS ?? 150);
/** A user who retries after a lost response does so for a few seconds, as the portal's button suggests. */
const [tries, retryMs] = [6, 2000];
const photo = pngOf(60_000);

interface Account {
  username: string;
  type: 'admin' | 'manager' | 'client';
}

const staff: Account[] = [
  { username: 'admin@demo.ar', type: 'admin' },
  { username: 'direccion@demo.ar', type: 'admin' },
  { username: 'manager@demo.ar', type: 'manager' },
];
const clients: Account[] = demoClients.map(({ username }) => ({ username, type: 'client' }));

/** One user in ten is staff. */
const accountOf = (index: number): Account =>
  index % 10 === 0 ? staff[(index / 10) % staff.length]! : clients[index % clients.length]!;

export interface Crowd {
  /** Running actions are finished. */
  stop(): Promise<void>;
}

/** Starts this many concurrent users; resolves when all have signed in. */
export async function startPeople(
  url: string,
  count: number,
  ledger: Ledger,
  note: (call: Call) => void,
): Promise<Crowd> {
  let isOver = false;
  const waiting = Array.from({ length: count }, (_, index) => accountOf(index));
  const signedIn: { person: Person; account: Account; contracts: number[] }[] = [];
  const signInNext = async () => {
    for (let account = waiting.pop(); account; account = waiting.pop()) {
      const person = new Person(url, account.username, note);
      await person.signIn(account.type, demoPassword);
      signedIn.push({ person, account, contracts: await contractsOf(person) });
    }
  };
  await Promise.all([signInNext(), signInNext(), signInNext(), signInNext()]);
  const arrivalMs = count * betweenMs;
  const works = signedIn.map(async ({ person, account, contracts }) => {
    await sleep(Math.random() * arrivalMs);
    while (!isOver) {
      await act(person, account, contracts, ledger);
      await sleep(thinkMs * (0.5 + Math.random()));
    }
  });
  await sleep(arrivalMs);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(works);
    },
  };
}

/** Places on which a user can create claims. */
async function contractsOf(person: Person): Promise<number[]> {
  const { body } = await person.get('units', '/logic/unit?page=1&page_size=100');
  return (body.data as { contract_id: number | null; is_project_closed: boolean }[]).flatMap((unit) =>
    unit.contract_id === null || unit.is_project_closed ? [] : [unit.contract_id],
  );
}

async function act(person: Person, { type }: Account, contracts: number[], ledger: Ledger): Promise<void> {
  const isStaff = type !== 'client';
  const random = Math.random() * 100;
  const page = 1 + Math.floor(Math.random() * 3);
  if (random < 25) await person.get('list', '/logic/unit_claim?page=1&page_size=10');
  else if (random < 38)
    await person.get('list, filtered', `/logic/unit_claim?page=${page}&page_size=20&sort=-id&status=pending,approved`);
  else if (random < 45)
    await person.get('search', `/logic/unit_claim?page=1&q=${['cocina', 'humedad', 'puerta', 'prueba'][page]}`);
  else if (random < 65) await openClaim(person);
  else if (random < 72)
    await person.get('counts', isStaff ? '/logic/unit_claim/counts?by=status,project_id' : '/logic/unit?page=1');
  else if (random < 82) await createClaim(person, contracts, ledger);
  else if (random < 92) await sendMessage(person, ledger);
  else if (random < 94 && isStaff) await person.get('export', '/logic/unit_claim/export?format=xlsx');
  else if (random < 95 && type === 'admin') await startBulkChange(person, ledger);
  else if (isStaff) await advanceClaim(person, ledger);
  else await person.get('profile', '/auth/info');
}

const newest = async (person: Person) =>
  ((await person.get('list', '/logic/unit_claim?page=1&page_size=10&sort=-id')).body?.data ?? []) as {
    unit_claim: {
      id: number;
      claim_id: number;
      claim: { claim_status: { code: ClaimStatus } };
      claim_image: { url: string }[];
    };
  }[];
const oneOf = <T>(items: T[]): T | undefined => items[Math.floor(Math.random() * items.length)];

/** Opens a claim and its photo. */
async function openClaim(person: Person): Promise<void> {
  const claim = oneOf(await newest(person));
  if (!claim) return;
  await person.get('detail', `/logic/unit_claim/${claim.unit_claim.id}`);
  const [image] = claim.unit_claim.claim_image;
  if (image) await person.get('photo', image.url.replace(/^\/api/, ''));
}

async function createClaim(person: Person, contracts: number[], ledger: Ledger): Promise<void> {
  const contract = oneOf(contracts);
  if (contract === undefined) return;
  const wanted: ExpectedRecord = { words: `Prueba ${randomUUID()}`, isAcknowledged: false, photos: 1 };
  ledger.claims.push(wanted);
  const body = form(unitClaimFields({ description: wanted.words }), [{ name: 'foto.png', bytes: photo }]);
  const key = randomUUID();
  const isMade = await retryUntilAcknowledged(
    () => person.upload('claim with photo', `/logic/contract/${contract}/unit_claim`, body, key),
    wanted,
  );
  if (isMade) await mustSee(person, `/logic/unit_claim?page=1&q=${wanted.words.slice(7)}`, wanted.words, ledger);
}

async function sendMessage(person: Person, ledger: Ledger): Promise<void> {
  const claim = oneOf(await newest(person));
  if (!claim) return;
  const wanted: ExpectedRecord = { words: `Prueba ${randomUUID()}`, isAcknowledged: false, photos: 0 };
  ledger.comments.push(wanted);
  const path = `/logic/claim/${claim.unit_claim.claim_id}/comment`;
  const key = randomUUID();
  if (await retryUntilAcknowledged(() => person.post('message', path, { text: wanted.words }, key), wanted))
    await mustSee(person, path, wanted.words, ledger);
}

/**
 * Sends with one key until it is acknowledged, or gives up; half of the users give up immediately. Returns whether it
 * was acknowledged.
 */
async function retryUntilAcknowledged(send: () => Promise<Answer>, wanted: ExpectedRecord): Promise<boolean> {
  const isPatient = Math.random() < 0.5;
  for (let attempt = 0; attempt < (isPatient ? tries : 1); attempt++) {
    if (attempt > 0) await sleep(retryMs);
    const { status } = await send();
    if (status === 200 || status === 201) wanted.isAcknowledged = true;
    if (status > 0 && status < 500) return wanted.isAcknowledged;
  }
  return false;
}

/** The next list after an acknowledged change must show it, whichever process responds. */
async function mustSee(person: Person, path: string, words: string, ledger: Ledger): Promise<void> {
  const { status, body } = await person.get('list after a change', path);
  if (status === 200 && !JSON.stringify(body).includes(words))
    ledger.unseen.push(`«${words}» was not in the next list`);
}

async function advanceClaim(person: Person, ledger: Ledger): Promise<void> {
  const claim = oneOf(await newest(person));
  if (!claim) return;
  const { claim_id: claimId, claim: shown } = claim.unit_claim;
  const from = shown.claim_status.code;
  const to = claimTransitions[from].up;
  if (!to) return;
  const { status } = await person.post('status', `/logic/claim/${claimId}/status/up?from=${from}`);
  if (status === 200) ledger.moves.push({ claimId, to });
}

async function startBulkChange(person: Person, ledger: Ledger): Promise<void> {
  const ids = (await newest(person)).map(({ unit_claim: { claim_id: id } }) => id);
  if (ids.length === 0) return;
  const order = { ids, action: 'priority', priority: oneOf(['low', 'medium', 'high', 'urgent']) };
  const { status, body } = await person.post('change of many', '/logic/unit_claim/bulk', order, randomUUID());
  if (status === 201) ledger.bulks.push(body.data.id as number);
}
