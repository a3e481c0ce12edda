import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';
import { linkVisitsGeneratedApi } from './generated/linkVisits.gen';
import {
  ownWorkGeneratedApi,
  type CorrectOwnWorkApiArg,
  type MoveOwnWorkApiArg,
  type OwnWork,
  type ReportStuckOwnWorkApiArg,
  type TakeBackOwnWorkApiArg,
} from './generated/ownWork.gen';
import { asMultipart } from './multipart';
import { ownWorksGeneratedApi, type OwnWorkList } from './generated/ownWorks.gen';
import type { LinkState, TokenState } from './token';

const ownWorkApi = ownWorkGeneratedApi.enhanceEndpoints({
  endpoints: { addOwnWorkPhotos: asMultipart, reportStuckOwnWork: asMultipart, sendOwnWorkMessage: asMultipart },
});
const linkVisitsApi = linkVisitsGeneratedApi.enhanceEndpoints({ endpoints: { endLinkVisit: asMultipart } });

/**
 * A command of a contractor by the link of a work order. It is sent with a key by which the server recognises
 * repetitions.
 */
export type OwnWorkCommand =
  | { kind: 'move'; body: MoveOwnWorkApiArg['body'] }
  /** `claimId`: of one place; missing for the only one, or for all. */
  | { kind: 'arrive'; at: string; claimId?: number }
  | { kind: 'photos'; of: OwnWorkPhotoKind; claimId?: number; files: File[] }
  /** The contractor found nobody at the address. */
  | { kind: 'miss'; visitId: number; note: string; at: string; files: File[] }
  /** The work could not be finished. */
  | { kind: 'stuck'; body: Omit<ReportStuckOwnWorkApiArg['body'], 'images'>; files: File[] }
  | { kind: 'correct'; body: CorrectOwnWorkApiArg['body'] }
  | { kind: 'take back'; body: TakeBackOwnWorkApiArg['body'] }
  /** A message to the company. */
  | { kind: 'message'; text: string; at: string; files: File[] };
export type OwnWorkPhotoKind = 'before' | 'after' | 'other';

/**
 * Creates the store of a page that was opened by a link: the query cache, and the link's secret instead of a session.
 */
function storeOf(link: string) {
  return configureStore({
    reducer: {
      [baseApi.reducerPath]: baseApi.reducer,
      stored: (): TokenState['stored'] => ({}),
      link: (): LinkState['link'] => link,
    },
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
  });
}

const stores = new Map<string, ReturnType<typeof storeOf>>();
/** Returns the store of a link, always the same one for the same link. */
export function storeFor(link: string) {
  const store = stores.get(link) ?? storeOf(link);
  stores.set(link, store);
  return store;
}

const {
  openOwnWork,
  moveOwnWork,
  arriveAtOwnWork,
  addOwnWorkPhotos,
  reportStuckOwnWork,
  correctOwnWork,
  takeBackOwnWork,
  sendOwnWorkMessage,
} = ownWorkApi.endpoints;
const { endLinkVisit } = linkVisitsApi.endpoints;

/** Returns the work order of a link. Rejects with an `ApiError`: 401 if the link is not valid now. */
export const loadWorkByLink = (link: string): Promise<OwnWork> =>
  storeFor(link)
    .dispatch(openOwnWork.initiate(undefined, { track: false }))
    .unwrap();

const { openOwnWorks, linkOwnWork } = ownWorksGeneratedApi.endpoints;

/** Returns the open work orders of a contractor by its link to the list. Rejects with an `ApiError`: 401 if it has ended. */
export const loadWorkList = (secret: string): Promise<OwnWorkList> =>
  storeFor(secret)
    .dispatch(openOwnWorks.initiate(undefined, { track: false }))
    .unwrap();

/** Creates a link to a work order of the list and returns its path. Rejects with an `ApiError`. */
export const makeWorkLink = async (secret: string, id: number): Promise<string> =>
  (
    await storeFor(secret)
      .dispatch(linkOwnWork.initiate({ id }, { track: false }))
      .unwrap()
  ).path;

/**
 * Sends a command by a link; the server executes a repeated key once. Returns the work order's new state; rejects with
 * an `ApiError`.
 */
export async function sendWorkCommand(link: string, command: OwnWorkCommand, key: string): Promise<OwnWork> {
  const { dispatch } = storeFor(link);
  const once = { 'idempotency-key': key };
  switch (command.kind) {
    case 'move':
      return dispatch(moveOwnWork.initiate({ ...once, body: command.body }, { track: false })).unwrap();
    case 'arrive':
      return dispatch(
        arriveAtOwnWork.initiate({ ...once, body: { at: command.at, claim_id: command.claimId } }, { track: false }),
      ).unwrap();
    case 'photos': {
      const body = { kind: command.of, claim_id: command.claimId, images: command.files };
      return dispatch(addOwnWorkPhotos.initiate({ ...once, body }, { track: false })).unwrap();
    }
    case 'stuck': {
      const body = { ...command.body, images: command.files };
      return dispatch(reportStuckOwnWork.initiate({ ...once, body }, { track: false })).unwrap();
    }
    case 'correct':
      return dispatch(correctOwnWork.initiate({ ...once, body: command.body }, { track: false })).unwrap();
    case 'take back':
      return dispatch(takeBackOwnWork.initiate({ ...once, body: command.body }, { track: false })).unwrap();
    case 'message': {
      const { text, at, files: images } = command;
      const body = { text: text || undefined, at, images };
      return dispatch(sendOwnWorkMessage.initiate({ ...once, body }, { track: false })).unwrap();
    }
    case 'miss': {
      const { visitId: id, note, at, files: images } = command;
      const body = { outcome: 'missed', missed_by: 'resident', note, at, images } as const;
      await dispatch(endLinkVisit.initiate({ ...once, id, body }, { track: false })).unwrap();
      return loadWorkByLink(link);
    }
  }
}

export type { OwnWork } from './generated/ownWork.gen';
export type { OwnWorkList } from './generated/ownWorks.gen';
