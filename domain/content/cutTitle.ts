/** What fits on a share card in its smallest font. */
const MOST_LETTERS = 140

/** A title as cards and link previews show it: a very long one ends with '…', at a word unless its last one is very long too. */
export function cutTitle(title: string): string {
  const letters = [...title]
  if (letters.length <= MOST_LETTERS) return title
  const start = letters.slice(0, MOST_LETTERS - 1).join('')
  return `${start.replace(/\s+\S{0,30}$/, '')}…`
}
