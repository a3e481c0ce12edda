/**
 * Returns a story's name in Spanish sentence case, from the words of its export: "Lista Vacía" becomes "Lista vacía".
 */
export const sentence = (name: string): string =>
  name
    .split(' ')
    .map((word, index) => (index === 0 || /^\p{Lu}{2,}$/u.test(word) ? word : word.toLocaleLowerCase('es')))
    .join(' ');
