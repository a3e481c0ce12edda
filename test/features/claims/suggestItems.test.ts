import type { WarrantyTerm } from '../../../src/api/content';
import { suggestItems } from '../../../src/features/claims/form/suggestItems';
import { categories } from '../../../src/server/lookups/usualLists';
import { unitProblems } from '../../../src/server/database/seed/unitProblems';
import { warrantyTerms } from '../../../src/server/warranty/warrantyTemplate';

const trades = Object.keys(categories);
const items = trades
  .flatMap((trade, index) => categories[trade]!.map((label) => ({ label, claim_category_id: index })))
  .map((item, id) => ({ id, ...item }));
const terms = warrantyTerms.map(([category, named, item, months, covers, excludes], id): WarrantyTerm => ({
  id,
  claim_category_id: trades.indexOf(category),
  category,
  claim_item_id: items.find(({ label }) => label === named)?.id ?? null,
  item,
  months,
  covers,
  excludes,
  version: 1,
}));
const suggested = (text: string) => suggestItems(text, items, terms).map(({ label }) => label);

test.each([
  ['Las canillas gotean', 'Canilla o grifería'],
  ['pierde agua el techo del baño', 'Pérdida de agua'],
  ['No anda el ENCHUFE de la heladera', 'Tomacorriente'],
  ['Saltó la térmica', 'Tablero y térmica'],
  ['Hay moho en la pared', 'Humedad en pared'],
  ['Se cayó un azulejo', 'Azulejo'],
  ['Perdida en las valvulas', 'Radiador'],
])('%s: %s', (text, item) => expect(suggested(text)).toContain(item));

test.each([
  ['La persiana se traba', /^Persiana/],
  ['La cortina del dormitorio se traba', /^Persiana/],
])('%s: first %s', (text, first) => expect(suggested(text)[0]).toMatch(first));

test('for most problems of the demo data the item is among the four suggestions', () => {
  const found = unitProblems.filter(([, , , item, text]) => suggested(text).includes(item));
  expect(found.length / unitProblems.length).toBeGreaterThan(0.8);
});

test('words without meaning suggest nothing', () => {
  for (const text of ['', '   ', 'hace días que está mal y no sabemos por qué', '¡¡¡!!!'])
    expect(suggested(text)).toEqual([]);
});
