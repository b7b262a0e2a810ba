import type { PersonalArea } from '@framewell/domain/privacy/calls'
import { KEEP_REASONS, type KeepReason } from '@framewell/domain/privacy/policy'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import type { PersonalRows } from '../platform/privacy/personalData'
import { type Person, whoseRows } from './whoseRows'

const rowsSchema = z.array(z.object({ row: z.record(z.string(), z.unknown()) }))
/** Columns that grant access or prove a right: not part of an export. */
const SECRET = /(_hash|^hash|^salt|^sealed|_secret|^secret|token)$/

/** The rows of one declaration that are about the person, as the database has them. */
export async function readRows(req: PayloadRequest, declared: PersonalRows, person: Person): Promise<Record<string, unknown>[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select to_jsonb(told) as row from ${sql.identifier(declared.table)} as told where ${whoseRows(declared, person)}`,
  )
  return rowsSchema.parse(rows).map(({ row }) => row)
}

/** A row as its person gets it. */
export function shownRow({ leaveOut = [] }: PersonalRows, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.test(column) && !leaveOut.includes(column)))
}

/** How much of each area is stored about the person, and what happens to it. */
export async function personalAreas(req: PayloadRequest, declared: readonly PersonalRows[], person: Person): Promise<PersonalArea[]> {
  const areas: PersonalArea[] = []
  for (const rows of declared) {
    const found = await readRows(req, rows, person)
    if (found.length > 0) areas.push({ area: rows.area, rows: found.length, files: rows.file ? found.length : 0, ...endOf(rows) })
  }
  return areas
}

/** What happens to a declaration's rows, in one word, and why anything stays. */
function endOf({ ends, endedBy }: PersonalRows): Pick<PersonalArea, 'end' | 'reasons'> {
  if (ends === 'delete') return { end: 'deleted', reasons: [] }
  const kept = Object.values(ends).filter(isKept)
  const end = endedBy || kept.length < Object.values(ends).length ? 'anonymised' : 'kept'
  return { end, reasons: [...new Set(kept)].map((reason) => KEEP_REASONS[reason]) }
}

export function isKept(end: unknown): end is KeepReason {
  return typeof end === 'string' && Object.hasOwn(KEEP_REASONS, end)
}
