import type { OrderSource } from '@framewell/domain/orders/order'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import { texts } from '../platform/database/texts'
import { transactionOf } from '../platform/database/transactionOf'
import { markOrdered } from '../quotes/revisions'

/** Assigns the source of an order to the company. A quote counts as ordered and can no longer be revised. */
export async function takeSource(req: PayloadRequest, { kind, id }: OrderSource, companyId: string, now: Date): Promise<void> {
  const database = await transactionOf(req)
  if (kind === 'quote') await markOrdered(req, id, companyId, now)
  if (kind === 'production') await database.execute(sql`update plan_productions set company_id = ${companyId} where id = ${id}`)
}

/** A change order ended without effect: its quote can be ordered or revised again. */
export async function giveSourceBack(req: PayloadRequest, { kind, id }: OrderSource): Promise<void> {
  if (kind === 'quote') await freeQuotes(req, [id])
}

/** An order was canceled: its quote, and those it took by change orders, can be ordered or revised again. */
export async function giveSourcesBack(req: PayloadRequest, orderId: string): Promise<void> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select source_id as id from orders where id = ${orderId}
    union select facts #>> '{source,id}' from order_changes where order_id = ${orderId} and status = 'accepted' and facts #>> '{source,kind}' = 'quote'`)
  await freeQuotes(
    req,
    sourceRows.parse(rows).map(({ id }) => id),
  )
}

const sourceRows = z.array(z.object({ id: z.string() }))

async function freeQuotes(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`
    update issued_quotes set ordered_at = null, updated_at = now() where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
}

/** Whether an order that was not canceled has it, or a change order that waits for signatures names it. */
export async function isTaken(req: PayloadRequest, sourceId: string): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select 1 from ${TAKEN_SOURCES} as taken where source = ${sourceId} limit 1`)
  return rows.length > 0
}

/** SQL: orders that were not canceled, each with the `source` it was placed from and with those it took by change orders. */
const sourcesOfOrders = (changes: SqlPart) => sql`(
  select o.source_id as source, o.id::text as id from orders o where o.status <> 'cancelled'
  union all select x.facts #>> '{source,id}', o.id::text from order_changes x join orders o on o.id = x.order_id
    where ${changes} and o.status <> 'cancelled')`

/** By change orders that both sides signed. */
const ORDERED_SOURCES = sourcesOfOrders(sql`x.status = 'accepted'`)
/** By those that wait for signatures too: nobody else can order these sources, or answer them. */
export const TAKEN_SOURCES = sourcesOfOrders(sql`x.status in ('accepted', 'proposed')`)

/** The ids of the orders of `ORDERED_SOURCES`, by source. */
export async function orderedFrom(req: PayloadRequest, sources: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (sources.length === 0) return new Map()
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select source, id from ${ORDERED_SOURCES} as taken where source in ${texts(sources)}`)
  return new Map(orderedRows.parse(rows).map(({ source, id }) => [source, id]))
}

const orderedRows = z.array(z.object({ source: z.string(), id: z.string() }))
