import type { Page } from '@playwright/test';
import { unusedClasses } from '../../../src/tools/antdUnused';

/** Returns Ant Design's classes on the page whose rules the build removed, because no component should use them. */
export const unstyledClassesOn = (page: Page): Promise<string[]> =>
  page.evaluate((unused) => {
    const isUnused = new RegExp(unused);
    const classes = [...document.querySelectorAll('[class*="ant-"]')].flatMap(({ classList }) => [...classList]);
    return [...new Set(classes)].filter((name) => isUnused.test(name));
  }, unusedClasses.source);
