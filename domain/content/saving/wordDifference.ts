/** A part of a text, and whether it differs from the other text. */
export interface TextPart {
  readonly text: string
  readonly changed: boolean
}

/** Unchanged words shown on either side of a difference. */
const AROUND = 12

/** A text with the words that differ from another one marked, and few words around them. */
export function wordDifference(text: string, other: string): TextPart[] {
  const [words, others] = [wordsOf(text), wordsOf(other)]
  const most = Math.min(words.length, others.length)
  let start = 0
  while (start < most && words[start] === others[start]) start += 1
  let end = 0
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end += 1
  const last = words.length - end
  const before = start > AROUND ? ['… ', ...words.slice(start - AROUND, start)] : words.slice(0, start)
  const after = end > AROUND ? [...words.slice(last, last + AROUND), '…'] : words.slice(last)
  return [
    { text: before.join(''), changed: false },
    { text: words.slice(start, last).join(''), changed: true },
    { text: after.join(''), changed: false },
  ].filter((part) => part.text !== '')
}

/** Words with the space after them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}
