import type { CallApi } from '@framewell/domain/http/callApi'
import type { CallDefinition, CallError } from '@framewell/domain/http/defineCall'
import type { z } from 'zod'
import type { ListPlace } from './useListAddress'

/** An answer of a call made with domain/lists. */
export interface Listed<Row> {
  readonly data: readonly Row[]
  readonly total: number
  readonly next?: string | null
}

/** A list call: its input is a `listInput` of the domain, its output a `listOutput`. */
export type ListCall<Row, Answer extends Listed<Row> = Listed<Row>> = CallDefinition<
  z.ZodType<unknown, Readonly<Record<string, unknown>>>,
  z.ZodType<Answer>,
  Record<string, CallError>
>

const PER_CALL = 100

/** The call input for a list place. */
export function askedAt({ search, page, sort, filters }: ListPlace, limit: number): Readonly<Record<string, unknown>> {
  return { search, page, limit, ...filters, ...(sort ? { sort: sort.column, direction: sort.direction } : {}) }
}

/** All rows matching a place, newest first, each once, even when rows are added meanwhile. */
export async function readAll<Row extends { readonly id: string }>(
  api: CallApi,
  call: ListCall<Row>,
  { search, filters }: ListPlace,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>()
  let after: string | undefined
  for (let page = 1; ; page += 1) {
    const { data, next } = await api(call, { search, ...filters, limit: PER_CALL, ...(after ? { after } : { page }) })
    for (const row of data) rows.set(row.id, row)
    if (data.length < PER_CALL) return [...rows.values()]
    after = next ?? undefined
  }
}
