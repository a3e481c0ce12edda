/** The database's own day is that of UTC: in the evening it is not the day in Argentina. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Migrations say what they did, also before this rule. */
const isRead = (file: string) =>
  /\.(ts|tsx|sql)$/.test(file) && !/migrations|schemaOf|databaseDays|today\.ts/.test(file);

test('no statement asks the database for its day', () => {
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const asking = files.filter(
    (file) => isRead(file) && /\bcurrent_date\b|now\(\)::date/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
