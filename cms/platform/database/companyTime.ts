import { companyZone } from '@framewell/domain/dates/companyZone'
import { FEDERAL_RESERVE_ZONE } from '@framewell/domain/dates/timeZones'
import { sql } from '@payloadcms/db-postgres'
import type { SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import type { SqlPart } from './SqlPart'

/** SQL: the company's time zone, in which days and months begin and end; read when a statement is made. */
const ZONE: SQLWrapper = { getSQL: () => sql.raw(zoneText()) }
export const IN_COMPANY_ZONE = sql`at time zone ${ZONE}`

/** The company's time zone as a text of SQL. Its name is one of the runtime's list (see cms/env.ts). */
export function zoneText(): string {
  return `'${companyZone()}'`
}

/** SQL: the day of a time, '2026-11-26'. */
export const dayOf = (time: SqlPart): SqlPart => sql`to_char((${time}) ${IN_COMPANY_ZONE}, 'YYYY-MM-DD')`

/** SQL: the month of a time, '2026-11'. */
export const monthOf = (time: SqlPart): SqlPart => sql`to_char((${time}) ${IN_COMPANY_ZONE}, 'YYYY-MM')`

export const TODAY = dayOf(sql`now()`)

const IN_BANKING_ZONE = sql.raw(`at time zone '${FEDERAL_RESERVE_ZONE}'`)

/** SQL: the day by which banks date what is sent at a time, '2026-11-26'. */
export const bankingDayOf = (time: SqlPart): SqlPart => sql`to_char((${time}) ${IN_BANKING_ZONE}, 'YYYY-MM-DD')`

/** SQL: the end of the day that many days after a time, as `deadlineAfter`: days of the calendar, not of 24 hours. */
export const deadlineAfter = (time: SqlPart, days: number): SqlPart =>
  endOf(sql`to_char(${dayOf(time)}::date + ${days}::int, 'YYYY-MM-DD')`)

/** SQL: the first moment of a day stored as '2026-11-26'. */
export const startOf = (day: SqlPart): SqlPart => sql`(left(${day}, 10)::date::timestamp ${IN_COMPANY_ZONE})`

/** SQL: the last moment of a day stored as '2026-11-26'. */
export const endOf = (day: SqlPart): SqlPart => sql`((left(${day}, 10)::date + 1)::timestamp ${IN_COMPANY_ZONE} - interval '1 millisecond')`

/** SQL: a day stored as '2026-11-26', as people write it: 'November 26, 2026'. */
export const dayInWords = (day: SqlPart): SqlPart => sql`to_char(left(${day}, 10)::date, 'FMMonth FMDD, YYYY')`
