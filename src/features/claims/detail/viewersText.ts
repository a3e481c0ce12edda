const list = new Intl.ListFormat('es', { type: 'conjunction' });

export const viewersText = {
  also: (names: string[]) => `También lo ${names.length === 1 ? 'está' : 'están'} viendo: ${list.format(names)}`,
} as const;
