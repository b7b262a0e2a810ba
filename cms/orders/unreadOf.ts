import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

const unreadRows = z.array(z.object({ id: z.string(), unread: z.number() }))

/** Messages of others that the signed-in person has not read, by order. */
export async function unreadOf(req: PayloadRequest, orders: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (!req.user || orders.length === 0) return new Map()
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select order_id as id, count(*)::int as unread from order_messages m
    where order_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(orders)}::jsonb)) and author_id is distinct from ${req.user.id}::uuid
      and not exists (select from order_reads r where r.order_id = m.order_id and r.account_id = ${req.user.id}::uuid and r.read_at >= m.at)
    group by order_id`)
  return new Map(unreadRows.parse(rows).map(({ id, unread }) => [id, unread]))
}
