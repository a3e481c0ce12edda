import { linkVisitsGeneratedApi, type Visit, type VisitSpan } from './generated/linkVisits.gen';
import { storeFor } from './ownWork';
import { asDownload } from './download';

const calls = linkVisitsGeneratedApi.enhanceEndpoints({ endpoints: { downloadLinkVisit: asDownload } }).endpoints;
const untracked = { track: false } as const;

/** Returns the visits of a link. Rejects with an `ApiError`: 401 if the link is not valid now. */
export const loadVisitsByLink = (link: string): Promise<Visit[]> =>
  storeFor(link)
    .dispatch(calls.listLinkVisits.initiate(undefined, { subscribe: false, forceRefetch: true }))
    .unwrap()
    .then(({ items }) => items);

/** A command of a visit page that was opened by a link. */
export type VisitCommand =
  | { do: 'ask'; claimId: number; windows: VisitSpan[] }
  | { do: 'propose'; id: number; windows: VisitSpan[]; reason?: string; version: number }
  | { do: 'accept'; id: number; startsAt: string }
  | { do: 'report unattended'; id: number }
  | { do: 'cancel'; id: number; reason: string; version: number };

/** Sends a command about a visit by a link and returns the visit's new state. Rejects with an `ApiError`. */
export function sendVisitCommand(link: string, command: VisitCommand): Promise<Visit> {
  const { dispatch } = storeFor(link);
  switch (command.do) {
    case 'ask': {
      const body = { claim_id: command.claimId, windows: command.windows };
      return dispatch(calls.createLinkVisit.initiate({ body }, untracked)).unwrap();
    }
    case 'propose': {
      const { id, windows, reason, version } = command;
      return dispatch(
        calls.proposeLinkWindows.initiate({ id, body: { windows, reason, version } }, untracked),
      ).unwrap();
    }
    case 'accept': {
      const body = { starts_at: command.startsAt };
      return dispatch(calls.acceptLinkWindow.initiate({ id: command.id, body }, untracked)).unwrap();
    }
    case 'report unattended':
      return dispatch(calls.reportUnattendedLinkVisit.initiate({ id: command.id }, untracked)).unwrap();
    case 'cancel': {
      const { id, reason, version } = command;
      return dispatch(calls.cancelLinkVisit.initiate({ id, body: { reason, version } }, untracked)).unwrap();
    }
  }
}

export type { Visit, VisitSpan };

/** Downloads the calendar entry of a visit and returns its `blob:` URL. Rejects with an `ApiError`. */
export const downloadCalendarByLink = (link: string, id: number): Promise<string> =>
  storeFor(link).dispatch(calls.downloadLinkVisit.initiate({ id }, untracked)).unwrap();
