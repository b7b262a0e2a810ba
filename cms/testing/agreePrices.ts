import type { ShopRates } from '@framewell/domain/network/shopPriceList'
import type { Payload } from 'payload'

/** Gives a shop a price list that was approved long ago. */
export async function agreePrices(payload: Payload, fabricator: string, rates: ShopRates): Promise<void> {
  await payload.db.pool.query(
    `insert into shop_price_lists (fabricator_id, status, "from", rates, proposed_by, decided_at)
     values ($1, 'approved', '2020-01-01', $2, 'A test', '2020-01-01')`,
    [fabricator, JSON.stringify(rates)],
  )
}
