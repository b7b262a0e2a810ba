import { markupToPlain, plainToMarkup } from './plainMarkup'

/** A list within a section whose entries have a heading and words: questions and answers, steps, features. */
export interface RowFields {
  readonly list: string
  /** Members that make the heading line, in order; the first may be missing. */
  readonly head: readonly string[]
  readonly body: string
}

type Row = Readonly<Record<string, unknown>>

/** The entries as text: each begins with '### ' and its heading; the words below it are its own. */
export function readRows(block: Row, fields: RowFields): string {
  return rowsIn(block, fields)
    .map((row) => rowText(row, fields))
    .join('\n\n')
}

/**
 * The section with its list as the text says it. An entry that reads as before is the very row that was stored; one whose heading or place
 * is known keeps what the text does not show (icons, links, pictures).
 */
export function writeRows<Block extends Row>(block: Block, fields: RowFields, text: string): Block {
  const stored = rowsIn(block, fields)
  const wanted = entriesOf(text)
  const left = new Set(stored)
  const take = (match: (row: Row) => boolean) => {
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

function rowText(row: Row, fields: RowFields): string {
  return entryText({ head: headOf(row, fields), body: plainToMarkup(wordsIn(row, fields.body)) })
}

function entryText({ head, body }: Entry): string {
  return body ? `### ${head}\n\n${body}` : `### ${head}`
}

function headOf(row: Row, { head }: RowFields): string {
  return head
    .map((name) => wordsIn(row, name).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(': ')
}

/** '1940s: Cold forming' fills two members; a heading without a colon is the last one's. */
function headMembers(head: string, fields: RowFields): Row {
  const [first = '', second] = fields.head
  if (second === undefined) return { [first]: head }
  const at = head.indexOf(': ')
  return at < 0 ? { [first]: '', [second]: head } : { [first]: head.slice(0, at), [second]: head.slice(at + 2).trim() }
}

function rowsIn(block: Row, { list }: RowFields): Row[] {
  const rows = block[list]
  return Array.isArray(rows) ? rows.filter((row): row is Row => typeof row === 'object' && row !== null) : []
}

function wordsIn(row: Row, name: string): string {
  const value = row[name]
  return typeof value === 'string' ? value : ''
}
