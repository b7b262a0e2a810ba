import type { Payload } from 'payload'
import { WEBHOOKS_CHANNEL } from '../notifications/queueDeliveries'
import { listen } from '../platform/database/listen'
import { type Reach, sendMessage } from '../platform/outbound/sendMessage'
import { type Claimed, claimDeliveries, noteOutcome } from './deliveryRows'
import { openSecret } from './sealedSecret'
import { signedHeaders } from './signature'

/** How often the relay polls; usually the database wakes it on commit. */
const SWEEP_MS = 10_000

/**
 * Sends the outbox of webhooks. Any number of processes may: each claims its rows (SKIP LOCKED) for the time a send can take, at most two
 * per endpoint, so that a slow one holds up nobody else. No transaction is open during a send.
 */
export class WebhookRelay {
  readonly #payload: Payload
  readonly #reach: Reach
  #timer: NodeJS.Timeout | undefined
  #stopListening: (() => void) | undefined
  #running: Promise<void> | undefined
  #again = false

  constructor(payload: Payload, reach: Reach) {
    this.#payload = payload
    this.#reach = reach
  }

  start(): void {
    const look = () => void this.sweep()
    look()
    this.#timer = setInterval(look, SWEEP_MS)
    this.#stopListening = listen(this.#payload.db.pool, WEBHOOKS_CHANNEL, { hear: look, opened: look })
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopListening?.()
    this.#again = false
    await this.#running
  }

  /** Sends what is due; resolves when nothing is left. */
  sweep(): Promise<void> {
    this.#again = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #run(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false
        const claimed = await claimDeliveries(this.#payload.db.pool)
        if (claimed.length === 0) continue
        await Promise.all(claimed.map((delivery) => this.#send(delivery)))
        this.#again = true
      }
    } catch (error) {
      // The next tick tries again.
      this.#payload.logger.warn({ err: error, msg: 'The outbox of webhooks could not be read' })
    }
  }

  async #send(delivery: Claimed): Promise<void> {
    const { url, message, event, at, data, secrets } = delivery
    const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data })
    const began = performance.now()
    const headers = signedHeaders(message, new Date(), body, secrets.map(openSecret))
    const outcome = await sendMessage({ url, headers, body }, this.#reach).catch((error: unknown) => ({
      error: error instanceof Error ? error.message || error.name : String(error),
    }))
    await noteOutcome(this.#payload, delivery, { ...outcome, ms: Math.round(performance.now() - began) })
  }
}
