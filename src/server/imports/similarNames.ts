import { comparableText } from '../../contract/textForm';

/** Returns a text without what people leave out or add: signs, spaces and leading zeros (`Cochera 04`, `cochera-4`). */
const looseForm = (name: string): string =>
  comparableText(name)
    .replace(/[^a-z0-9]/g, '')
    .replace(/(^|[a-z])0+(?=\d)/g, '$1');

/** Returns the key under which units of a project that resemble each other are found. */
export const looseKey = (projectKey: string, name: string): string => `${projectKey}/${looseForm(name)}`;

/** Returns the name among `names` that `name` probably misspells; undefined if there is none, or several. */
export function similarName(name: string, names: readonly string[]): string | undefined {
  const form = looseForm(name);
  // Digits tell names apart: «Torre 1» and «Torre 2» are two projects.
  const digits = (text: string) => text.replace(/\D/g, '');
  const similar = names.filter((other) => {
    const otherForm = looseForm(other);
    return digits(form) === digits(otherForm) && distance(form, otherForm) <= Math.floor(form.length / 6);
  });
  return similar.length === 1 ? similar[0] : undefined;
}

/** Returns how many letters must be inserted, removed or replaced to make one text of the other. */
function distance(first: string, second: string): number {
  let previous = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row++) {
    const current = [row];
    for (let column = 1; column <= second.length; column++)
      current.push(
        Math.min(
          previous[column]! + 1,
          current[column - 1]! + 1,
          previous[column - 1]! + (first[row - 1] === second[column - 1] ? 0 : 1),
        ),
      );
    previous = current;
  }
  return previous.at(-1)!;
}
