import { plainText, richTextSchema } from './richText'

/** Section members that hold text a visitor reads. */
const WORDS: ReadonlySet<string> = new Set([
  ...['eyebrow', 'heading', 'intro', 'title', 'lead', 'text', 'caption', 'name', 'label', 'note', 'when', 'duration'],
  ...['question', 'answer', 'figure', 'attribution', 'role', 'source', 'badges', 'cells', 'columns', 'categories', 'facts', 'linkLabel'],
])

/** All text of a page's sections in reading order, joined by spaces, for read times, excerpts and search. */
export function contentText(sections: readonly unknown[]): string {
  return wordsIn(sections).join(' ').replace(/\s+/g, ' ').trim()
}

function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    if (name === 'body') {
      const body = richTextSchema.safeParse(member)
      return body.success ? [plainText(body.data)] : []
    }
    if (typeof member === 'string') return WORDS.has(name) ? [member] : []
    if (Array.isArray(member) && member.every((item) => typeof item === 'string')) return WORDS.has(name) ? member : []
    return wordsIn(member)
  })
}
