/** Codes and rules of costs, on both sides. */
import { isDay } from './days';
import { limits } from './limits';
import { blankProblems, isBlank, lengthOf, priceProblem, type Problem } from './rules';
import { rulesText } from './rulesText';

export const costKinds = ['labour', 'parts', 'other'] as const;
export type CostKind = (typeof costKinds)[number];
/** Who bears a cost in the end. */
export const costBearers = ['company', 'contractor', 'client', 'other'] as const;
export type CostBearer = (typeof costBearers)[number];
/** Whether the company pays a cost first and gets it back from its bearer. */
export const isRecoverable = (bearer: CostBearer): boolean => bearer === 'contractor' || bearer === 'client';

/** How far an amount has been got back; `none` for a cost that the company or another one bears. */
export const recoveryStates = ['none', 'to_claim', 'claimed', 'accepted', 'refused', 'received'] as const;
export type RecoveryState = (typeof recoveryStates)[number];
export const recoverySteps = ['claimed', 'accepted', 'refused', 'received'] as const;
export type RecoveryStep = (typeof recoverySteps)[number];
/** The states in which an amount is still to be got back. A refused one can be claimed again. */
export const openRecoveries: readonly RecoveryState[] = ['to_claim', 'claimed', 'accepted'];
/** The steps that are possible in each state. */
export const recoveryTransitions: Record<RecoveryState, readonly RecoveryStep[]> = {
  none: [],
  to_claim: ['claimed'],
  claimed: ['accepted', 'refused', 'received'],
  accepted: ['received'],
  refused: ['claimed'],
  received: [],
};

export const costText = {
  amount: 'Escribí al menos un importe.',
  day: 'Escribí el día como 31/12/2025.',
  refusedReason: 'Escribí por qué lo rechazaron.',
} as const;

const amounts = ['estimated', 'agreed', 'actual'] as const;

export interface CostInput {
  kind?: string | null;
  bearer?: string | null;
  day?: string | null;
  note?: string | null;
  estimated?: string | null;
  agreed?: string | null;
  actual?: string | null;
}

/** The rules of a cost's fields: kind, bearer and day are required; amounts are decimals in pesos. */
export function costFieldProblems(input: CostInput): Problem[] {
  const wrong = amounts.flatMap((field) => {
    const text = input[field]?.trim();
    const message = text ? priceProblem(text) : undefined;
    return message ? [{ field, message }] : [];
  });
  return [
    ...blankProblems(input, ['kind', 'bearer']),
    ...wrong,
    ...(input.day && isDay(input.day) ? [] : [{ field: 'day', message: costText.day }]),
    ...(lengthOf(input.note) > limits.longTextMax ? [{ field: 'note', message: rulesText.reasonMax }] : []),
  ];
}

/** Every rule of a cost: those of its fields, and at least one amount. */
export const costProblems = (input: CostInput): Problem[] => [
  ...(amounts.every((field) => isBlank(input[field])) ? [{ field: 'actual', message: costText.amount }] : []),
  ...costFieldProblems(input),
];

/** The rules of a step of a recovery: a day, and a reason if the amount is refused. */
export function recoveryProblems({
  step,
  day,
  reason,
}: {
  step: RecoveryStep;
  day?: string | null;
  reason?: string | null;
}): Problem[] {
  const message = step === 'refused' && isBlank(reason) ? costText.refusedReason : undefined;
  return [
    ...(day && isDay(day) ? [] : [{ field: 'day', message: costText.day }]),
    ...(message || lengthOf(reason) > limits.rejectReasonMax
      ? [{ field: 'reason', message: message ?? rulesText.reasonMax }]
      : []),
  ];
}
