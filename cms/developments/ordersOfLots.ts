import type { CalledOff } from '@framewell/domain/developments/lot'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import { frozenOrderSchema } from '@framewell/domain/orders/frozenOrder'
import { ORDER_SOURCES } from '@framewell/domain/orders/order'
import { ORDER_STAGES, ORDER_STATUSES } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import type { StoredDevelopment } from './storedDevelopment'

const orderRow = z
  .object({
    lot: z.string(),
    number: z.string(),
    status: z.enum(ORDER_STATUSES),
    stage: z.enum(ORDER_STAGES),
    price: z.coerce.number().pipe(centsSchema),
    address: z.string(),
    zip: z.string(),
    day: z.string(),
    title: z.string(),
    source: z.enum(ORDER_SOURCES),
    changed: frozenOrderSchema.pick({ inputs: true }).nullable(),
  })
  .transform(({ lot, price, address, zip, day, title, source, changed, ...order }): readonly [string, CalledOff] => [
    lot,
    {
      order: { ...order, priceCents: price, instead: source === 'lot' ? null : title },
      place: { siteAddress: address, siteZip: zip, deliverBy: day },
      changed,
    },
  ])

/** The orders that called lots off, by lot, without canceled ones. */
export async function ordersOfLots(
  req: PayloadRequest,
  development: Pick<StoredDevelopment, 'lots' | 'companyId'>,
): Promise<ReadonlyMap<string, CalledOff>> {
  if (development.lots.length === 0) return new Map()
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select source_id as lot, number, status::text, stage::text, price_cents as price, site_address as address, site_zip as zip, deliver_by as day,
      title, source ->> 'kind' as source,
      case when revision > 1 then jsonb_build_object('inputs', frozen -> 'inputs') end as changed from orders
    where ${callsOff(development)}`)
  return new Map(z.array(orderRow).parse(rows))
}

/** SQL: whether an order calls off a lot of the development and was not canceled. */
export function callsOff({ lots, companyId }: Pick<StoredDevelopment, 'lots' | 'companyId'>): SqlPart {
  const ids = JSON.stringify(lots.map(({ id }) => id))
  return sql`status <> 'cancelled' and company_id = ${companyId} and source_id in (select jsonb_array_elements_text(${ids}::jsonb))`
}
