/** Shorter ones are ignored: ten random digits around two letters are no common password. */
const shortest = 4;

let loading: Promise<ReadonlySet<string>> | undefined;

/** The list is opened when the first password is chosen: most processes of a day never need its memory. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= shortest));
}

/** Whether a word, in small letters, is among the 49,000 passwords that turn up most often in what was stolen elsewhere. */
export async function commonPasswords(): Promise<(word: string) => boolean> {
  const words = await (loading ??= load());
  return (word) => words.has(word);
}
