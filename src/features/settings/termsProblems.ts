import { answerDaysMax } from '../../contract/claimAnswerRules';
import { complaintDaysMax } from '../../contract/complaintRules';
import { isDay } from '../../contract/days';
import type { Problem } from '../../contract/rules';
import { termProblems } from '../../contract/termRules';
import { termsText as text, endingsText } from './termsText';
import { hourOf, rulesOf, toTermsBody, type TermsValues } from './termsValues';

/**
 * Renames the problems of rules to their rows (`rows.4.end_minutes`), because a row of the form may be two rules of the
 * body.
 */
export function byRows(values: TermsValues, problems: Problem[]): Problem[] {
  const rules = rulesOf(values);
  return problems.map(({ field, message }) => {
    const [list, index, ...rest] = field.split('.');
    const row = list === 'rules' ? rules[Number(index)]?.row : undefined;
    return row === undefined ? { field, message } : { field: ['rows', row, ...rest].join('.'), message };
  });
}

/** Returns the problems of the values by form field: those of the contract's rules, and those of the fields alone. */
export function termsFormProblems(values: TermsValues): Problem[] {
  const fieldProblems: Problem[] = [];
  values.rows.forEach(({ isBase, category, project }, index) => {
    if (values.isUsed && !isBase && category === undefined && project === undefined)
      fieldProblems.push({ field: `rows.${index}.place`, message: text.placeMissing });
  });
  values.week.forEach(({ isOpen, opens, closes }, index) => {
    if (!isOpen) return;
    for (const [field, typed] of Object.entries({ opens, closes }))
      if (!hourOf(typed)) fieldProblems.push({ field: `week.${index}.${field}`, message: text.hoursMissing });
  });
  values.days.forEach(({ day, is_closed, opens, closes }, index) => {
    if (!day || !isDay(day)) fieldProblems.push({ field: `days.${index}.day`, message: text.dayMissing });
    const hasHours = !is_closed && (opens.trim() || closes.trim());
    if (hasHours && !(hourOf(opens) && hourOf(closes)))
      fieldProblems.push({ field: `days.${index}.hours`, message: text.hoursMissing });
  });
  const reminder = Number(values.reminder);
  if (!values.reminder.trim() || !Number.isInteger(reminder) || reminder < 1 || reminder > 30)
    fieldProblems.push({ field: 'reminder_days', message: text.reminderProblem });
  const isDays = (typed: string, max: number) =>
    /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= max;
  if (!isDays(values.answerDays, answerDaysMax))
    fieldProblems.push({ field: 'answer_days', message: endingsText.daysProblem(answerDaysMax) });
  if (!isDays(values.complaintDays, complaintDaysMax))
    fieldProblems.push({ field: 'complaint_days', message: endingsText.daysProblem(complaintDaysMax) });
  // An incomplete row also breaks the rules that compare its fields, or the row with others.
  const isIncomplete = (row: string) => fieldProblems.some(({ field }) => field.startsWith(`${row}.`));
  const ruleProblems = byRows(values, termProblems(toTermsBody(values)));
  return [...fieldProblems, ...ruleProblems.filter(({ field }) => !isIncomplete(field.replace(/\.priority$/, '')))];
}
