import type { ShopRecordOfStages } from '@framewell/domain/orders/eta'
import { ORDER_STAGES, type OrderStage } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { JSON_LIST } from './keepShops'

const recordRows = z.array(z.object({ shop: z.string(), stage: z.enum(ORDER_STAGES), times: z.coerce.number(), days: z.coerce.number() }))

/** Leaves out stages that were taken back. */
export const NOT_UNDONE = sql`not exists (select from order_events undone where undone.order_id = order_events.order_id
  and undone.kind = 'undone' and undone.stage = order_events.stage and undone.created_at >= order_events.created_at)`

/** How often each shop reached each stage, and how many days that took from the one before. */
export async function stageRecords(req: PayloadRequest, shops: readonly string[]): Promise<ReadonlyMap<string, ShopRecordOfStages>> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select fabricator_id::text as shop, stage, count(*) as times, sum(days) as days from (
      select stage, fabricator_id, extract(epoch from at - lag(at) over (partition by order_id order by at, id)) / 86400 as days
      from order_events where kind = 'stage' and ${NOT_UNDONE} and order_id in (select order_id from order_events where fabricator_id = any(${JSON_LIST(shops)}))
    ) steps where fabricator_id = any(${JSON_LIST(shops)}) and days is not null group by fabricator_id, stage`)
  const records = new Map<string, Partial<Record<OrderStage, { times: number; days: number }>>>()
  for (const { shop, stage, times, days } of recordRows.parse(rows)) records.set(shop, { ...records.get(shop), [stage]: { times, days } })
  return records
}
