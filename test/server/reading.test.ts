import sharp from 'sharp';
import type { FastifyBaseLogger } from 'fastify';
import { loggerOf } from '../../src/server/jobs/runner';
import { startReader, type Reader } from '../../src/server/reading/reader';
import { ReadingRefused } from '../../src/server/reading/readerTypes';
import { realHeic } from './support/files';
import { cellAt, mostCells, workbook } from './support/workbooks';

let reader: Reader;
beforeAll(() => {
  reader = startReader();
});
afterAll(() => reader.close());

/** Reads a photo. One that a busy machine could not read in time is read again, as by the job that makes late copies. */
async function readPhoto(bytes: Uint8Array, waiting?: Parameters<Reader['image']>[1]): ReturnType<Reader['image']> {
  for (;;)
    try {
      return await reader.image(bytes, waiting);
    } catch (error) {
      if (!(error instanceof ReadingRefused && error.reason === 'time')) throw error;
    }
}

const outcome = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: Error) => error.message,
  );
const refused = (reason: string) => `The file was not read: ${reason}.`;

/** A HEIC photo that declares this size. */
function heicOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(realHeic);
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
  }
  return bytes;
}
const plainPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a8441f' }, limitInputPixels: false });

const request = { fields: { name: ['Nombre'], unit: ['Unidad'] }, ignored: [], maxRows: 100 };
const table = (bytes: Uint8Array) => reader.table(bytes, request);
const rowsOf = async (bytes: Uint8Array) => (await table(bytes)).rows.map(({ row, cells }) => [row, ...cells]);

describe('a table', () => {
  test('is read with its rows, and the cells of the requested columns as text', async () => {
    const headings =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Unidad</t></is></c><c r="B1" t="str"><v>Nombre</v></c></row>';
    expect(await rowsOf(workbook(headings + cellAt('B3', ' Ana ')))).toEqual([[3, 'Ana', '']]);
    expect(await rowsOf(Buffer.from('nombre;x;UNIDAD\r\n1; 2 \r\n3;4;5'))).toEqual([
      [2, '1', ''],
      [3, '3', '5'],
    ]);
  });

  test('with styled empty cells down to the last row of Excel is read', async () => {
    const rows = `${cellAt('A1', 'Nombre')}${cellAt('A2')}<row r="1048576"><c r="XFD1048576" s="0"/></row>`;
    expect(await rowsOf(workbook(rows))).toEqual([[2, 'x', '']]);
  });

  test.each([
    ['a cell at the far end of the sheet', workbook(cellAt('XFD1048576'))],
    ['a cell in the last row', workbook(cellAt('CV1048576'))],
    ['more than it says', workbook(cellAt('A1'), { 'xl/media.xml': new Uint8Array(150_000_000) })],
    ['ten megabytes of empty lines', Buffer.alloc(10_000_000, '\n')],
  ])('with %s is refused for its size', async (_what, bytes) => {
    expect(await outcome(table(bytes))).toBe(refused('limits'));
  });

  test('with ten megabytes of empty cells in one line is refused', async () => {
    expect(await outcome(table(Buffer.alloc(10_000_000, ';')))).toMatch(/limits|memory|time/);
  });

  test('that takes too much memory only aborts its own reading', async () => {
    const heavy = table(workbook(mostCells()));
    const light = rowsOf(workbook(cellAt('A1', 'Nombre') + cellAt('A2')));
    expect(await outcome(heavy)).toMatch(/limits|memory|time/);
    expect(await light).toEqual([[2, 'x', '']]);
  });

  test('is refused as unreadable if it is not a table', async () => {
    expect(await outcome(table(Buffer.from('PK\x03\x04 not really')))).toBe(refused('unreadable'));
  });
});

