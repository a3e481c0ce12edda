export const clientText = { unknown: 'No encontramos ese cliente.' } as const;
