/** The row of a statement that answers one for certain: an insert, a count. */
export function one<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('A statement that answers a row answered none.');
  return row;
}