describe('a photo', () => {
  test('gets its displayed size, and two smaller copies', async () => {
    const turned = await plainPhoto(2000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const photo = await readPhoto(turned);
    expect(photo).toMatchObject({ width: 1500, height: 2000 });
    expect(await sharp(photo.small).metadata()).toMatchObject({ format: 'webp', width: 240, height: 320 });
    expect(await sharp(photo.medium).metadata()).toMatchObject({ format: 'webp', width: 960, height: 1280 });
    expect(await sharp(photo.shown).metadata()).toMatchObject({ format: 'jpeg', width: 1500, height: 2000 });
  });

  test('of a phone, in HEIC, also becomes a JPEG', async () => {
    const photo = await readPhoto(realHeic);
    expect(photo).toMatchObject({ width: 64, height: 48 });
    expect(await sharp(photo.shown).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
  });

  test('with too many pixels is refused before it is decoded', async () => {
    expect(await outcome(readPhoto(heicOf(16_000, 16_000)))).toBe(refused('limits'));
    expect(await outcome(readPhoto(await plainPhoto(12_000, 12_000).png().toBuffer()))).toBe(refused('limits'));
  });

  test('whose caller has left is not read, and the next one is', async () => {
    const slow = await plainPhoto(4000, 4000).jpeg().toBuffer();
    const patience = new AbortController();
    const first = [readPhoto(slow), readPhoto(slow)];
    const given = readPhoto(slow, { patience: patience.signal });
    const last = readPhoto(slow);
    patience.abort();
    expect(await outcome(given)).toBe(refused('busy'));
    expect(await Promise.all([...first, last].map(outcome))).toEqual(['read', 'read', 'read']);
  });

  test('of usual size is read while many huge ones wait, which are read one at a time', async () => {
    const huge = await plainPhoto(10_900, 10_900).png().toBuffer();
    const ended: string[] = [];
    const bombs = Array.from({ length: 4 }, () => outcome(reader.image(huge)).finally(() => ended.push('huge')));
    const late = outcome(reader.image(realHeic, { isLate: true })).finally(() => ended.push('late'));
    for (let time = 0; time < 3; time++) await readPhoto(realHeic).finally(() => ended.push('usual'));
    expect(ended.filter((one) => one === 'usual')).toHaveLength(3);
    expect(ended.filter((one) => one === 'huge').length).toBeLessThanOrEqual(1);
    reader.close();
    await Promise.all([...bombs, late]);
    reader = startReader();
  });

  test('is given up in the middle when its caller leaves', async () => {
    const patience = new AbortController();
    const slow = await plainPhoto(4000, 4000).jpeg().toBuffer();
    const given = outcome(reader.image(slow, { patience: patience.signal }));
    patience.abort();
    expect(await given).toBe(refused('time'));
    expect(await outcome(readPhoto(realHeic))).toBe('read');
  });

  test('is refused as unreadable if it is not a photo', async () => {
    expect(await outcome(readPhoto(Buffer.from('ffd8ffe000104a464946', 'hex')))).toBe(refused('unreadable'));
  });

  test('does not wait for tables', async () => {
    // One at a time: the photo has lower priority, so its time limit would include all the tables.
    const heavy = workbook(cellAt('A1', 'y'.repeat(3_000_000)));
    const tables = Promise.all(Array.from({ length: 5 }, () => outcome(table(heavy))));
    const photo = readPhoto(realHeic).then(() => 'photo');
    expect(await Promise.race([photo, tables])).toBe('photo');
    await tables;
  });
});

test('is refused as busy if too many files are waiting', async () => {
  const outcomes = await Promise.all(Array.from({ length: 80 }, () => outcome(readPhoto(realHeic))));
  expect(outcomes.filter((one) => one === refused('busy')).length).toBeGreaterThan(0);
  expect(outcomes.filter((one) => one === 'read').length).toBeGreaterThanOrEqual(60);
});

test('a closing reader refuses unread files with that reason, which is not a failure', async () => {
  const ending = startReader();
  const started = [ending.image(realHeic), ending.image(realHeic), ending.image(realHeic)].map(outcome);
  ending.close();
  expect(await Promise.all(started)).toEqual(Array(3).fill(refused('closing')));
  expect(await outcome(ending.table(workbook(cellAt('A1')), request))).toBe(refused('closing'));
});

test("a job that the server's shutdown cut off is not an error in the log", () => {
  const written: string[] = [];
  const log = new Proxy({}, { get: (_target, level: string) => () => written.push(level) });
  const jobs = loggerOf({ log: log as FastifyBaseLogger });
  jobs.error('Failed task 1', { error: new ReadingRefused('closing') });
  jobs.error('Failed task 1', { error: new ReadingRefused('busy') });
  expect(written).toEqual(['info', 'error']);
});
