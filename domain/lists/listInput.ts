import { z } from 'zod'

/** Rows of a page unless the asker says otherwise, and at most. */
const ROWS_PER_PAGE = 20
const MOST_ROWS = 100

/** What is said to a cursor that no list, or another one, answered. */
export const CURSOR_WORDS = 'Give the `next` of an answer'

/** What `after` looks like: time and id of the last row that was read. */
const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]{8,15}Z)~[\w-]{1,64}$/

/** Date makes the 2nd of March of a 30th of February, and midnight of 24:00; PostgreSQL refuses them, and the year 0. */
function isCursor(text: string): boolean {
  const time = CURSOR.exec(text)?.[1] ?? ''
  const moment = new Date(time)
  return !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() > 0 && moment.toISOString().startsWith(time.slice(0, 19))
}

interface ListShape<Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape> {
  /** What the rows can be sorted by; the first is time, newest first, and the order of those who say nothing. */
  readonly sorts: Sort
  readonly filters: Filters
  readonly perPage?: number
}

/**
 * The input of every call that lists: words to search for, filters, order and page. `after` reads on behind the row that the last answer named
 * as `next`, newest first: whoever reads everything gets each row once, whatever arrives meanwhile.
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
    limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(perPage),
    after: z.string().refine(isCursor, CURSOR_WORDS).optional(),
    ...filters,
  })

/** What every list answers. */
export const listOutput = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    /** Rows that match search and filters. */
    total: z.number(),
    /** Behind the last row of this answer; null at the end. */
    next: z.string().nullable().default(null),
  })
