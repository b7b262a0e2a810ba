import { usd } from '@framewell/domain/money/usd'
import type { getChangeChoices as getChangeChoicesCall } from '@framewell/domain/orders/changeCalls'
import { kitPrice, kitRefusal } from '@framewell/domain/orders/kitPrice'
import type { PayloadRequest } from 'payload'
import type { IssuedQuote, Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { quoteAnswer } from '../quotes/storedQuote'
import { changeFieldsOf } from './changedSubject'
import { openOrder } from './findOrder'
import { storedOrder } from './storedOrder'

/** Most quotes to choose from. */
const MOST_QUOTES = 50

/** What a change order can choose for an order. A shop proposes none. */
export const getChangeChoices: Operation<typeof getChangeChoicesCall> = async (context, { orderId }) => {
  const { req, refuse, now } = context
  const { order, seenAs } = await openOrder(context, orderId)
  if (seenAs === 'fabricator') throw refuse('unknownOrder')
  return { fields: await changeFieldsOf(req, storedOrder(order).frozen), quotes: await quotesFor(req, order, now) }
}

async function quotesFor(req: PayloadRequest, { company }: Order, now: Date) {
  const { docs } = await req.payload.db.find<IssuedQuote>({
    collection: 'issued-quotes',
    where: {
      company: { equals: idOf(company) },
      replacedBy: { exists: false },
      orderedAt: { exists: false },
      validUntil: { greater_than: now.toISOString() },
    },
    sort: '-issuedAt',
    limit: MOST_QUOTES,
    pagination: false,
    req,
  })
  return docs.flatMap((stored) => {
    const quote = quoteAnswer(stored, now)
    const { id, number, revision, title, inputs } = quote
    if (quote.layout === null || inputs.kind === 'lots') return []
    const price = kitPrice(inputs, quote)
    if (kitRefusal(inputs, price)) return []
    return [{ id, label: `${number}, revision ${revision}: ${title}, framing kit ${usd(price.kit.totalCents)}` }]
  })
}
