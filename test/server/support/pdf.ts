import { getDocumentProxy } from 'unpdf';

/** An element of the structure tree: its role, its alternative text, and what it contains. */
interface Element {
  role?: string;
  alt?: string;
  children?: Element[];
}
export interface ReadPdf {
  pages: number;
  /** The text in reading order, without line breaks. */
  text: string;
  /** Roles of the structure tree, in order. */
  roles: string[];
  /** Alternative texts of its pictures. */
  alternatives: string[];
  info: Record<string, unknown>;
  language: string | undefined;
}

/** Reads a PDF with a program other than the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const read: ReadPdf = {
    ...{ pages: pdf.numPages, text: '', roles: [], alternatives: [] },
    info: info as Record<string, unknown>,
    language: (info as { Language?: string }).Language,
  };
  const walk = ({ role, alt, children = [] }: Element) => {
    if (role) read.roles.push(role);
    if (alt) read.alternatives.push(alt);
    children.forEach(walk);
  };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    read.text += `${items.map((item) => ('str' in item ? item.str : '')).join(' ')} `;
    walk((await page.getStructTree()) as Element);
  }
  read.text = read.text.replace(/\s+/g, ' ');
  await pdf.destroy();
  return read;
}
