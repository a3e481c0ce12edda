import fc from 'fast-check';
import { clear, createStore } from 'idb-keyval';
import type { OwnWork, OwnWorkCommand } from '../../../src/api/ownWork';
import type * as outboxModule from '../../../src/features/linkPages/outbox/outbox';
import { buildOwnWork } from '../../support/builders/ownWork';
import { buildPhoto } from '../../support/builders/photos';
import { setFull } from '../../support/idbKeyval';

jest.mock('../../../src/api/ownWork', () => ({
  sendWorkCommand: (link: string, command: OwnWorkCommand, key: string) => server.send(link, command, key),
}));
jest.mock('../../../src/ui/log', () => ({ logFailure: () => {} }));

/** What a command reports; photos are told apart by their names. */
const markOf = (command: OwnWorkCommand): string =>
  command.kind === 'photos' ? command.files[0]!.name : command.kind === 'arrive' ? command.at : '';

const failure = (status: number | 'FETCH_ERROR') => ({ service: 'work', status, message: 'No.' });

let runs = 0;

/** The server and the office of one run, as far as the outbox depends on them. */
class Server {
  /** Begins what is reported in this run: a page that was closed at the end of another may still be sending. */
  readonly prefix = `run ${(runs += 1)} `;
  isOnline = true;
  losesResponses = false;
  contractorId = 1;
  /** The contractor of each valid link. */
  links = new Map<string, number>();
  done = new Map<string, string>();
  executed: { mark: string; contractorId: number }[] = [];
  private count = 0;

  newLink(): string {
    this.links.clear();
    const link = `enlace-${(this.count += 1)}`;
    this.links.set(link, this.contractorId);
    return link;
  }
  origin = (link: string): outboxModule.CommandOrigin => ({
    link,
    order: { workId: 21, contractorId: this.contractorId },
  });
  isValid = (link: string): boolean => this.links.get(link) === this.contractorId;

  async send(link: string, command: OwnWorkCommand, key: string): Promise<OwnWork> {
    await Promise.resolve();
    if (!this.isOnline) throw failure('FETCH_ERROR');
    if (!this.isValid(link) || !markOf(command).startsWith(this.prefix)) throw failure(401);
    if (!this.done.has(key)) {
      this.done.set(key, markOf(command));
      this.executed.push({ mark: markOf(command), contractorId: this.contractorId });
    }
    if (this.losesResponses) throw failure('FETCH_ERROR');
    return buildOwnWork({ contractor_id: this.contractorId });
  }
}
let server = new Server();

type Outbox = typeof outboxModule;
/** A tab of the phone's browser: its own memory, and the storage that all share. */
class Tab {
  private outbox!: Outbox;
  private stop = () => {};
  open(): void {
    jest.isolateModules(() => {
      // oxlint-disable-next-line typescript/no-require-imports -- each tab has its own instance of the module
      this.outbox = require('../../../src/features/linkPages/outbox/outbox') as Outbox;
    });
    this.stop = this.outbox.startOutbox({ sent: () => {}, refused: () => {} });
  }
  close(): string[] {
    this.stop();
    const { items, unstored } = this.outbox.outboxState();
    return items.filter(({ id }) => id in unstored).map(({ command }) => markOf(command));
  }
  get state() {
    return this.outbox.outboxState();
  }
  get box(): Outbox {
    return this.outbox;
  }
}

type Step =
  | { kind: 'report'; tab: number; isPhoto: boolean }
  | { kind: 'discard' | 'reload' | 'open link'; tab: number }
  | {
      kind:
        | 'offline'
        | 'online'
        | 'lose responses'
        | 'new link'
        | 'revoke'
        | 'reassign'
        | 'full'
        | 'room'
        | 'clock back';
    };

const stepsOf = (tabs: fc.Arbitrary<number>): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('report' as const), tab: tabs, isPhoto: fc.boolean() }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom('discard' as const, 'reload' as const, 'open link' as const),
        tab: tabs,
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom(
          'offline' as const,
          'online' as const,
          'lose responses' as const,
          'new link' as const,
          'revoke' as const,
          'reassign' as const,
          'full' as const,
          'room' as const,
          'clock back' as const,
        ),
      }),
    },
  );

const sequenceOf = (tabs: fc.Arbitrary<number>) => fc.array(stepsOf(tabs), { minLength: 1, maxLength: 25 });
/** In one tab, where the order is checked too, or in two. */
const sequences = fc.oneof(sequenceOf(fc.constant(0)), sequenceOf(fc.integer({ min: 0, max: 1 })));

const usesSecondTab = (sequence: Step[]): boolean => sequence.some((step) => 'tab' in step && step.tab === 1);

