import { StatementFault } from './bankStatement'
import { joinPieces } from './remittance'

/** A record of a BAI2 file. */
export interface Bai2Record {
  readonly code: string
  readonly fields: readonly string[]
  readonly line: number
}

/** Records joined with their continuations (88), without the final slash. */
export function recordsOf(text: string): Bai2Record[] {
  const records: { code: string; text: string; line: number; ended: boolean }[] = []
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    if (raw.trim() === '') continue
    const code = raw.slice(0, 2)
    const last = records.at(-1)
    const body = raw.slice(3)
    if (code === '88') {
      if (!last) throw new StatementFault(`Line ${at + 1}: a continuation (88) without a record before it.`)
      last.text = continued(last, stripped(body))
      last.ended = body.trimEnd().endsWith('/')
    } else records.push({ code, text: stripped(body), line: at + 1, ended: body.trimEnd().endsWith('/') })
  }
  return records.map(({ code, text: joined, line }) => ({ code, fields: joined.split(','), line }))
}

/** A slash ends a field. Without one the field goes on, also within a number; a text goes on as words do. */
function continued(record: { code: string; text: string; line: number; ended: boolean }, more: string): string {
  if (record.ended) return `${record.text},${more}`
  const fields = record.text.split(',')
  const isText = record.code === '16' && fields.length > textAt({ ...record, fields })
  return isText ? joinPieces([record.text, more]) : `${record.text}${more}`
}

/** Index of a detail's text: behind the funds type, the bank's and the customer's reference. */
export function textAt(record: Bai2Record): number {
  return afterFunds(record, 2) + 2
}

function stripped(body: string): string {
  return body.trimEnd().replace(/\/$/, '')
}

/** Funds types S and D are followed by availability fields, V by a date and a time. @param at index of the funds type */
export function afterFunds({ fields }: Bai2Record, at: number): number {
  const type = fields[at]
  if (type === 'S') return at + 4
  if (type === 'V') return at + 3
  if (type === 'D') return at + 2 + 2 * Number(fields[at + 1] ?? 0)
  return at + 1
}

/** A fault that names the record's line. */
export function fault(record: Bai2Record, words: string): StatementFault {
  return new StatementFault(`Line ${record.line}: ${words}.`)
}
