import { daysSince, formatInstant } from '../../../ui/dates';
import type { DataColumn } from '../../../ui/table/tableTypes';
import { DueTag } from '../claimTags';
import { dueForAuthor, dueOf } from '../terms/termText';
import { answerLabels, roundWords, warrantyLabels, decisionStateLabels } from '../../../contract/statusText';
import { claimsText } from '../claimsText';
import type { Claim } from '../claimTypes';

const { columns: titles } = claimsText;

const warrantyOf = ({ warranty }: Claim): string | undefined => {
  if (warranty === undefined) return undefined;
  if (warranty === null) return warrantyLabels.none;
  return warranty.is_covered ? warrantyLabels.covered : warrantyLabels.expired;
};

/** Returns optional columns in addition to those of section 2, hidden until the user chooses them. */
export function extraColumns(isStaff: boolean): DataColumn<Claim>[] {
  const columns: DataColumn<Claim>[] = [
    {
      key: 'due',
      title: titles.due,
      value: (row) => row.term?.at,
      hint: (row) => (isStaff ? dueOf : dueForAuthor)(row.term, row.awaitingReplySince)?.label,
      render: (row) => <DueTag term={row.term} awaitingSince={row.awaitingReplySince} />,
      width: 130,
    },
    {
      key: 'age',
      title: titles.age,
      value: (row) => daysSince(row.date),
      render: (row) => claimsText.daysAgo(daysSince(row.date)),
      width: 100,
    },
    {
      key: 'last_message',
      title: titles.last_message,
      value: (row) => row.lastMessage?.at,
      render: (row) => row.lastMessage && claimsText.messageBy(formatInstant(row.lastMessage.at), row.lastMessage.by),
      width: 180,
    },
    {
      key: 'waiting',
      title: titles.waiting,
      value: (row) => (row.waitingSince ? daysSince(row.waitingSince) : null),
      hint: (row) => (row.waitingSince ? formatInstant(row.waitingSince) : undefined),
      render: (row) => row.waitingSince && claimsText.days(daysSince(row.waitingSince)),
      width: 130,
    },
  ];
  const reopened: DataColumn<Claim> = {
    key: 'reopened',
    title: titles.reopened,
    value: ({ reopenedCount }) => reopenedCount && roundWords(reopenedCount + 1),
    width: 100,
  };
  columns.push(reopened);
  if (isStaff)
    columns.push(
      { key: 'answer', title: titles.answer, value: ({ answer }) => answer && answerLabels[answer], width: 150 },
      { key: 'score', title: titles.score, value: ({ score }) => score, width: 80 },
    );
  columns.push(
    { key: 'warranty', title: titles.warranty, value: warrantyOf, width: 100 },
    {
      key: 'decision',
      title: titles.decision,
      value: ({ decision }) => (decision === undefined ? undefined : (decision?.label ?? decisionStateLabels.none)),
      hint: ({ decision }) => decision?.reason ?? undefined,
      width: 130,
    },
  );
  return columns.map((column) => ({ ...column, isExtra: true }));
}
