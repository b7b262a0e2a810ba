import { COMPANY_ZONE } from '@framewell/domain/dates/businessDays'
import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from './SqlPart'

/** SQL: the company's time zone, in which days and months begin and end. */
export const IN_COMPANY_ZONE = sql.raw(`at time zone '${COMPANY_ZONE}'`)

/** SQL: the day of a time, '2026-11-26'. */
export const companyDay = (time: SqlPart): SqlPart => sql`to_char((${time}) ${IN_COMPANY_ZONE}, 'YYYY-MM-DD')`

/** SQL: the month of a time, '2026-11'. */
export const companyMonth = (time: SqlPart): SqlPart => sql`to_char((${time}) ${IN_COMPANY_ZONE}, 'YYYY-MM')`

export const TODAY = companyDay(sql`now()`)

/** SQL: the first moment of a day stored as '2026-11-26'. */
export const startOf = (day: SqlPart): SqlPart => sql`(left(${day}, 10)::date::timestamp ${IN_COMPANY_ZONE})`

/** SQL: the last moment of a day stored as '2026-11-26'. */
export const endOf = (day: SqlPart): SqlPart => sql`((left(${day}, 10)::date + 1)::timestamp ${IN_COMPANY_ZONE} - interval '1 millisecond')`

/** SQL: a day stored as '2026-11-26', as people write it: 'November 26, 2026'. */
export const dayInWords = (day: SqlPart): SqlPart => sql`to_char(left(${day}, 10)::date, 'FMMonth FMDD, YYYY')`
