import type { Payload } from 'payload'
import { WEBHOOKS_CHANNEL } from '../notifications/queueDeliveries'
import { DueRows } from '../platform/jobs/DueRows'
import { type Reach, sendMessage } from '../platform/outbound/sendMessage'
import { type Claimed, claimDeliveries, noteOutcome } from './deliveryRows'
import { openSecret } from './sealedSecret'
import { signedHeaders } from './signature'

/**
 * Sends the outbox of webhooks. Any number of processes may: each claims its rows for the time a send can take, at most two per endpoint,
 * so that a slow one holds up nobody else. No transaction is open during a send.
 */
export function webhookRelay(payload: Payload, reach: Reach): DueRows {
  const { pool } = payload.db
  return new DueRows({
    pool,
    channel: WEBHOOKS_CHANNEL,
    work: async () => {
      const claimed = await claimDeliveries(pool)
      await Promise.all(claimed.map((delivery) => send(payload, reach, delivery)))
      return claimed.length > 0
    },
    log: payload.logger,
    unread: 'The outbox of webhooks could not be read',
  })
}

async function send(payload: Payload, reach: Reach, delivery: Claimed): Promise<void> {
  const { url, message, event, at, data, secrets } = delivery
  const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data })
  const began = performance.now()
  const signed = async () => sendMessage({ url, headers: signedHeaders(message, new Date(), body, secrets.map(openSecret)), body }, reach)
  const outcome = await signed().catch((error: unknown) => ({
    error: error instanceof Error ? error.message || error.name : String(error),
  }))
  await noteOutcome(payload, delivery, { ...outcome, ms: Math.round(performance.now() - began) })
}
