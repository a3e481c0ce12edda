import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Change } from '../../contract/events';
import { limits } from '../../contract/limits';
import type { Database } from '../database/connection';
import type { Listener } from '../database/listener';
import type { EventStream } from '../plugins/eventStream';
import { HttpError, unavailable } from '../support/errors';
import { serverText } from '../support/serverText';
import { fanOut } from './fanOut';
import { Follower, maxChanges } from './follower';
import { feedEnd, isInFeed, readBetween, readFeed, readRecent, type Position } from './feed.repository';
import { audiencesOf, changesFor, type Recipient } from './recipients.service';
import { TransientChanges } from './transientChanges';
import { Positions } from './position';

interface Dependencies {
  db: Database;
  pool: pg.Pool;
  /** Notifies when there are changes to read. */
  listener: Listener;
  /** Seals the positions of the feed that clients receive. */
  secret: string;
  /** Returns, for a list of token hashes, the sessions that are still valid. */
  usableSessions: (hashes: string[]) => Promise<Set<string>>;
  log: { warn: (facts: object, message: string) => void };
}

/** What a client has already received. */
interface ResumePoint {
  /** Id of the last event that it received. */
  last?: string;
  /** Without `last`: seconds since the client read its records. */
  sinceSeconds?: number;
}

/** Streams per session. A browser shares one; more are windows that cannot share. */
const maxStreamsPerSession = 8;
/** Milliseconds in which changes are collected before they are sent together. */
const batchMs = 50;
/** Milliseconds until the feed is read again after a failure. */
const retryMs = 1000;
/**
 * Milliseconds after which the clients of a closing process reconnect, plus a random spread, so that they do not all
 * reconnect at once.
 */
const reconnectMs = 500;
const reconnectJitterMs = 1500;

/**
 * Sends the changes in the database's feed to the clients of this process, to each client those that its policies
 * allow.
 */
export class Events {
  private readonly followers = new Set<Follower>();
  private readonly positions: Positions;
  private position: Position | undefined;
  private isStale = false;
  private isReading = false;
  private isEnding = false;
  private readonly viewers = new TransientChanges((changes) => {
    this.sendTransient(changes).catch((error: unknown) =>
      this.dependencies.log.warn({ err: error }, 'The viewers of claims could not be sent.'),
    );
  });
  private readonly heartbeat: NodeJS.Timeout;

  constructor(private readonly dependencies: Dependencies) {
    this.positions = new Positions(dependencies.secret);
    dependencies.listener.on('change_feed', () => this.wake());
    dependencies.listener.on('session_change', () => void this.endClosedSessions());
    dependencies.listener.on('claim_viewers', (payload) => this.viewers.receive(payload));
    this.heartbeat = setInterval(() => void this.beat(), limits.heartbeatSeconds * 1000).unref();
  }

  /** Number of followers. */
  get count(): number {
    return this.followers.size;
  }

  /**
   * Opens a stream and first sends the changes that the client missed, or a `reset` if the feed no longer has all of
   * them. Throws 429 if its session has too many streams.
   * @param session the hash of its token.
   */
  async follow(user: Recipient, session: string, resumePoint: ResumePoint): Promise<EventStream> {
    if (this.isEnding) throw unavailable();
    const sessionFollowers = [...this.followers].filter((follower) => follower.session === session);
    if (sessionFollowers.length >= maxStreamsPerSession)
      throw new HttpError(429, serverText.tooManyStreams, undefined, { 'retry-after': '60' });
    const follower = new Follower(user, session);
    this.followers.add(follower);
    follower.stream.onClose(() => this.followers.delete(follower));
    try {
      this.wake();
      const from = await follower.joined;
      const missed = await this.missedBy(user, resumePoint, from);
      follower.start(missed, this.positions.seal(from));
      return follower.stream;
    } catch (error) {
      this.followers.delete(follower);
      throw error;
    }
  }

