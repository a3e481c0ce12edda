interface ReadReceipt {
  /** The paths of its list, and of its links that were followed: none of them ends the reading. */
  paths: Set<string>;
  close: () => void;
}

/** The receipts whose details were opened, by label and id. */
const read = new Map<string, ReadReceipt>();

/** Remembers that the user opened the details of a receipt. `close` is called when another page is shown. */
export function markAsRead(key: string, close: () => void): void {
  const paths = read.get(key)?.paths ?? new Set();
  read.set(key, { close, paths: paths.add(window.location.pathname) });
}

/** Remembers that a link of a receipt leads to `pathname`. */
export function markAsFollowed(key: string, pathname: string): void {
  read.get(key)?.paths.add(pathname);
}

/**
 * Closes the receipts that were read on other pages than `pathname`, which is now shown. A receipt cannot do this itself:
 * it may be unmounted long before, when a skeleton replaces its list.
 */
export function closeReadReceipts(pathname: string): void {
  for (const [key, { paths, close }] of read)
    if (!paths.has(pathname)) {
      read.delete(key);
      close();
    }
}