/** Runs a sequence of steps, then brings the signal back, and returns what was reported and where it is now. */
async function run(sequence: Step[]) {
  await Promise.all([clear(), clear(createStore('posventa-envios', 'envios'))]);
  setFull(false);
  server = new Server();
  let clockBack = 0;
  const clock = jest
    .spyOn(Date, 'now')
    .mockImplementation(() => Math.floor(1_780_000_000_000 + performance.now() - clockBack));
  // A second tab sends what the first one has stored, also before what is only in the first one's memory.
  const phone = usesSecondTab(sequence) ? [new Tab(), new Tab()] : [new Tab()];
  for (const tab of phone) tab.open();
  const link = server.newLink();
  let opened = server.origin(link);
  const reported: { mark: string; contractorId: number; tab: number }[] = [];
  const warned = new Set<string>();
  const discarded = new Set<string>();
  const settle = async () => {
    for (let round = 0; round < 400; round += 1) {
      await Promise.resolve();
      if (round % 40 === 39) await new Promise((resolve) => setTimeout(resolve));
      if (round > 80 && phone.every(({ state }) => !state.isSending && state.storingIds.length === 0)) return;
    }
  };
  for (const [at, step] of sequence.entries()) {
    switch (step.kind) {
      case 'report': {
        const mark = `${server.prefix}${String(at).padStart(3, '0')}`;
        const { order } = opened;
        reported.push({ mark, contractorId: order!.contractorId, tab: step.tab });
        const command: OwnWorkCommand = step.isPhoto
          ? { kind: 'photos', of: 'before', files: [buildPhoto(mark)] }
          : { kind: 'arrive', at: mark };
        await phone[step.tab]!.box.addCommand(opened, command);
        break;
      }
      case 'discard': {
        const tab = phone[step.tab]!;
        const item = tab.state.items.find(({ id }) => id !== tab.state.sendingId);
        if (item) {
          discarded.add(markOf(item.command));
          await tab.box.discardCommand(item.id);
        }
        break;
      }
      case 'reload':
        for (const mark of phone[step.tab]!.close()) warned.add(mark);
        phone[step.tab]!.open();
        break;
      case 'open link': {
        const [valid] = server.links.keys();
        if (valid === undefined || !server.isValid(valid) || !server.isOnline) break;
        opened = server.origin(valid);
        await phone[step.tab]!.box.adoptLink(opened);
        break;
      }
      case 'offline':
        server.isOnline = false;
        break;
      case 'online':
        server.isOnline = true;
        server.losesResponses = false;
        window.dispatchEvent(new Event('online'));
        break;
      case 'lose responses':
        server.losesResponses = true;
        break;
      case 'new link':
        server.newLink();
        break;
      case 'revoke':
        server.links.clear();
        break;
      case 'reassign':
        server.contractorId += 1;
        server.newLink();
        break;
      case 'full':
      case 'room':
        setFull(step.kind === 'full');
        break;
      case 'clock back':
        clockBack += 3_600_000;
        for (const tab of phone) {
          for (const mark of tab.close()) warned.add(mark);
          tab.open();
        }
    }
    if (at % 3 === 0) await settle();
  }
  server.isOnline = true;
  server.losesResponses = false;
  setFull(false);
  await settle();
  for (let round = 0; round < 3; round += 1) {
    window.dispatchEvent(new Event('online'));
    await settle();
  }
  const inSight = phone.flatMap(({ state }) => state.items.map(({ command }) => markOf(command)));
  for (const tab of phone) tab.close();
  clock.mockRestore();
  return { reported, warned, discarded, inSight: new Set(inSight) };
}

test('what was reported is at the server once, or on the phone in sight, whatever happens meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const { reported, warned, discarded, inSight } = await run(sequence);
      for (const { mark, contractorId } of reported) {
        const executed = server.executed.filter((each) => each.mark === mark);
        expect(executed.length).toBeLessThanOrEqual(1);
        // Another contractor's link never sends it.
        for (const each of executed) expect(each.contractorId).toBe(contractorId);
        if (discarded.has(mark) || warned.has(mark)) continue;
        expect({ mark, isSafe: executed.length === 1 || inSight.has(mark) }).toEqual({ mark, isSafe: true });
      }
      // One tab sends in the order in which it was reported, also with a clock that was set back.
      if (!usesSecondTab(sequence) && discarded.size === 0)
        expect(server.executed.map(({ mark }) => mark)).toEqual(server.executed.map(({ mark }) => mark).toSorted());
    }),
    { numRuns: Number(process.env.OUTBOX_RUNS ?? 150) },
  );
});
