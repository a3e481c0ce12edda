import PDFDocument from 'pdfkit';
import sharp, { type OutputInfo } from 'sharp';
import {
  child,
  colours,
  draw,
  drawArtifact,
  fonts,
  keepTogether,
  page,
  sizes,
  widthOf,
  write,
  type Parent,
  type Pdf,
} from './pdfParts';
import type { DocumentRequest, PrintedBlock } from './printedDocument';

/** Two photos in a row. */
const photo = { width: 240, height: 180, gap: 15, pixels: 900, quality: 72 } as const;
const labelWidth = 150;

/**
 * Returns a document as a PDF with a structure tree (PDF/UA: language, title, headings, lists, tables, and photos with
 * an alternative text). The same request gives the same bytes. Photos become JPEG without metadata.
 */
export async function renderDocument(request: DocumentRequest): Promise<Uint8Array> {
  const { document, issue } = request;
  const photos = await Promise.all(request.photos.map((bytes) => (bytes ? toJpeg(bytes) : null)));
  const logo = request.logo && (await sharp(request.logo).png().toBuffer());
  const pdf = new PDFDocument({
    size: page.size,
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: page.margin + page.foot },
    bufferPages: true,
    pdfVersion: '1.7',
    // The package's types do not name it yet.
    subset: 'PDF/UA' as 'PDF/A-1a',
    tagged: true,
    lang: 'es-AR',
    displayTitle: true,
    font: fonts.regular,
    info: {
      Title: document.title,
      Author: document.company.name || document.title,
      CreationDate: issue.at,
      ModDate: issue.at,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));

  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawHead(pdf, root, request, logo);
  const shown = photos.values();
  for (const { heading, blocks } of document.sections) {
    const section = child(pdf, root, 'Sect');
    drawHeading(pdf, section, heading, blocks[0]?.kind === 'photos' ? photo.height + 45 : 60);
    for (const block of blocks)
      drawBlock(pdf, section, block, { request, nextPhoto: () => shown.next().value ?? null });
    section.end();
  }
  root.end();
  drawFeet(pdf, request);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A JPEG that is small enough for ten photos in 1.5 MB. */
const toJpeg = (bytes: Uint8Array): Promise<{ data: Buffer; info: OutputInfo }> =>
  sharp(bytes)
    .resize(photo.pixels, photo.pixels, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: photo.quality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
type Jpeg = Awaited<ReturnType<typeof toJpeg>>;

function drawHead(pdf: Pdf, root: Parent, { document, issue }: DocumentRequest, logo: Buffer | null): void {
  const { company, title, subtitle } = document;
  const head = child(pdf, root, 'Sect');
  const top = pdf.y;
  if (logo)
    draw(pdf, head, 'Figure', () => pdf.image(logo, page.margin, top, { fit: [180, 44] }), {
      alt: company.name || title,
      bbox: [page.margin, top, page.margin + 180, top + 44],
    });
  const [x, half] = [page.margin + widthOf(pdf) / 2, widthOf(pdf) / 2];
  if (!logo && company.name)
    draw(pdf, head, 'P', () => write(pdf, company.name, { y: top, size: 14, font: 'strong', width: half - 10 }));
  const below = Math.max(pdf.y, top + (logo ? 48 : 0));
  const details = [...company.lines, ...issue.reference].join('\n');
  draw(pdf, head, 'P', () =>
    write(pdf, details, { x, y: top, width: half, align: 'right', size: sizes.small, colour: colours.quiet }),
  );
  const line = Math.max(below, pdf.y) + 6;
  drawArtifact(pdf, 'Layout', () => pdf.rect(page.margin, line, widthOf(pdf), 2).fill(company.colour ?? colours.text));
  pdf.y = line + 14;
  draw(pdf, head, 'H1', () => write(pdf, title, { size: sizes.title, font: 'strong' }));
  if (subtitle) draw(pdf, head, 'P', () => write(pdf, subtitle, { size: 11.5, colour: colours.quiet }));
  head.end();
}

/** Draws a heading on the page of what follows it, which needs a height. */
function drawHeading(pdf: Pdf, section: Parent, heading: string, height: number): void {
  pdf.y += 14;
  keepTogether(pdf, height);
  draw(pdf, section, 'H2', () => write(pdf, heading, { size: sizes.heading, font: 'strong' }));
  pdf.y += 4;
}

interface Drawing {
  request: DocumentRequest;
  nextPhoto: () => Jpeg | null;
}

function drawBlock(pdf: Pdf, section: Parent, block: PrintedBlock, drawing: Drawing): void {
  if (block.kind === 'text') draw(pdf, section, 'P', () => write(pdf, block.text));
  else if (block.kind === 'facts') drawFacts(pdf, section, block.rows);
  else if (block.kind === 'entries') drawEntries(pdf, section, block.entries);
  else drawPhotos(pdf, section, block.photos, drawing);
}

function drawFacts(pdf: Pdf, section: Parent, rows: [string, string][]): void {
  const table = child(pdf, section, 'Table');
  const value = { x: page.margin + labelWidth, width: widthOf(pdf) - labelWidth };
  for (const [label, text] of rows) {
    pdf.font('regular').fontSize(sizes.text);
    keepTogether(pdf, Math.min(pdf.heightOfString(text, { width: value.width, lineGap: 2 }), 300) + 8);
    const row = child(pdf, table, 'TR');
    const y = pdf.y + 3;
    draw(pdf, row, 'TH', () => write(pdf, label, { y, width: labelWidth - 10, colour: colours.quiet }));
    const afterLabel = pdf.y;
    draw(pdf, row, 'TD', () => write(pdf, text, { y, ...value }));
    row.end();
    pdf.y = Math.max(pdf.y, afterLabel) + 2;
    drawArtifact(pdf, 'Layout', () => drawLine(pdf));
  }
  table.end();
}

function drawEntries(pdf: Pdf, section: Parent, entries: { head: string; text: string }[]): void {
  const list = child(pdf, section, 'L');
  for (const { head, text } of entries) {
    const item = child(pdf, list, 'LI');
    const body = child(pdf, item, 'LBody');
    keepTogether(pdf, 36);
    draw(pdf, body, 'P', () => write(pdf, head, { size: sizes.small, colour: colours.quiet }));
    if (text) draw(pdf, body, 'P', () => write(pdf, text));
    body.end();
    item.end();
    pdf.y += 6;
  }
  list.end();
}

const drawLine = (pdf: Pdf) =>
  pdf
    .moveTo(page.margin, pdf.y)
    .lineTo(page.margin + widthOf(pdf), pdf.y)
    .lineWidth(0.5)
    .stroke(colours.line);

function drawPhotos(
  pdf: Pdf,
  section: Parent,
  photos: { alternative: string }[],
  { request, nextPhoto }: Drawing,
): void {
  let rowHeight = 0;
  photos.forEach(({ alternative }, index) => {
    const jpeg = nextPhoto();
    const isLeft = index % 2 === 0;
    if (isLeft) {
      pdf.y += index === 0 ? 4 : rowHeight + photo.gap;
      keepTogether(pdf, photo.height + 10);
      rowHeight = 0;
    }
    const [x, y] = [page.margin + (isLeft ? 0 : photo.width + photo.gap), pdf.y];
    if (!jpeg) {
      draw(pdf, section, 'P', () =>
        write(pdf, `${alternative}: ${request.missingPhoto}`, { x, y, width: photo.width, colour: colours.quiet }),
      );
      rowHeight = Math.max(rowHeight, pdf.y - y);
      pdf.y = y;
      return;
    }
    const scale = Math.min(photo.width / jpeg.info.width, photo.height / jpeg.info.height);
    const [width, height] = [jpeg.info.width * scale, jpeg.info.height * scale];
    draw(pdf, section, 'Figure', () => pdf.image(jpeg.data, x, y, { width, height }), {
      alt: alternative,
      bbox: [x, y, x + width, y + height],
    });
    rowHeight = Math.max(rowHeight, height);
    pdf.y = y;
  });
  pdf.y += rowHeight + 4;
}

/** Draws the end of each page, when their number is known. */
function drawFeet(pdf: Pdf, { issue, page: [before, between] }: DocumentRequest): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index);
    // Text below the margin would begin a new page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - page.margin - 14;
    drawArtifact(pdf, 'Pagination', () => {
      const quiet = { y, size: sizes.small, colour: colours.quiet };
      write(pdf, issue.footer, { ...quiet, width: widthOf(pdf) - 100 });
      const number = `${before} ${index + 1} ${between} ${count}`;
      write(pdf, number, { ...quiet, x: page.margin + widthOf(pdf) - 90, width: 90, align: 'right' });
    });
  }
}
