import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type {
  decideShopPrice as decideCall,
  listShopPrices as listCall,
  proposePriceList as proposeCall,
  quoteJob as quoteCall,
  withdrawShopPrice as withdrawCall,
} from '@framewell/domain/network/shopPriceCalls'
import { shopPriceDecided } from '@framewell/domain/notifications/events/network'
import { ORDER_NUMBER } from '@framewell/domain/orders/order'
import { acceptRefusal, hasNoShop } from '@framewell/domain/orders/transitions'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { currentPriceBook } from '../catalog/priceBooks'
import { notify } from '../notifications/notify'
import { companiesOf } from '../parties/companyOf'
import { isTied } from '../parties/independence'
import type { Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { lockRow } from '../platform/database/lockRow'
import type { Operation } from '../platform/http/calls/bindCall'
import { holdsWords } from '../platform/lists/listing'
import { listRows } from '../platform/lists/listRows'
import { hasRole } from '../platform/sessions/access'
import { requireOwnShop } from './ownShop'
import { closePrice, proposePrice } from './recordShopPrice'
import { behindPrice, findShopPrices, priceAnswer, SHOP_PRICES, type StoredPrice, shopPriceAnswer } from './shopPrices'

export const listShopPrices: Operation<typeof listCall> = async ({ req }, { status, shop, search, ...asked }) => {
  const companies = (await companiesOf(req)).map(({ id }) => id)
  const own = hasRole(req, OPERATOR_ROLES)
    ? sql`true`
    : sql`f.company_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(companies)}::jsonb))`
  return listRows(
    req,
    {
      tables: SHOP_PRICES,
      where: sql`${own} and (${status} = 'all' or l.status::text = ${status}) and (${shop ?? null}::uuid is null or l.fabricator_id = ${shop ?? null}::uuid)
        and ${holdsWords(search, [sql`f.name`, sql`o.number`])}`,
      newest: sql`l.created_at`,
      id: sql`l.id`,
      find: async (where, { order, cut }) =>
        (await findShopPrices(req, where, sql`${order} ${cut}`)).map((price) => priceAnswer(req, price)),
    },
    asked,
  )
}

export const proposePriceList: Operation<typeof proposeCall> = async (context, { from, rates, note }) => {
  const { req, refuse, session, now } = context
  const shop = await requireOwnShop(context)
  if (from < companyDay(now)) throw refuse('tooEarly', { fields: [{ path: 'from', message: 'Choose today or a later day' }] })
  const { plans } = await currentPriceBook(req)
  const unknown = Object.keys(rates.plans).find((id) => !plans.some((plan) => plan.id === id))
  if (unknown !== undefined) throw refuse('unknownPlan', { fields: [{ path: `rates.plans.${unknown}`, message: 'There is no such plan' }] })
  return { price: await proposePrice(req, { fabricator: shop.id, from, rates, note, proposedBy: session?.name ?? '' }) }
}

export const quoteJob: Operation<typeof quoteCall> = async (context, { order: named, cents, note }) => {
  const { req, refuse, session } = context
  const shop = await requireOwnShop(context)
  const where: Where = { [ORDER_NUMBER.test(named) ? 'number' : 'id']: { equals: named } }
  const found = await req.payload.db.findOne<Order>({ collection: 'orders', where, req })
  if (found) await lockRow(req, 'orders', found.id)
  const order = found && (await req.payload.db.findOne<Order>({ collection: 'orders', where, req }))
  if (!order || hasNoShop(order) || idOf(order.fabricator) !== shop.id) throw refuse('unknownOrder')
  const no = acceptRefusal(order)
  if (no && no !== 'notActive') throw refuse('alreadyAccepted')
  return {
    price: await proposePrice(req, { fabricator: shop.id, order: order.id, quoteCents: cents, note, proposedBy: session?.name ?? '' }),
  }
}

export const withdrawShopPrice: Operation<typeof withdrawCall> = async (context, { id }) => {
  const { req, refuse, session } = context
  const shop = await requireOwnShop(context)
  const price = await lockedPrice(req, id)
  if (price?.shop.id !== shop.id) throw refuse('notFound')
  if (price.status !== 'proposed') throw refuse('decidedAlready')
  await closePrice(req, price, { status: 'withdrawn', by: session?.name ?? '', reason: null })
  return { price: await shopPriceAnswer(req, id) }
}

export const decideShopPrice: Operation<typeof decideCall> = async ({ req, refuse, session }, { id, decision, reason }) => {
  const price = await lockedPrice(req, id)
  if (!price) throw refuse('notFound')
  if (price.status !== 'proposed') throw refuse('decidedAlready')
  const approved = decision === 'approve'
  if (approved && (await isTied(req, session?.id ?? '', behindPrice(price)))) throw refuse('notIndependent')
  if (approved && price.quote && price.quote.cents > price.quote.contractCents) throw refuse('aboveContract')
  await closePrice(req, price, { status: approved ? 'approved' : 'declined', by: session?.name ?? '', reason })
  if (price.company)
    await notify(req, shopPriceDecided, { company: price.company, order: price.quote?.order ?? null, from: price.from, approved, reason })
  return { price: await shopPriceAnswer(req, id) }
}

/** A price, locked until the transaction ends; undefined for an unknown ID. */
async function lockedPrice(req: PayloadRequest, id: string): Promise<StoredPrice | undefined> {
  await lockRow(req, 'shop-price-lists', id)
  return (await findShopPrices(req, sql`l.id = ${id}`))[0]
}
