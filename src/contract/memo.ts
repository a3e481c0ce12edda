/** Returns a function that makes a value when it is first asked for, and returns the same one afterwards. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Returns a function that makes one value for each object, and returns the same one for the same object. */
export function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const made = known.get(key) ?? { value: make(key) };
    known.set(key, made);
    return made.value;
  };
}
