/** A record with one value for each item of a list, under the item's key. `Object.fromEntries` forgets which keys it was given. */
export function recordBy<Item, Key extends string, Value>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  toValue: (item: Item) => Value,
): Record<Key, Value> {
  // The list is the whole of the keys: that is what callers give.
  return Object.fromEntries(items.map((item) => [keyOf(item), toValue(item)])) as Record<Key, Value>
}

/** A record with one value for each key of a list. */
export const recordOf = <const Key extends string, Value>(keys: readonly Key[], toValue: (key: Key) => Value): Record<Key, Value> =>
  recordBy(keys, (key) => key, toValue)
