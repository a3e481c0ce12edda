import { dayWords, hoursWords } from '../../contract/visitWords';
import type { PrintedDocument } from '../reading/printedDocument';
import { issuedText as text } from './issuedText';
import type { RoundVisit } from './rounds.repository';

/** The round of a day for whoever comes: hours, address, what is to be done and who opens. */
export const roundDocument = (visits: [RoundVisit, ...RoundVisit[]]): Omit<PrintedDocument, 'company'> => ({
  title: text.roundTitle(dayWords(visits[0].starts_at)),
  subtitle: visits[0].worker,
  sections: [
    {
      heading: text.visits,
      blocks: [
        {
          kind: 'entries',
          entries: visits.map((visit) => ({
            head: `${hoursWords(visit)} · ${text.workNumber(visit.work_id)}`,
            text: [
              visit.address,
              visit.place,
              ...visit.claims.map(({ id, what }) => text.claim(id, what)),
              ...visit.contacts.map(({ name, phone }) => text.opens(name, phone)),
            ]
              .filter(Boolean)
              .join('\n'),
          })),
        },
      ],
    },
  ],
});
