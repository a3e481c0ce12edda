/** What to do at once when water, gas or electricity fails, before anybody reads the claim. */
export const emergencyKinds = ['water', 'gas', 'power'] as const;
export type EmergencyKind = (typeof emergencyKinds)[number];

/** Words of a category or an item, without accents and in lower case, that name each kind. */
const words: Record<EmergencyKind, RegExp> = {
  gas: /\b(gas|calefon|estufa|caldera|termotanque|anafe|horno)/,
  power: /\b(electri|luz|luces|tablero|termica|disyuntor|enchufe|toma|tomas|cable)/,
  water: /\b(sanitari|plomeri|agua|canilla|griferia|caneri|cano|canos|desague|cloaca|inodoro|ducha|filtra|perdida)/,
};

/** Returns which supply a category and an item of the lists are about; undefined if none. */
export function emergencyOf(...labels: (string | undefined)[]): EmergencyKind | undefined {
  const text = labels.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (['gas', 'power', 'water'] as const).find((kind) => words[kind].test(text));
}
