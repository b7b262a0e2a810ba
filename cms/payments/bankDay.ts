import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dayInWords, dayOf, startOf } from '../platform/database/companyTime'
import { lockShared } from '../platform/database/lock'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'

const settingsRow = z.object({ at: z.string(), note: z.string() })

/**
 * The books count what `work` posts, and the invoices' and credits' states it changes, on the day on which the bank booked a movement. When
 * that month is closed, it is the first open day, and the posting says when the bank booked it. Nothing counts later than it is posted. An
 * error in `work` must end the transaction.
 * @param day '2026-11-26'
 */
export function onBankDay<Result>(req: PayloadRequest, day: string, work: () => Promise<Result>): Promise<Result> {
  const noon = sql`(${startOf(sql`${day}`)} + interval '12 hours')`
  return countedAt(req, sql`select least(${noon}, step_time()) as at, ${day}::text as day`, work)
}

/** The same on the day of a posting that `work` undoes: what was booked by mistake is not in the books of any open day. */
export function onDayOfPosting<Result>(req: PayloadRequest, postingId: number, work: () => Promise<Result>): Promise<Result> {
  return countedAt(req, sql`select effective_at as at, null::text as day from ledger_postings where id = ${postingId}`, work)
}

/** Inside such work: what follows from it counts when the step is taken, after what led to it. */
export function atStepTime<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  return countedAt(req, sql`select step_time() as at, null::text as day`, work)
}

async function countedAt<Result>(req: PayloadRequest, wanted: SqlPart, work: () => Promise<Result>): Promise<Result> {
  // No month is closed meanwhile.
  await lockShared(req, 'book-closings')
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    with wanted as (${wanted}), open as (select greatest(at, (select max(ends_at) from book_closings)) as at, day from wanted),
      before as materialized (select coalesce(current_setting('framewell.effective_at', true), '') as at,
        coalesce(current_setting('framewell.booked_on', true), '') as note)
    select before.at, before.note, set_config('framewell.effective_at', open.at::text, true),
      set_config('framewell.booked_on', case when ${dayOf(sql`open.at`)} > open.day then ', booked by the bank on ' || ${dayInWords(sql`open.day`)} else '' end, true)
    from before, open`)
  const before = settingsRow.parse(rows[0])
  const result = await work()
  await db.execute(sql`
    select set_config('framewell.effective_at', ${before.at}, true), set_config('framewell.booked_on', ${before.note}, true)`)
  return result
}
