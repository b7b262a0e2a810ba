import type { AnyEvent } from '@framewell/domain/notifications/defineEvent'
import { EVENTS } from '@framewell/domain/notifications/events'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../database/transactionOf'
import { defineJob } from '../jobs/defineJob'
import { changed } from './changed'
import { composeMail, saidOf } from './composeMail'
import { queueMail } from './queueMail'
import { type Recipient, recipientsOf } from './recipientsOf'
import { siteNameOf } from './siteName'

const storedSchema = z.object({ name: z.string(), payload: z.record(z.string(), z.unknown()) })

/** Makes of one event a notice and a mail for each person it is for, as they want it. One transaction: everybody is told once, or it is tried again. */
export const fanOut = defineJob({
  name: 'notification-fan-out',
  input: z.object({ event: z.uuid() }),
  run: async ({ req, input: { event: id } }) => {
    const database = await transactionOf(req)
    const { rows } = await database.execute(sql`select name, payload from notification_events where id = ${id}::uuid`)
    const stored = storedSchema.parse(rows[0])
    const event = EVENTS.get(stored.name)
    if (!event) throw new Error(`No feature declares the event ${stored.name}`)
    const payload = event.payload.parse(stored.payload)
    const people = await recipientsOf(req, event.audience(payload))
    if (people.length === 0) return
    const siteName = await siteNameOf(req)
    const values = event.values(payload)
    for (const person of people) await tell(req, { id, event, values, siteName, person })
  },
})

interface Telling {
  readonly id: string
  readonly event: AnyEvent
  readonly values: Readonly<Record<string, string>>
  readonly siteName: string
  readonly person: Recipient
}

async function tell(req: PayloadRequest, { id, event, values, siteName, person }: Telling): Promise<void> {
  const said = saidOf(event.words, values)
  const { channels = ['mail', 'notice'] } = event
  if (channels.includes('notice')) {
    const database = await transactionOf(req)
    await database.execute(sql`
      insert into notices (account_id, event_id, kind, title, body, path)
      values (${person.accountId}, ${id}, ${event.kind}, ${said.subject}, ${said.notice}, ${pathWithin(event, values)})
      on conflict (event_id, account_id) do nothing`)
    await changed(req, 'notices', id, [{ to: 'account', id: person.accountId }])
  }
  const wanted = event.essential || (person.emailNotifications && person.notificationTypes.includes(event.kind))
  if (channels.includes('mail') && wanted)
    await queueMail(req, {
      to: person.email,
      ...composeMail(event, said, siteName, { name: person.name }),
      account: person.accountId,
      event: id,
      dedupKey: `event:${id}:${person.accountId}`,
    })
}

/** Where a notice leads: a path of the site, without its address. */
function pathWithin(event: AnyEvent, values: Readonly<Record<string, string>>): string | null {
  const path = saidOf(event.words, values).action?.path
  if (path === undefined) return null
  const { pathname, search, hash } = new URL(path)
  return `${pathname}${search}${hash}`
}