  /** Ends all streams, so that the clients connect to another process. */
  endAll(): void {
    this.isEnding = true;
    for (const { stream } of this.followers) {
      stream.reconnectAfter(reconnectMs + Math.round(Math.random() * reconnectJitterMs));
      stream.end();
    }
  }

  close(): void {
    this.endAll();
    clearInterval(this.heartbeat);
    this.viewers.close();
    this.followers.clear();
  }

  /** Returns the changes that a client missed up to a position; undefined if the feed no longer has them. */
  private async missedBy(
    user: Recipient,
    { last, sinceSeconds }: ResumePoint,
    until: Position,
  ): Promise<Change[] | undefined> {
    const { db, pool } = this.dependencies;
    if (last === undefined)
      return sinceSeconds === undefined ? [] : changesFor(db, user, await readRecent(pool, sinceSeconds, until));
    const since = this.positions.open(last);
    if (since === undefined || !(await isInFeed(pool, since))) return undefined;
    const missed = await changesFor(db, user, await readBetween(pool, since, until));
    return missed.length > maxChanges ? undefined : missed;
  }

  /** Reads the feed: immediately, or again after the current read. */
  private wake(): void {
    this.isStale = true;
    if (!this.isReading) void this.readContinuously();
  }

  private async readContinuously(): Promise<void> {
    this.isReading = true;
    while (this.isStale && this.followers.size > 0) {
      this.isStale = false;
      try {
        await this.readNext();
        await sleep(batchMs);
      } catch (error) {
        if (this.isEnding) break;
        this.dependencies.log.warn({ err: error }, 'The feed of changes could not be read.');
        this.isStale = true;
        await sleep(retryMs, undefined, { ref: false });
      }
    }
    // Without followers, later changes have no recipient.
    if (this.followers.size === 0) this.position = undefined;
    this.isReading = false;
  }

  /**
   * Reads the next changes and sends them to all followers that had joined before. A follower that arrives meanwhile
   * joins at the end of this read.
   */
  private async readNext(): Promise<void> {
    const { pool } = this.dependencies;
    const since = this.position;
    const { changes, until } = since ? await readFeed(pool, since) : { changes: [], until: await feedEnd(pool) };
    this.position = until;
    const listening = [...this.followers].filter(({ isJoined }) => isJoined);
    for (const follower of this.followers) if (!follower.isJoined) follower.join(until);
    const id = this.positions.seal(until);
    await fanOut(this.dependencies, listening, changes, {
      deliver: (follower, received) => follower.deliver(received, id),
      fail: (followers, error) => {
        // The clients reconnect and request the changes after the last event that they received.
        for (const { stream } of followers) stream.disconnect();
        this.dependencies.log.warn({ err: error }, 'The recipients of changes could not be read.');
      },
    });
  }

  /** Sends changes that are not stored. A page that misses them reloads by itself. */
  private async sendTransient(changes: Change[]): Promise<void> {
    const readyFollowers = [...this.followers].filter(({ isStarted }) => isStarted);
    for (const { listeners } of audiencesOf(readyFollowers, changes)) {
      const [first] = listeners;
      const received = first ? await changesFor(this.dependencies.db, first.user, changes) : [];
      if (received.length > 0) for (const { stream } of listeners) stream.send({ name: 'change', data: received });
    }
  }

  private async beat(): Promise<void> {
    await this.endClosedSessions();
    for (const follower of this.followers) follower.beat();
  }

  /** Ends the streams of sessions that have ended in any process. */
  private async endClosedSessions(): Promise<void> {
    if (this.followers.size === 0) return;
    try {
      const sessions = [...new Set([...this.followers].map(({ session }) => session))];
      const usable = await this.dependencies.usableSessions(sessions);
      for (const { session, stream } of this.followers)
        if (sessions.includes(session) && !usable.has(session)) stream.end();
    } catch (error) {
      if (!this.isEnding) this.dependencies.log.warn({ err: error }, 'The sessions of open streams could not be read.');
    }
  }
}
