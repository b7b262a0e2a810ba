import type { downloadBooks as downloadCall, getBooks as getCall } from '@framewell/domain/payments/bookCalls'
import { batchNumber } from '@framewell/domain/payments/books'
import { accountMapping, type JournalFormat, journalFile, tooLongForIif } from '@framewell/domain/payments/journalFile'
import type { PayloadRequest } from 'payload'
import type { Operation } from '../../platform/http/calls/bindCall'
import { asFile } from '../asFile'
import { findProject } from '../projects/findProject'
import { type BookPeriod, bookRowsOf, hasEntriesBefore, journalOf } from './bookEntries'
import { findClosings } from './closings'
import { statementsCsv } from './statementsCsv'

/** More than that is no file that an accounting system imports. */
const MAX_ENTRIES = 200_000

export const getBooks: Operation<typeof getCall> = async ({ req, refuse }, period) => {
  if (await isUnknown(req, period)) throw refuse('unknownProject')
  return { rows: await bookRowsOf(req, period), closings: await findClosings(req) }
}

export const downloadBooks: Operation<typeof downloadCall> = async ({ req, refuse }, { format, ...period }) => {
  if (await isUnknown(req, period)) throw refuse('unknownProject')
  const span = `${period.projectId ? `${period.projectId}-` : ''}${period.from}-to-${period.until}`
  if (format === 'statements') return asFile(`books-${span}.csv`, CSV, statementsCsv(await bookRowsOf(req, period), period))
  const lines = await journalOf(req, period, MAX_ENTRIES + 1)
  if (lines.length > MAX_ENTRIES) throw refuse('tooLong')
  const batch = await batchOf(req, period)
  const mapping = accountMapping(await req.payload.findGlobal({ slug: 'book-accounts', req, overrideAccess: false, depth: 0 }))
  const tooLong = format === 'quickbooks_iif' ? tooLongForIif(mapping) : []
  if (tooLong.length > 0) throw refuse('nameTooLong', { detail: `${tooLong.join('; ')}.` })
  const { type, ending } = FILES[format]
  return asFile(`journal-${batch ?? span}-${format}.${ending}`, type, journalFile(format, { lines, mapping, batch }))
}

const CSV = 'text/csv; charset=utf-8'
const FILES: Record<JournalFormat, { readonly type: string; readonly ending: string }> = {
  journal: { type: CSV, ending: 'csv' },
  quickbooks_iif: { type: 'text/plain; charset=utf-8', ending: 'iif' },
  quickbooks_csv: { type: CSV, ending: 'csv' },
  xero: { type: CSV, ending: 'csv' },
}

async function isUnknown(req: PayloadRequest, { projectId }: BookPeriod): Promise<boolean> {
  return projectId !== undefined && (await findProject(req, projectId)) === null
}

/** The batch of a closed month, if the period is exactly what was closed with it. The first batch starts with the first posting. */
async function batchOf(req: PayloadRequest, { from, until, projectId }: BookPeriod): Promise<string | null> {
  const closings = projectId === undefined ? await findClosings(req) : []
  const closed = closings.find((one) => one.until === until)
  if (!closed) return null
  const isWhole = closed.from === null ? !(await hasEntriesBefore(req, from)) : closed.from === from
  return isWhole ? batchNumber(closed.month) : null
}
