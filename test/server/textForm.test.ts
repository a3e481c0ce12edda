import fc from 'fast-check';
import { cleanText, comparableText } from '../../src/contract/textForm';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
});
afterAll(() => api.close());

const inDatabase = async (texts: string[]): Promise<string[]> => {
  const { rows } = await api.connection.pool.query<{ form: string }>(
    'select comparable_text(t) as form from unnest($1::text[]) with ordinality u (t, n) order by n',
    [texts],
  );
  return rows.map(({ form }) => form);
};

test.each([
  ['1° A', '1a'],
  ['1º  A', '1a'],
  ['1ºA', '1a'],
  ['1-a', '1a'],
  ['1°\u00a0A', '1a'],
  ['Torre  Oroño', 'torre orono'],
  ['TORRE OROÑO\u200b', 'torre orono'],
  ['Torre Oron\u0303o', 'torre orono'],
  ['D´Angelo', 'dangelo'],
  ['D’Ángelo', 'dangelo'],
  ["D'Angelo", 'dangelo'],
  ['Cochera N° 12', 'cochera 12'],
  ['Cochera nro. 12', 'cochera 12'],
  ['Torre A-4', 'torre a4'],
  ['14 ambientes', '14 ambientes'],
  ['“Torre – 1”', 'torre - 1'],
  ['Piso 3, (4° A), “B”; ¿y?', 'piso 3 4a b y'],
  ['Ｔｏｒｒｅ', 'torre'],
  ['Łukasz Straße', 'lukasz strasse'],
])('"%s" is compared as "%s", in the database too', async (text, form) => {
  expect(comparableText(text)).toBe(form);
  expect(await inDatabase([text])).toEqual([form]);
});

test('the database and the code have one form, which is its own form', async () => {
  const sign = fc.constantFrom(...'aAñÑóº°ª4  27\u00a0\u200b\u2011–-.,|´’\'"“nNroªßØ\u0301\ufeff\u202e½²ﬁ\t\n%_\\#$');
  const text = fc.oneof(fc.string({ unit: sign, maxLength: 30 }), fc.string({ unit: sign, maxLength: 6 }));
  const texts = fc.sample(text, 3000).map(cleanText);
  const forms = texts.map(comparableText);
  expect(await inDatabase(texts)).toEqual(forms);
  expect(texts.map((each) => comparableText(each.toUpperCase().toLowerCase()))).toEqual(forms);
});

test('clean text keeps emoji and line ends, and loses marks and control characters', () => {
  expect(cleanText('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd');
  expect(cleanText('👨‍👩‍👧 ❤️ 1️⃣ 👋🏽')).toBe('👨‍👩‍👧 ❤️ 1️⃣ 👋🏽');
  expect(cleanText('A\u200dna\ufe0f \u202eoñeP\u202c\u0000\u0007\ufeff')).toBe('Ana oñeP');
  expect(cleanText('media \ud83d cara')).toBe('media  cara');
});

const claims = async (q: string): Promise<{ unit: string; project: string }[]> => {
  const { data } = (await admin.get(`/logic/unit_claim?q=${encodeURIComponent(q)}`)).body as {
    data: { unit_claim: { contract: { unit: { name: string; project: { name: string } } } } }[];
  };
  return data.map(({ unit_claim: { contract } }) => ({
    unit: contract.unit.name,
    project: contract.unit.project.name,
  }));
};

test.each(['4A oroño', '4a Oroño', '4°A oroño', '4 A oroño', '4º a ORONO', '4° A oroño', '4-a oroño'])(
  'claims of 4° A are found by "%s", and only those',
  async (q) => {
    const found = await claims(q);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ unit, project }) => unit !== '4° A' || project !== 'Torre Oroño')).toEqual([]);
    expect(found).toHaveLength((await claims('4° A oroño')).length);
  },
);

test.each(['4A', '4a', '4°A', '1º A', '2B'])('claims and the palette know a unit by "%s"', async (q) => {
  expect((await claims(q)).length).toBeGreaterThan(0);
  const { found } = (await admin.get(`/logic/search?q=${encodeURIComponent(q)}`)).body.data as {
    found: { kind: string; title: string }[];
  };
  expect(found.filter(({ kind }) => kind === 'unit').map(({ title }) => comparableText(title))).toContain(
    comparableText(q),
  );
});
