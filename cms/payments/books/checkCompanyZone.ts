import { companyZone } from '@framewell/domain/dates/companyZone'
import type { Pool } from 'pg'
import { z } from 'zod'

const closedIn = z.array(z.object({ zone: z.string(), month: z.string() }))

/**
 * Refuses a time zone that would move a closed month, or that the database doesn't know.
 * @throws Error with a sentence that says what to set
 */
export async function checkCompanyZone(pool: Pick<Pool, 'query'>): Promise<void> {
  const zone = companyZone()
  const { rows: known } = await pool.query('select from pg_timezone_names where name = $1', [zone])
  if (known.length === 0)
    throw new Error(
      `COMPANY_TIME_ZONE is ${zone}, which the database's time zones don't include: write another name of the same zone, or update PostgreSQL's tzdata.`,
    )
  const { rows } = await pool.query(
    `select time_zone as zone, month from book_closings where time_zone <> $1 order by until desc limit 1`,
    [zone],
  )
  const [closed] = closedIn.parse(rows)
  if (closed)
    throw new Error(
      `The books were closed through ${closed.month} in ${closed.zone}, and a closed month doesn't move: set COMPANY_TIME_ZONE=${closed.zone} instead of ${zone}.`,
    )
}
