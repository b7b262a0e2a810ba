import { SIGN_DAYS } from '@framewell/domain/orders/placing'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../database/inTransaction'
import { defineJob } from '../jobs/defineJob'
import { closeCancelled } from './cancelOrder'
import { orderForUpdate } from './findOrder'
import { SYSTEM } from './recordEvent'

const waiting = z.array(z.object({ number: z.string() }))

/** Cancels orders that nobody signed while their slot was held; each in a transaction of its own. */
export async function expireOrdersAt(payload: Payload, now: Date): Promise<number> {
  const { rows } = await payload.db.pool.query(
    "select number from orders where status = 'awaiting_signature' and held_until < $1 order by held_until limit 500",
    [now],
  )
  let expired = 0
  for (const { number } of waiting.parse(rows)) {
    const req = await createLocalReq({}, payload)
    await inTransaction(req, async () => {
      const order = await orderForUpdate(req, number)
      if (order?.status !== 'awaiting_signature' || !order.heldUntil || Date.parse(order.heldUntil) >= now.getTime()) return
      await closeCancelled(req, order, SYSTEM, `Not signed within ${SIGN_DAYS} days; its slot was given back.`, now)
      expired += 1
    })
  }
  return expired
}

export const expireOrders = defineJob({
  name: 'expire-orders',
  schedule: '*/10 * * * *',
  input: z.undefined(),
  run: ({ req }) => expireOrdersAt(req.payload, new Date()),
})
