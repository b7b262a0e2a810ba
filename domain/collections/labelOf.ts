/**
 * The entry of a value, or one made of its own words where there is none: a newer server may send a value that an open page does not know,
 * and its row is listed like every other one. 'on_hold' becomes 'On hold'.
 */
export function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, value: string, otherwise: (words: string) => Entry): Entry {
  const found = Object.hasOwn(entries, value) ? entries[value] : undefined
  if (found !== undefined) return found
  const words = value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return otherwise(words.charAt(0).toUpperCase() + words.slice(1))
}

/** The label of a value, or its own words. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => entryOf(labels, value, (words) => words)
