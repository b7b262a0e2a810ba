import { createHmac, randomFillSync } from 'node:crypto'
import { TICKET, TICKET_HEAD_BYTES, ticketNetworkText, ticketText } from '@framewell/domain/releases/visitTicket'
import { neighborhoodOf } from '@framewell/server-kit/limits/networkOf'

interface VisitTicketsOptions {
  /** The cms checks the signature with it. */
  readonly internalToken: string
  /** The clock, in milliseconds. */
  readonly now: () => number
}

/** Random bytes are generated for many pages at once. */
const POOLED = 512

/**
 * Creates the ticket of each page, which is also its nonce. It cannot be guessed, and it proves in a report that this page was sent, with
 * these releases, to this network. Cached pages get a new one too.
 */
export function makeVisitTickets({ internalToken, now }: VisitTicketsOptions) {
  const pool = Buffer.alloc(TICKET.randomBytes * POOLED)
  let used = pool.length
  const sign = (text: string, bytes: number) => createHmac('sha256', internalToken).update(text).digest().subarray(0, bytes)

  /** @param given the page's releases, from givenReleases */
  return (given: readonly string[], address: string): string => {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    const head = Buffer.alloc(TICKET_HEAD_BYTES)
    pool.copy(head, 0, used, used + TICKET.randomBytes)
    used += TICKET.randomBytes
    head.writeUInt32BE(Math.floor(now() / 1000) + TICKET.lifeSeconds, TICKET.randomBytes)
    sign(ticketNetworkText(neighborhoodOf(address)), TICKET.networkBytes).copy(head, TICKET.randomBytes + TICKET.endBytes)
    return Buffer.concat([head, sign(ticketText(head.toString('base64'), given), TICKET.signatureBytes)]).toString('base64')
  }
}
