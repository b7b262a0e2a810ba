/** A record with one value per list item, under the item's key. `Object.fromEntries` loses the key type. */
export function recordBy<Item, Key extends string, Value>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  toValue: (item: Item) => Value,
): Record<Key, Value> {
  // The list contains all keys: that is the caller's contract.
  return Object.fromEntries(items.map((item) => [keyOf(item), toValue(item)])) as Record<Key, Value>
}

/** A record with one value per key of a list. */
export const recordOf = <const Key extends string, Value>(keys: readonly Key[], toValue: (key: Key) => Value): Record<Key, Value> =>
  recordBy(keys, (key) => key, toValue)
