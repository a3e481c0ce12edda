import { SaxesParser } from 'saxes';
import { ReadingRefused } from './readerTypes';

export type Attributes = Record<string, string>;

interface XmlHandlers {
  /** Names are without their namespace's prefix. */
  onOpen?(name: string, attributes: Attributes): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

/** Returns a name without its namespace's prefix, which differs between programs. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

function withoutPrefixes(attributes: Attributes): Attributes {
  for (const name in attributes) if (name.includes(':')) attributes[local(name)] ??= attributes[name]!;
  return attributes;
}

/** Reads an XML part of a zipped file, given in chunks. Throws {@link ReadingRefused} if it is not XML. */
export function readXml(chunks: Uint8Array[], { onOpen, onText, onClose }: XmlHandlers): void {
  const parser = new SaxesParser({ position: false });
  parser.on('error', () => {
    throw new ReadingRefused('unreadable');
  });
  if (onOpen) parser.on('opentag', (tag) => onOpen(local(tag.name), withoutPrefixes(tag.attributes as Attributes)));
  if (onText) {
    parser.on('text', onText);
    parser.on('cdata', onText);
  }
  if (onClose) parser.on('closetag', (tag) => onClose(local(tag.name)));
  const decoder = new TextDecoder(encodingOf(chunks[0]));
  for (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode());
  parser.close();
}

const encodingOf = (start: Uint8Array | undefined): string =>
  start?.[0] === 0xff && start[1] === 0xfe
    ? 'utf-16le'
    : start?.[0] === 0xfe && start[1] === 0xff
      ? 'utf-16be'
      : 'utf-8';
