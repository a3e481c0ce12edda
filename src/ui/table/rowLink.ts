/** The way from a row to its page. */
export interface RowLink<Row> {
  /** Undefined for a row that has no page. */
  to: (row: Row) => string | undefined;
  /** Names the way for screen readers. */
  label: (row: Row) => string;
  /** Asked as the way is taken, for what is kept in the history entry that it makes. */
  state?: () => unknown;
  /** Told of the way being taken. */
  onFollow?: () => void;
}
