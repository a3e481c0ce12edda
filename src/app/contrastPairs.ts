/** Minimum contrast ratios of text, and of other visible marks, against their background (WCAG AA). */
export const minContrast = { words: 4.5, marks: 3 } as const;

const states = ['amber', 'blue', 'violet', 'green'].map((name): [string, string] => [`${name}-ink`, `${name}-soft`]);

/** Pairs of tokens that are used as text colour and background. */
export const textPairs: [ink: string, ground: string][] = [
  ...['ink', 'ink-soft', 'brick', 'brick-dark', 'danger', 'ok'].flatMap((ink): [string, string][] => [
    [ink, 'paper'],
    [ink, 'surface'],
  ]),
  ...['ink', 'ink-soft'].flatMap((ink): [string, string][] => [
    [ink, 'table-head'],
    [ink, 'row-hover'],
    [ink, 'brick-soft'],
    [ink, 'danger-soft'],
  ]),
  ['brick', 'brick-soft'],
  ['brick-dark', 'brick-soft'],
  ['brick', 'row-hover'],
  ['danger', 'danger-soft'],
  ['red-ink', 'danger-soft'],
  ['on-brick', 'brick'],
  ['on-brick', 'brick-dark'],
  ['on-wall', 'wall'],
  ...states,
];

/** Pairs of tokens that are used as a visible mark (no text) and background. */
export const markPairs: [mark: string, ground: string][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'paper'],
  ['brick', 'surface'],
  ['high', 'surface'],
];
