/**
 * Who names a role in code: what a role may do stands in the permissions and policies, and its words in `roleText.ts` and `partyText.ts`.
 * Other code asks them. Fields of records with the same name are found too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|sql)$/.test(file) && !/generated|\/seed\/|stories|\.gen\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

const naming = (pattern: RegExp): string[] =>
  files
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

test('the files that name the role of consortiums', () => {
  expect(naming(/'consortium'|\bconsortium:|\.consortium\b/)).toEqual([
    'api/otherServer/complete.ts', // The role of the records of another server, and a field of a project.
    'contract/claimStatus.ts', // The party of project claims.
    'contract/consortiums.ts', // The accounts with this role.
    'contract/mailEvents.ts', // Which events tell it until the company chooses.
    'contract/partyText.ts', // Words of those who answer for claims, and of the audiences of mails.
    'contract/permissions.ts',
    'contract/projects.ts', // A field of a project.
    'contract/roleText.ts', // The words of the role.
    'features/managers/NewManagerScreen.tsx', // Creates accounts with this role.
    'features/managers/userRow.ts', // Lists them.
    'server/database/functions/change_feed_people.sql', // The kind of a change of such an account.
    'server/database/migrations/0063_claim_answers.sql',
    'server/policies/claims.policy.ts',
    'server/policies/places.policy.ts',
    'session/live/apply.ts', // The cache tags of such an account.
  ]);
});

test('the files that name tenants as a party of claims', () => {
  expect(naming(/'tenant'/)).toEqual([
    'contract/claimStatus.ts',
    'server/database/migrations/0063_claim_answers.sql',
    // The field of a unit's lease.
    'server/units/units.repository.ts',
  ]);
});
