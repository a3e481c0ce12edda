import type { ClaimDecision, DecisionState } from './claimStatus';
import { limits } from './limits';
import { isBlank, rejectReasonProblem, type Problem } from './rules';

export const decisionRulesText = {
  reason: 'Escribí el motivo: lo lee quien hizo el reclamo.',
  changeReason: 'Ya había una decisión: escribí por qué cambia.',
  tooMany: `Podés tener hasta ${limits.decisionReasons} motivos.`,
  tooLong: `Un motivo puede tener hasta ${limits.decisionReasonMax} caracteres.`,
} as const;

interface DecisionInput {
  decision: ClaimDecision;
  reason?: string | null;
  /** The current decision. */
  former: DecisionState;
}

/** A decision against a claim requires a reason, and so does a change of a decision (decisions 12). */
export function decisionProblems({ decision, reason, former }: DecisionInput): Problem[] {
  const required =
    decision === 'not_covered'
      ? decisionRulesText.reason
      : former === 'none' || former === decision
        ? undefined
        : decisionRulesText.changeReason;
  const message = required && isBlank(reason) ? required : rejectReasonProblem(reason);
  return message ? [{ field: 'reason', message }] : [];
}

/** Returns the usual reasons from a text with one per line, each once. */
export const reasonsIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** The rules of the list of usual reasons. */
export function decisionReasonsProblems({ decision_reasons: text }: { decision_reasons?: string | null }): Problem[] {
  const kept = reasonsIn(text ?? '');
  if (kept.length > limits.decisionReasons) return [{ field: 'decision_reasons', message: decisionRulesText.tooMany }];
  return kept.some((reason) => reason.length > limits.decisionReasonMax)
    ? [{ field: 'decision_reasons', message: decisionRulesText.tooLong }]
    : [];
}
