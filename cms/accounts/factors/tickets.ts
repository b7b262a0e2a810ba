import { randomBytes } from 'node:crypto'
import { TICKET_MINUTES } from '@framewell/domain/accounts/factors'
import { opensStep, TICKET_PURPOSES, type TicketPurpose } from '@framewell/domain/accounts/tickets'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionFor } from '../../platform/database/connectionFor'
import { hashToken } from '../../platform/http/calls/privateToken'

const storedTicket = z.object({ purpose: z.enum(TICKET_PURPOSES), account: z.string().nullable(), data: z.unknown(), endsAt: z.date() })

interface Ticket<Data> {
  readonly purpose: TicketPurpose
  readonly account: string | null
  readonly data: Data
}

/** Stores a ticket with only its token's hash. @returns the token, valid for a few minutes. */
export async function makeTicket(req: PayloadRequest, { purpose, account, data }: Ticket<unknown>): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await (await connectionFor(req)).query(
    `insert into sign_in_tickets (token_hash, purpose, account_id, data, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [hashToken(token), purpose, account, JSON.stringify(data), TICKET_MINUTES],
  )
  return token
}

/** A ticket's data; undefined if it has expired, was spent or is for another purpose. */
export async function readTicket<Data extends z.ZodType>(req: PayloadRequest, token: string, purpose: TicketPurpose, data: Data) {
  const { rows } = await (await connectionFor(req)).query(
    'select purpose, account_id as account, data, expires_at as "endsAt" from sign_in_tickets where token_hash = $1',
    [hashToken(token)],
  )
  const ticket = storedTicket.optional().parse(rows[0])
  return opensStep(ticket, purpose, new Date()) ? { account: ticket.account, data: data.parse(ticket.data) } : undefined
}

/** The same, once: a second caller finds nothing, even at the same moment. */
export async function spendTicket<Data extends z.ZodType>(req: PayloadRequest, token: string, purpose: TicketPurpose, data: Data) {
  const known = await readTicket(req, token, purpose, data)
  if (!known) return undefined
  const { rowCount } = await (await connectionFor(req)).query('delete from sign_in_tickets where token_hash = $1', [hashToken(token)])
  return rowCount === 1 ? known : undefined
}

/** Ends an account's sign-ins in progress. */
export async function endTickets(req: PayloadRequest, account: string): Promise<void> {
  await (await connectionFor(req)).query('delete from sign_in_tickets where account_id = $1', [account])
}
