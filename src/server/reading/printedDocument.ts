/** A document as data: what a person reads on it, in order. `renderDocument` makes its PDF, without knowing what it says. */
export interface PrintedDocument {
  title: string;
  /** Below the title; may be empty. */
  subtitle: string;
  company: {
    /** Shown if there is no logo; may be empty. */
    name: string;
    /** Telephone and hours, one each. */
    lines: string[];
    /**
     * `#rrggbb` of the line below the head; null for the usual one. Text is never in this colour, which may be too light
     * for it.
     */
    colour: string | null;
    logoFileId: number | null;
  };
  sections: PrintedSection[];
}

export interface PrintedSection {
  heading: string;
  blocks: PrintedBlock[];
}

export type PrintedBlock =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  /** Dated entries, each of which may be longer than a page. */
  | { kind: 'entries'; entries: { head: string; text: string }[] }
  | { kind: 'photos'; photos: PrintedPhoto[] };

interface PrintedPhoto {
  fileId: number;
  /** What a person hears who does not see it. */
  alternative: string;
}

/** What differs between two issues of the same facts. */
export interface Issue {
  /** Printed in the head: number, version and day. */
  reference: string[];
  /** Printed at the end of each page: where the document is verified. */
  footer: string;
  /** Instant of the issue, which is the file's date too: a repeated job makes the same bytes. */
  at: Date;
}

export interface DocumentRequest {
  document: PrintedDocument;
  issue: Issue;
  logo: Uint8Array | null;
  /** The photos in the order of the document; null for one that cannot be read. */
  photos: (Uint8Array | null)[];
  /** Printed in the place of a photo that cannot be read. */
  missingPhoto: string;
  /** "Página 1 de 3": the text before the number, and the one between the numbers. */
  page: [string, string];
}

/** Returns the photos of a document, in order. */
export const photosIn = ({ sections }: PrintedDocument): PrintedPhoto[] =>
  sections.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === 'photos' ? block.photos : []));
