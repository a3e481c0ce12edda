import { createMemoryRouter } from 'react-router-dom';
import { showReturnsAtOnce } from '../../src/app/router';

test('Back and Forward render their page at once; a link and a change of the address do not', async () => {
  const routes = [{ path: '/list' }, { path: '/record', loader: () => null }];
  const router = showReturnsAtOnce(createMemoryRouter(routes, { initialEntries: ['/list'] }));
  const rendered: [path: string, isAtOnce: boolean][] = [];
  // Another subscriber must not take the news away from this one.
  router.subscribe(() => {});
  router.subscribe(({ location, navigation }, { flushSync }) => {
    if (navigation.state === 'idle') rendered.push([location.pathname, flushSync]);
  });
  await router.navigate('/record');
  await router.navigate(-1);
  await router.navigate(1);
  await router.navigate('/record?tab=2');
  expect(rendered).toEqual([
    ['/record', false],
    ['/list', true],
    ['/record', true],
    ['/record', false],
  ]);
});
