/** Returns the row of a statement that always returns one, such as an insert or a count. */
export function singleRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('A statement that must return a row returned none.');
  return row;
}
