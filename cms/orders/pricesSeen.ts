import { type Cents, cents, sumCents } from '@framewell/domain/money/cents'
import { OPEN_STATUSES } from '@framewell/domain/orders/stages'
import { isAgreed, releasePolicySchema } from '@framewell/domain/payments/phases'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { JSON_LIST } from '../network/keepShops'
import { NO_SHOP } from '../network/withoutShop'
import type { Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { texts } from '../platform/database/texts'
import { transactionOf } from '../platform/database/transactionOf'
import { findOrder } from './findOrder'
import { shopPriceOf } from './shopPriceOf'

type Listed = Pick<Order, 'id' | 'company' | 'priceCents' | 'releasePolicy'>

/**
 * What orders cost on the side of the request's person, by their IDs: the contract price for its builder and operators, for the shop what it
 * is paid; null while no price is agreed with the shop.
 * @param companies whose builder or shop the person is; null for operators
 */
export async function pricesSeen(
  req: PayloadRequest,
  companies: readonly string[] | null,
  orders: readonly Listed[],
  now: Date,
): Promise<ReadonlyMap<string, Cents | null>> {
  const prices = new Map<string, Cents | null>()
  for (const order of orders) {
    const builds = companies === null || companies.includes(idOf(order.company))
    prices.set(order.id, builds ? cents(order.priceCents) : await shopPriceSeen(req, order, now))
  }
  return prices
}

async function shopPriceSeen(
  req: PayloadRequest,
  { id, releasePolicy }: Pick<Listed, 'id' | 'releasePolicy'>,
  now: Date,
): Promise<Cents | null> {
  const policy = releasePolicySchema.parse(releasePolicy)
  if (isAgreed(policy)) return policy.shopPriceCents
  const order = await findOrder(req, id)
  return order && (await shopPriceOf(req, order, now)).shopPrice.cents
}

/** SQL: an order is neither canceled nor completed. */
export const OPEN = sql`status in ${texts(OPEN_STATUSES)}`

const openRow = z.object({
  id: z.string(),
  releasePolicy: releasePolicySchema,
})

/** What the open orders of these companies' shops pay them, as their list says it. */
export async function openShopCents(req: PayloadRequest, companies: readonly string[], now: Date): Promise<Cents> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select id, release_policy as "releasePolicy" from orders o
    where fabricator_id in (select id from fabricators where company_id = any(${JSON_LIST(companies)}))
      and not company_id = any(${JSON_LIST(companies)}) and ${OPEN} and not ${NO_SHOP}`)
  const prices: Cents[] = []
  for (const order of z.array(openRow).parse(rows)) prices.push((await shopPriceSeen(req, order, now)) ?? cents(0))
  return sumCents(prices)
}
