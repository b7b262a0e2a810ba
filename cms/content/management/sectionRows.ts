import type { FieldValues } from '@framewell/domain/content/sectionForm'
import { entryText, headOf, markupToPlain, type RowWords, rowsIn, rowText } from '@framewell/domain/content/sectionWords'

/**
 * Updates a section's list from text. An unchanged entry keeps its stored row. An entry that matches by heading or position keeps what the
 * text does not show (icons, links, pictures).
 */
export function writeRows<Block extends FieldValues>(block: Block, fields: RowWords, text: string): Block {
  const stored = rowsIn(block, fields)
  const wanted = entriesOf(text)
  const left = new Set(stored)
  const take = (match: (row: FieldValues) => boolean) => {
    const found = [...left].find(match)
    if (found) left.delete(found)
    return found
  }
  const same = wanted.map((entry) => take((row) => rowText(row, fields) === entryText(entry)))
  const byHead = wanted.map((entry, at) => same[at] ?? take((row) => headOf(row, fields) === entry.head))
  const rows = wanted.map((entry, at) => {
    if (same[at]) return same[at]
    const known = byHead[at] ?? take((row) => row === stored[at])
    return { ...known, ...headMembers(entry.head, fields), [fields.body]: markupToPlain(entry.body) }
  })
  return { ...block, [fields.list]: rows }
}

interface Entry {
  readonly head: string
  readonly body: string
}

function entriesOf(text: string): Entry[] {
  return text
    .split(/^### /m)
    .slice(1)
    .map((entry) => {
      const [head = '', ...body] = entry.split('\n')
      return { head: head.trim(), body: body.join('\n').trim() }
    })
}

/** '1940s: Cold forming' fills two members; a heading without a colon fills the last one. */
function headMembers(head: string, fields: RowWords): FieldValues {
  const [first = '', second] = fields.head
  if (second === undefined) return { [first]: head }
  const at = head.indexOf(': ')
  return at < 0 ? { [first]: '', [second]: head } : { [first]: head.slice(0, at), [second]: head.slice(at + 2).trim() }
}
