import GithubSlugger from 'github-slugger';
import { matchesWords } from './words';

/** A chapter or a section of a document: its heading, its position and its own text. */
export interface Section {
  id: string;
  title: string;
  level: 2 | 3;
  text: string;
}

/** Returns the text of a heading without its Markdown: links, emphasis, code, and hashes at its end. */
const bare = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+#+\s*$/, '')
    .trim();

/**
 * Returns the chapters (##) and sections (###) of a Markdown document, with the ids that `rehype-slug` gives their
 * headings.
 */
export function sectionsOf(markdown: string): Section[] {
  const slugger = new GithubSlugger();
  const sections: Section[] = [];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (/^ {0,3}(```|~~~)/.test(line)) isCode = !isCode;
    const [, hashes, heading] = (!isCode && /^(#{1,6})[ \t]+(.+)$/.exec(line)) || [];
    if (!hashes || !heading) {
      const last = sections.at(-1);
      if (last) last.text += `${line}\n`;
      continue;
    }
    const id = slugger.slug(bare(heading));
    if (hashes.length === 2 || hashes.length === 3)
      sections.push({ id, title: bare(heading), level: hashes.length, text: '' });
  }
  return sections;
}

/** Returns the sections that contain every word of the query. */
export const matchingSections = (sections: Section[], query: string): Section[] =>
  sections.filter(({ title, text }) => matchesWords(`${title} ${text}`, query));

/** Returns the id in an address's fragment; undefined if it has none, or a damaged one, as of a link that was cut. */
export function idOfHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
