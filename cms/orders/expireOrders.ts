import { expiryStep, expiryWords, waitingEnds } from '@framewell/domain/orders/expiry'
import { ORDER_STATUSES } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { findInvoices } from '../payments/billing/projectInvoices'
import { defineJob } from '../platform/jobs/defineJob'
import { eachInTransaction } from '../platform/jobs/eachInTransaction'
import { closeCancelled } from './cancelOrder'
import { orderForUpdate } from './findOrder'
import { tellExpiring } from './orderNews'
import { SYSTEM } from './recordEvent'

const waiting = z.array(
  z.object({
    number: z.string(),
    status: z.enum(ORDER_STATUSES),
    placedAt: z.string(),
    signedAt: z.string().nullable(),
    depositDueOn: z.string().nullable(),
  }),
)

/**
 * Cancels, after a notice, orders that are not signed in time, or signed but not paid, and releases their exposure, slot and invoices. A
 * partly paid order waits for an operator, without a notice that it will be canceled. Each order has its own transaction.
 * @returns how many were canceled
 */
export async function expireOrdersAt(payload: Payload, now: Date): Promise<number> {
  const { rows } = await payload.db.pool.query(
    `select number, status, placed_at::text as "placedAt", signed_at::text as "signedAt",
       (select min(i.due_on) from invoices i join payment_projects p on p.id = i.project_id
         where p.number = orders.number and i.prepaid and i.status = 'open') as "depositDueOn" from orders
     where status in ('awaiting_signature', 'awaiting_funds') order by coalesce(signed_at, placed_at)`,
  )
  let expired = 0
  const due = waiting.parse(rows).filter((order) => expiryStep(order, now))
  await eachInTransaction(payload, due, async (req, { number }) => {
    const order = await orderForUpdate(req, number)
    if (!order) return
    const invoices = await findInvoices(req, sql`p.number = ${number}`)
    if (invoices.some(({ paidCents }) => paidCents > 0)) return
    const dueOn = invoices.flatMap((invoice) => (invoice.prepaid && invoice.status === 'open' && invoice.dueOn ? [invoice.dueOn] : []))
    const waits = { ...order, depositDueOn: dueOn.toSorted()[0] ?? null }
    const step = expiryStep(waits, now)
    if (step === 'notice') return tellExpiring(req, order, waitingEnds(waits)?.at ?? now)
    if (step !== 'cancel') return
    await closeCancelled(req, order, SYSTEM, expiryWords(order.status), now)
    expired += 1
  })
  return expired
}

export const expireOrders = defineJob({
  name: 'expire-orders',
  schedule: '*/10 * * * *',
  input: z.undefined(),
  run: ({ req }) => expireOrdersAt(req.payload, new Date()),
})
