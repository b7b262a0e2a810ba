import { CONFIRM_WITHIN_DAYS, SUBSCRIPTION_STATUSES } from '@framewell/domain/newsletter/subscription'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../platform/database/isoTime'
import { lockRow } from '../platform/database/lockRow'
import { transactionOf } from '../platform/database/transactionOf'
import { confirmLinks, unsubscribeLinks } from './newsletterLinks'

const time = z
  .string()
  .nullable()
  .transform((value) => (value === null ? null : new Date(value)))

const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  round: z.coerce.number(),
  requestedAt: z.string().transform((value) => new Date(value)),
  mailedAt: time,
})
export type Subscriber = z.output<typeof subscriberSchema>

/** One subscriber by a unique column, locked until the transaction ends. */
export async function lockSubscriber(req: PayloadRequest, by: { email: string } | { id: string }): Promise<Subscriber | null> {
  const [column, value] = 'email' in by ? (['email', by.email] as const) : (['id', by.id] as const)
  await lockRow(req, 'newsletter-subscribers', value, column)
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select id::text as id, email, status::text as status, round,
      ${isoTime(sql`requested_at`)} as "requestedAt",
      ${isoTime(sql`mailed_at`)} as "mailedAt"
    from newsletter_subscribers where ${sql.identifier(column)} = ${value}`)
  return found.rows[0] ? subscriberSchema.parse(found.rows[0]) : null
}

/** Token of a confirmation mail. It belongs to one request: after unsubscribing, an old mail revives nothing. */
export function confirmToken({ id, round }: Pick<Subscriber, 'id' | 'round'>): string {
  return confirmLinks.tokenFor(`${id}:${round}`)
}

/** Token of the link that ends a subscription; the same in every mail. */
export function unsubscribeToken({ id }: Pick<Subscriber, 'id'>): string {
  return unsubscribeLinks.tokenFor(id)
}

export function isConfirmToken(given: string, { id, round }: Pick<Subscriber, 'id' | 'round'>): boolean {
  return confirmLinks.isTokenOf(given, `${id}:${round}`)
}

export function isUnsubscribeToken(given: string, { id }: Pick<Subscriber, 'id'>): boolean {
  return unsubscribeLinks.isTokenOf(given, id)
}

/** Whether the confirmation mail's link is still valid. */
export function isConfirmable({ requestedAt }: Pick<Subscriber, 'requestedAt'>, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() <= CONFIRM_WITHIN_DAYS * 86_400_000
}
