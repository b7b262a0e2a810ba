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
  /** What the event's mail names and nothing stores. */
  readonly secrets?: z.input<Secrets>
  /** One event per key, however often its cause is repeated: a job that runs again, a day that was reminded of. */
  readonly once?: string
  /** Ends what the mail to an address belongs to, by GET (a page) and by one POST (RFC 8058). */
  readonly unsubscribeUrl?: string
  /** Of the mail to an address: `wait` unless said. */
  readonly whenFull?: WhenFull
}

/**
 * Says what happened, as part of the request's transaction: stored when that commits, and never when it does not. People with accounts are
 * told in the background, by their preferences. A mail to an address without an account is written here and now.
 * @returns when that mail leaves; 'never' also when an event of this `once` was raised before, or the request seeds a demo: nobody is told.
 * @throws CallProblem tooManyMails for a mail with `refuse` when visitors have caused too many to its address.
 */
export async function notify<Payload extends z.ZodObject, Secrets extends z.ZodObject>(
  req: PayloadRequest,
  event: EventDefinition<Payload, Secrets>,
  payload: z.input<Payload>,
  { secrets, once, whenFull, unsubscribeUrl }: NotifyOptions<Secrets> = {},
): Promise<MailLeaves> {
  // What is seeded happened to nobody.
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
