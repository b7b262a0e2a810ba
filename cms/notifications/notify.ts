import { randomUUID } from 'node:crypto'
import type { EventDefinition } from '@framewell/domain/notifications/defineEvent'
import type { MailLeaves } from '@framewell/domain/notifications/mailLeaves'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { fanOut } from './fanOut'
import { mailAddresses } from './mailAddresses'
import { queueDeliveries } from './queueDeliveries'
import type { WhenFull } from './queueMail'

interface NotifyOptions<Secrets extends z.ZodObject> {
  /** Values for the event's mail that are not stored elsewhere. */
  readonly secrets?: z.input<Secrets>
  /** One event per key, however often its cause repeats: a job that runs again, a daily reminder. */
  readonly once?: string
  /** Unsubscribes from the mails of an address, by GET (a page) and by a single POST (RFC 8058). */
  readonly unsubscribeUrl?: string
  /** For a mail to an address: `wait` by default. */
  readonly whenFull?: WhenFull
}

/**
 * Raises an event in the request's transaction: it is stored if the transaction commits. People with accounts are notified in the
 * background, by their preferences. A mail to an address without an account is queued immediately.
 * @returns when that mail is sent; 'never' also if an event with this `once` key was raised before, or if the request seeds demo data
 * @throws CallProblem tooManyMails for a mail with `refuse` if visitors have caused too many to its address
 */
export async function notify<Payload extends z.ZodObject, Secrets extends z.ZodObject>(
  req: PayloadRequest,
  event: EventDefinition<Payload, Secrets>,
  payload: z.input<Payload>,
  { secrets, once, whenFull, unsubscribeUrl }: NotifyOptions<Secrets> = {},
): Promise<MailLeaves> {
  // Seeded events notify nobody.
  if (req.context.seeding === true) return 'never'
  const stored = event.payload.parse(payload)
  const id = randomUUID()
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    insert into notification_events (id, name, payload, actor, once_key)
    values (${id}, ${event.name}, ${JSON.stringify(stored)}::jsonb, ${req.user ? String(req.user.id) : null}, ${once ?? null})
    on conflict (once_key) do nothing returning id`)
  if (rows.length === 0) return 'never'
  const audience = event.audience(stored)
  await queueDeliveries(req, { id, name: event.name, audience })
  if (audience.some(({ to }) => to !== 'address')) await fanOut.queue(req, { event: id })
  return mailAddresses(req, { id, event, payload: stored, secrets: event.secrets?.parse(secrets ?? {}), whenFull, unsubscribeUrl })
}
