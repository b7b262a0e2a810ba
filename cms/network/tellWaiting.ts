import { USUAL_SQUARE_FEET } from '@framewell/domain/network/deliveryCalls'
import { waitingReached } from '@framewell/domain/notifications/events/waiting'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { notify } from '../notifications/notify'
import { transactionOf } from '../platform/database/transactionOf'
import { defineJob } from '../platform/jobs/defineJob'
import { eachInTransaction } from '../platform/jobs/eachInTransaction'
import { deliveryAt } from './getDelivery'
import { lockVisitors, waitingAddress } from './waitingVisitor'

const zipRows = z.array(z.object({ zip: z.string() }))

/**
 * Mails everybody who waits for a ZIP code that a shop reaches now, once each; every ZIP code has its own transaction.
 * @returns how many were told
 */
export async function tellWaitingAt(payload: Payload, now: Date): Promise<number> {
  const { rows } = await payload.db.pool.query(`select distinct zip from waiting_list where status = 'waiting' order by zip`)
  let told = 0
  await eachInTransaction(payload, zipRows.parse(rows), async (req, { zip }) => {
    const delivery = await deliveryAt(req, zip, USUAL_SQUARE_FEET, now)
    if (!delivery || delivery.shopsInReach === 0) return
    const database = await transactionOf(req)
    const { city, state } = delivery
    for (const { id, email } of await lockVisitors(req, sql`zip = ${zip} and status = 'waiting'`)) {
      await database.execute(sql`
          update waiting_list set status = 'told', told_at = ${now.toISOString()}::timestamptz, updated_at = now() where id = ${id}::uuid`)
      const reached = { visitor: id, email, zip, place: `${city}, ${state}` }
      await notify(req, waitingReached, reached, { unsubscribeUrl: waitingAddress('leave', id) })
      told += 1
    }
  })
  return told
}

export const tellWaiting = defineJob({
  name: 'tell-waiting-list',
  schedule: '*/15 * * * *',
  input: z.undefined(),
  run: ({ req }) => tellWaitingAt(req.payload, new Date()),
})
