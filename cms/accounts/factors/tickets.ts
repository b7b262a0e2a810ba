import { randomBytes } from 'node:crypto'
import { TICKET_MINUTES } from '@framewell/domain/accounts/factors'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionFor } from '../../database/connectionFor'
import { hashToken } from '../../http/calls/privateToken'

/**
 * What a sign-in keeps between two steps. `second-factor`: the password was right. `enrolment`: it was, and a factor must be set up first. The
 * others hold the challenge of a ceremony. A ticket opens no call but those that name its purpose; only its hash is stored.
 */
export type TicketPurpose = 'second-factor' | 'enrolment' | 'passkey-use' | 'passkey-new' | 'directory'

interface Ticket<Data> {
  readonly purpose: TicketPurpose
  readonly account: string | null
  readonly data: Data
}

/** @returns the token that opens it, for so many minutes. */
export async function makeTicket(req: PayloadRequest, { purpose, account, data }: Ticket<unknown>): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await (await connectionFor(req)).query(
    `insert into sign_in_tickets (token_hash, purpose, account_id, data, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [hashToken(token), purpose, account, JSON.stringify(data), TICKET_MINUTES],
  )
  return token
}

/** What a ticket says; undefined for one that has ended, was spent or is for something else. */
export function readTicket<Data extends z.ZodType>(req: PayloadRequest, token: string, purpose: TicketPurpose, data: Data) {
  return found(req, 'select account_id as account, data from sign_in_tickets', token, purpose, data)
}

/** The same, once: whoever comes second finds nothing, also at the same moment. */
export async function spendTicket<Data extends z.ZodType>(req: PayloadRequest, token: string, purpose: TicketPurpose, data: Data) {
  const known = await readTicket(req, token, purpose, data)
  if (!known) return undefined
  const { rowCount } = await (await connectionFor(req)).query('delete from sign_in_tickets where token_hash = $1', [hashToken(token)])
  return rowCount === 1 ? known : undefined
}

/** Ends the sign-ins of an account that are under way. */
export async function endTickets(req: PayloadRequest, account: string): Promise<void> {
  await (await connectionFor(req)).query('delete from sign_in_tickets where account_id = $1', [account])
}

async function found<Data extends z.ZodType>(req: PayloadRequest, select: string, token: string, purpose: TicketPurpose, data: Data) {
  const { rows } = await (await connectionFor(req)).query(`${select} where token_hash = $1 and purpose = $2 and expires_at > now()`, [
    hashToken(token),
    purpose,
  ])
  return rows[0] ? z.object({ account: z.string().nullable(), data }).parse(rows[0]) : undefined
}
