import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

/** A piece of SQL with its parameters. */
export type Sql = ReturnType<typeof sql>

/** Two moments: the first and, without it, the last. */
export interface SqlWindow {
  readonly from: Sql
  readonly to: Sql
}

/**
 * The rows behind a figure, as SQL with the columns id, label, at, value, weight and href. The figure is folded from these very rows, so that
 * what an operator opens is what was counted. The window is given for sources that need it inside; rows outside of it are left out anyhow.
 */
export type MetricSource = (asked: { readonly req: PayloadRequest; readonly now: Date; readonly window: SqlWindow }) => Sql | Promise<Sql>

const metricRowSchema = z.object({
  id: z.string(),
  label: z.string(),
  at: z.date().nullable(),
  value: z.number(),
  weight: z.number(),
  href: z.string().nullable(),
})
export type SourceRow = z.infer<typeof metricRowSchema>

/** Rows that TypeScript's own rules computed, for a query. */
export function rowsAsSql(rows: readonly SourceRow[]): Sql {
  return sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given(id text, label text, at timestamptz, value float8, weight float8, href text)`
}
