import type { ProposedPrice } from '@framewell/domain/network/shopPriceCalls'
import type { ShopRates } from '@framewell/domain/network/shopPriceList'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../platform/audit/recordAudit'
import { lockRow } from '../platform/database/lockRow'
import { transactionOf } from '../platform/database/transactionOf'
import { shopPriceAnswer } from './shopPrices'

/** A price list, with its first day and rates, or a quote for one order. */
interface Proposal {
  readonly fabricator: string
  readonly from?: string
  readonly rates?: ShopRates
  readonly order?: string
  readonly quoteCents?: number
  readonly note: string
  readonly proposedBy: string
}

/**
 * Stores a proposal; one of the same shop for the same orders that waits is replaced. Checks no rights. Locks the shop, after the order of a
 * quote and before its prices, as an order that takes a slot does.
 */
export async function proposePrice(req: PayloadRequest, { fabricator, order, ...proposed }: Proposal): Promise<ProposedPrice> {
  await lockRow(req, 'fabricators', fabricator)
  const db = await transactionOf(req)
  await db.execute(sql`update shop_price_lists set status = 'replaced', updated_at = now()
    where fabricator_id = ${fabricator} and status = 'proposed' and order_id is not distinct from ${order ?? null}::uuid`)
  const { id } = await req.payload.db.create({
    collection: 'shop-price-lists',
    data: { ...proposed, fabricator, order: order ?? null, status: 'proposed' },
    req,
  })
  const price = await shopPriceAnswer(req, String(id))
  const { from, rates, quote, note } = price
  await recordAudit(req, {
    action: 'shop-price-propose',
    subjectType: 'shop-price-lists',
    subjectId: price.id,
    after: { shop: fabricator, from, rates, quote, note },
  })
  return price
}

interface Closing {
  readonly status: 'approved' | 'declined' | 'withdrawn'
  readonly by: string
  readonly reason: string | null
}

/** Decides or withdraws a proposal. Checks no rights. */
export async function closePrice(req: PayloadRequest, { id }: Pick<ProposedPrice, 'id'>, { status, by, reason }: Closing): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`update shop_price_lists set status = ${status}, decided_by = ${by}, reason = ${reason}, decided_at = now(), updated_at = now()
    where id = ${id}`)
  await recordAudit(req, {
    action: `shop-price-${status}`,
    subjectType: 'shop-price-lists',
    subjectId: id,
    before: { status: 'proposed' },
    after: { status },
    ...(reason !== null && { reason }),
  })
}

/** Replaces the quotes for a locked order whose job became another one, or ended: neither side is held to a price for the former. */
export async function replaceJobQuotes(
  req: PayloadRequest,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`update shop_price_lists l set status = 'replaced', reason = ${reason}, updated_at = now()
    from shop_price_lists before where before.id = l.id and l.order_id = ${id} and l.status in ('proposed', 'approved')
    returning l.id, before.status`)
  for (const quote of z.array(z.object({ id: z.string(), status: z.string() })).parse(rows))
    await recordAudit(req, {
      action: 'shop-price-replaced',
      subjectType: 'shop-price-lists',
      subjectId: quote.id,
      before: { status: quote.status },
      after: { status: 'replaced' },
      reason,
    })
}
