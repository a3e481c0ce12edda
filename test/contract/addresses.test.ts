import { authPages, needsNoSession, publicPages } from '../../src/contract/addresses';
import { screenPaths } from '../../src/contract/screens';

test('the pages for everybody need no session, and no screen is one of them', () => {
  const pages = [...Object.values(publicPages), ...Object.values(authPages)];
  for (const page of pages) expect([page, needsNoSession(page.replace('/:code?', ''))]).toEqual([page, true]);
  expect(needsNoSession('/verificar/7K3M-9QXD-2HFT-W8PN')).toBe(true);
  for (const path of [...screenPaths, '', 'verificarlo', 'authority'])
    expect([path, needsNoSession(`/${path}`)]).toEqual([path, false]);
});
