import { acceptanceStep } from '@framewell/domain/orders/acceptance'
import { acceptRefusal } from '@framewell/domain/orders/transitions'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Order } from '../payload-types'
import { defineJob } from '../platform/jobs/defineJob'
import { eachInTransaction } from '../platform/jobs/eachInTransaction'
import { orderForUpdate } from './findOrder'
import { tellAcceptDue } from './orderNews'
import { SYSTEM } from './recordEvent'
import { rerouteOrder } from './rerouteOrder'

const numbers = z.array(z.object({ number: z.string() }))

/**
 * Reminds shops of orders that they have not accepted, and gives orders that were not accepted in time to the next shop. Each order has its
 * own transaction.
 * @returns how many went to another shop, or on hold because there is none
 */
export async function endOffersAt(payload: Payload, now: Date): Promise<number> {
  // A reminder is due on the last day, which is never longer than 25 hours.
  const { rows } = await payload.db.pool.query(
    `select number from orders where status = 'active' and accepted_at is null and accept_by < $1::timestamptz + interval '25 hours'
     order by accept_by`,
    [now.toISOString()],
  )
  let ended = 0
  await eachInTransaction(payload, numbers.parse(rows), async (req, { number }) => {
    const order = await orderForUpdate(req, number)
    const step = order && stepOf(order, now)
    if (!order || !step) return
    if (step === 'remind') return tellAcceptDue(req, order, 'lastDay')
    const reason = `${order.fabricatorName} did not accept the order by ${deadlineDate(order.acceptBy ?? '')}.`
    await rerouteOrder(req, order, { reason, actor: SYSTEM, givenUp: true }, now)
    ended += 1
  })
  return ended
}

const stepOf = (order: Order, now: Date) =>
  order.acceptBy && !acceptRefusal(order) ? acceptanceStep(new Date(order.acceptBy), now) : undefined

export const endOffers = defineJob({
  name: 'end-offers',
  schedule: '*/10 * * * *',
  input: z.undefined(),
  run: ({ req }) => endOffersAt(req.payload, new Date()),
})
