import { dayAfter } from '@framewell/domain/dates/businessDays'
import type { BookClosing } from '@framewell/domain/payments/bookCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../platform/database/isoTime'
import { transactionOf } from '../../platform/database/transactionOf'

const closingRows = z.array(
  z.object({ month: z.string(), previous: z.string().nullable(), until: z.string(), by: z.string(), at: z.string() }),
)

/** The closed months, newest first. */
export async function findClosings(req: PayloadRequest): Promise<BookClosing[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select month, lag(until) over (order by until) as previous, until, closed_by as by, ${isoTime(sql`created_at`)} as at
    from book_closings order by until desc`)
  return closingRows.parse(rows).map(({ previous, ...closing }) => ({ ...closing, from: previous && dayAfter(previous, 1) }))
}
