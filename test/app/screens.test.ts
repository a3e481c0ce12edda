import { screenEntries } from '../../src/contract/screens';

// The Markdown renderer is an ES module only.
for (const name of ['react-markdown', 'rehype-slug', 'remark-gfm'])
  jest.doMock(name, () => ({ __esModule: true, default: () => null }));

test.each(screenEntries)('%s has its component', async (_path, { component: [module, name] }) => {
  const loaded = (await import(`../../src/features/${module}.tsx`)) as Record<string, unknown>;
  expect(typeof loaded[name]).toBe('function');
});
