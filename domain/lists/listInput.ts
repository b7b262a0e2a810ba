import { z } from 'zod'

/** Default and maximum rows per page. */
const ROWS_PER_PAGE = 20
const MAX_ROWS = 100

/** The answer to a cursor that no list, or another list, returned. */
export const CURSOR_WORDS = 'Give the `next` of an answer'

/** Format of `after`: time and id of the last row read. */
const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]{8,15}Z)~[\w-]{1,64}$/

/** Date turns February 30 into March 2, and 24:00 into midnight; PostgreSQL refuses them, and the year 0. */
function isCursor(text: string): boolean {
  const time = CURSOR.exec(text)?.[1] ?? ''
  const moment = new Date(time)
  return !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() > 0 && moment.toISOString().startsWith(time.slice(0, 19))
}

interface ListShape<Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape> {
  /** Sort orders; the first is time, newest first, and the default. */
  readonly sorts: Sort
  readonly filters: Filters
  readonly perPage?: number
}

/** A filter of a list: one of the values, or all. The API document then describes the values once, with the answer's. */
export const allOr = <const Value extends string>(values: readonly Value[]) => z.union([z.literal('all'), z.enum(values)])

/**
 * Input of every list call: search words, filters, order and page. `after` continues after the row the last answer returned as `next`,
 * newest first: reading all pages returns each row once, whatever is added meanwhile. `row` returns the one row with this ID, if search and
 * filters allow it.
 */
export const listInput = <const Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>({
  sorts,
  filters,
  perPage = ROWS_PER_PAGE,
}: ListShape<Sort, Filters>) =>
  z.object({
    search: z.string().trim().max(100).default(''),
    sort: z.enum(sorts).optional(),
    direction: z.enum(['ascending', 'descending']).default('descending'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(MAX_ROWS).default(perPage),
    after: z.string().refine(isCursor, CURSOR_WORDS).optional(),
    row: z.string().max(64).optional(),
    ...filters,
  })

/** Output of every list call. */
export const listOutput = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    /** Rows matching search and filters. */
    total: z.number(),
    /** Cursor after this answer's last row; null at the end. */
    next: z.string().nullable().default(null),
  })
