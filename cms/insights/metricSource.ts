import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import type { SqlWindow } from '../platform/figures/foldRows'

interface Asked {
  readonly req: PayloadRequest
  readonly now: Date
}

/**
 * The rows behind a figure, as SQL with the columns id, label, at, value, weight and href. The figure is computed from these rows, so
 * operators see what was counted. `within`: rows made for one window, such as its hours; for all others, rows outside a window are left
 * out.
 */
export type MetricSource =
  | ((asked: Asked) => SqlPart | Promise<SqlPart>)
  | { readonly within: (asked: Asked & { readonly window: SqlWindow }) => SqlPart }

/** The rows of a source for a window. */
export async function sourceRows(source: MetricSource, asked: Asked & { readonly window: SqlWindow }): Promise<SqlPart> {
  return typeof source === 'function' ? source(asked) : source.within(asked)
}

const metricRowSchema = z.object({
  id: z.string(),
  label: z.string(),
  at: z.date().nullable(),
  value: z.number(),
  weight: z.number(),
  href: z.string().nullable(),
})
export type SourceRow = z.infer<typeof metricRowSchema>

/** Rows computed by TypeScript rules, for use in a query. */
export function rowsAsSql(rows: readonly SourceRow[]): SqlPart {
  return sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given(id text, label text, at timestamptz, value float8, weight float8, href text)`
}
