import type { Cost } from '../../../api/costs';
import { costProblems, type CostBearer, type CostKind } from '../../../contract/costRules';
import { limits, planTypes } from '../../../contract/limits';
import type { Problem } from '../../../contract/rules';
import { today } from '../../../ui/dates';
import { plainMoney } from '../../../ui/money';
import { costsText as text } from './costsText';

/** The values of a cost's form; amounts as people type them. */
export interface CostValues {
  kind?: CostKind;
  day?: string;
  note?: string;
  estimated?: string;
  agreed?: string;
  actual?: string;
  bearer?: CostBearer;
  /** Field for the errors of the file, which is not a value of the form. */
  invoice?: never;
}

const amountOf = (typed: string | undefined): string | null => (typed?.trim() ? plainMoney(typed) : null);
const shown = (amount: string | null): string | undefined => amount?.replace('.', ',');

export const newCost = (): CostValues => ({ kind: 'labour', day: today(), bearer: 'company' });

export const toCostValues = ({ kind, day, note, estimated, agreed, actual, bearer }: Cost): CostValues => ({
  kind,
  day,
  note,
  estimated: shown(estimated),
  agreed: shown(agreed),
  actual: shown(actual),
  bearer,
});

export const toCostBody = ({ kind = 'labour', day = '', note, estimated, agreed, actual, bearer }: CostValues) => ({
  kind,
  day,
  note: note?.trim() ?? '',
  estimated: amountOf(estimated),
  agreed: amountOf(agreed),
  actual: amountOf(actual),
  bearer: bearer ?? 'company',
});

export const costLabels = {
  kind: text.kind,
  day: text.day,
  note: text.note,
  estimated: text.estimated,
  agreed: text.agreed,
  actual: text.actual,
  bearer: text.bearer,
} satisfies Partial<Record<keyof CostValues, string>>;

/** Every rule of the form; `file` is the chosen invoice. */
export function judgeCost(values: CostValues, file?: File): Problem[] {
  const isWrongType = file && !(planTypes as readonly string[]).includes(file.type);
  const isTooLarge = file && file.size > limits.planBytes;
  return [
    ...costProblems(toCostBody(values)),
    ...(isWrongType ? [{ field: 'invoice', message: text.invoiceType }] : []),
    ...(isTooLarge ? [{ field: 'invoice', message: text.invoiceSize }] : []),
  ];
}
