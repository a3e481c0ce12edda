/** The parts from which a document is drawn: elements of its structure tree, and text in its letters. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const fontFile = (name: string) => require.resolve(`@expo-google-fonts/source-sans-3/${name}`);
/** The files of the letters, by the name that the document gives them. */
export const fonts = {
  regular: fontFile('400Regular/SourceSans3_400Regular.ttf'),
  strong: fontFile('600SemiBold/SourceSans3_600SemiBold.ttf'),
} as const;

/** Points. A4, with the text in one column. */
export const page = { size: 'A4', margin: 50, foot: 46 } as const;
/** Points of the letters, and their colours. */
export const sizes = { title: 20, heading: 13, text: 10.5, small: 9 } as const;
export const colours = { text: '#1f1a17', quiet: '#5c534d', line: '#d9d0c7' } as const;

export type Pdf = PDFKit.PDFDocument;
export type Parent = PDFKit.PDFStructureElement;

/** Adds an element that contains others. Its caller ends it. */
export function child(pdf: Pdf, parent: Parent, type: string, options: object = {}): Parent {
  const element = pdf.struct(type as 'Sect', options);
  parent.add(element);
  return element;
}

/** Draws something that a reader hears as one element of a type. */
export function draw(pdf: Pdf, parent: Parent, type: string, work: () => void, options: object = {}): void {
  const element = pdf.struct(type as 'P', options, work);
  parent.add(element);
  element.end();
}

/** Draws something that is decoration, or repeated on each page. */
export function drawArtifact(pdf: Pdf, type: 'Layout' | 'Pagination', work: () => void): void {
  pdf.markContent('Artifact', { type });
  work();
  pdf.endMarkedContent();
}

/** Points between the margins of the page. */
export const widthOf = ({ page: { width } }: Pdf): number => width - 2 * page.margin;
const bottomOf = ({ page: { height } }: Pdf): number => height - page.margin - page.foot;

/** Begins a new page if less than a height is left. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
}

/** Draws a paragraph at the left margin, or in a column. */
export function write(
  pdf: Pdf,
  text: string,
  { size = sizes.text, font = 'regular', colour = colours.text, ...options }: Writing = {},
): void {
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(colour)
    .text(printable(pdf, text), options.x ?? page.margin, options.y ?? pdf.y, {
      width: options.width ?? widthOf(pdf),
      align: options.align,
      lineGap: 2,
    });
}
interface Writing {
  size?: number;
  font?: keyof typeof fonts;
  colour?: string;
  x?: number;
  y?: number;
  width?: number;
  align?: 'right';
}

/** Replaces what the font has no letter for, such as an emoji, which would be printed as nothing. */
function printable(pdf: Pdf, text: string): string {
  const { font } = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
  return [...text.replace(/\r\n?/g, '\n')]
    .filter((letter) => !/[\p{Cf}\uFE0F]/u.test(letter))
    .map((letter) => (letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0)!) ? letter : '□'))
    .join('')
    .replace(/□+/g, '□');
}
