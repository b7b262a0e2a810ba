import { createHmac, timingSafeEqual } from 'node:crypto'
import { TICKET, TICKET_HEAD_BYTES, ticketText } from '@framewell/domain/releases/visitTicket'
import { env } from '../env'

/** What a page's ticket proves. */
export interface Visit {
  /** Keyed hash of the network the page was sent to. */
  readonly network: string
  /** Whether the page is too old to count. */
  readonly ended: boolean
}

/** The visit behind a ticket that one of our hosts issued with these releases; null for any other. @param given as givenReleases makes them */
export function readTicket(ticket: string, given: readonly string[], now: Date): Visit | null {
  const bytes = Buffer.from(ticket, 'base64')
  const head = bytes.subarray(0, TICKET_HEAD_BYTES)
  const signature = bytes.subarray(TICKET_HEAD_BYTES)
  const text = ticketText(head.toString('base64'), given)
  const expected = createHmac('sha256', env.INTERNAL_TOKEN).update(text).digest().subarray(0, TICKET.signatureBytes)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
  const ends = head.readUInt32BE(TICKET.randomBytes)
  return { network: head.subarray(TICKET.randomBytes + TICKET.endBytes).toString('base64url'), ended: ends * 1000 <= now.getTime() }
}
