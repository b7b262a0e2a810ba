import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from './SqlPart'

/** SQL: texts as a list, for `status in (…)`. */
export const texts = (values: readonly string[]): SqlPart =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`
