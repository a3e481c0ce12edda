import { expect, signedIn, test, url } from './support/portal';

test('touch targets are 44 px on a phone', async ({ page, context }) => {
  await signedIn(context, 'admin');
  for (const path of ['/reclamos', '/reclamos/agregar-reclamo']) {
    await page.goto(url(path));
    await page.waitForLoadState('networkidle');
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main button, main a.ant-btn, header button, header a, main .ant-select, main .ant-picker, main input:not([type=file]):not([type=search])',
        ),
      ]
        .filter(
          (element) =>
            element.offsetParent &&
            getComputedStyle(element).visibility === 'visible' &&
            !element.closest('.ant-select, .ant-picker, .ant-pagination')?.parentElement?.closest('.ant-select'),
        )
        .map((element) => ({
          element,
          box: (element.closest('.ant-select, .ant-picker') ?? element).getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
        .map(
          ({ element, box }) =>
            `${element.tagName}.${element.className} ${Math.round(box.width)}x${Math.round(box.height)}`,
        ),
    );
    expect(small, path).toEqual([]);
  }
});
