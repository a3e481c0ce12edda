import type { ColourName } from '../contract/designTokens';

/** Minimum contrast ratios of text, and of other visible marks, against their background (WCAG AA). */
export const minContrast = { words: 4.5, marks: 3 } as const;

type Pair = [ink: ColourName, ground: ColourName];

const states = (['waits', 'agreed', 'running', 'done'] as const).map((name): Pair => [`${name}-ink`, `${name}-soft`]);

/** Pairs of tokens that are used as text colour and background. */
export const textPairs: Pair[] = [
  ...(['ink', 'ink-soft', 'brick', 'brick-dark', 'danger', 'ok'] as const).flatMap((ink): Pair[] => [
    [ink, 'paper'],
    [ink, 'surface'],
  ]),
  ...(['ink', 'ink-soft'] as const).flatMap((ink): Pair[] => [
    [ink, 'table-head'],
    [ink, 'row-hover'],
    [ink, 'brick-soft'],
    [ink, 'danger-soft'],
  ]),
  ['brick', 'brick-soft'],
  ['brick-dark', 'brick-soft'],
  ['brick', 'row-hover'],
  ['danger', 'danger-soft'],
  ['refused-ink', 'danger-soft'],
  ['brick', 'table-head'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-wall', 'wall'],
  ...states,
];

/** Pairs of tokens that are used as a visible mark (no text) and background. */
export const markPairs: Pair[] = [
  ['line-strong', 'surface'],
  ['line-strong', 'paper'],
  ['brick', 'surface'],
  ['field-line', 'surface'],
  ['field-line', 'paper'],
  ...(['high', 'medium', 'low'] as const).flatMap((mark): Pair[] => [
    [mark, 'surface'],
    [mark, 'row-hover'],
  ]),
];
