import type { ComponentProps } from 'react';
import { rowWay } from './useRowWays';

/** What a row's control does, which its sign shows (`styles/table.css`). */
type Sign = 'view' | 'peek' | 'status';
const classOf = (sign: Sign) => `row-sign row-sign-${sign}`;

/**
 * A control of a row that is a sign alone, as one element: a grid has three in every row, and with Ant Design's button and icon they
 * would be a third of the page. Its name stands in `title` and `aria-label`.
 */
export const RowButton = ({ sign, ...button }: ComponentProps<'button'> & { sign: Sign }) => (
  <button type="button" {...button} className={classOf(sign)} />
);

/** The same, leading to a page. */
export const RowWay = ({ sign, ...way }: ComponentProps<'a'> & { sign: Sign }) => (
  <a {...rowWay} {...way} className={classOf(sign)} />
);
