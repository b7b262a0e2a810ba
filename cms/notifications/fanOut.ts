import { EVENTS } from '@framewell/domain/notifications/events'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { defineJob } from '../platform/jobs/defineJob'
import { recipientsOf } from './recipientsOf'
import { siteNameOf } from './siteName'
import { tellPerson } from './tellPerson'
import { wordsInForce } from './templates/storedWords'

const storedSchema = z.object({ name: z.string(), payload: z.record(z.string(), z.unknown()) })

/**
 * Turns one event into a notice and a mail for each recipient, by their preferences. One transaction: everybody is notified once, or the
 * job is retried.
 */
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
    const [siteName, words] = [await siteNameOf(req), await wordsInForce(req, event)]
    const values = event.values(payload)
    for (const person of people) await tellPerson(req, { id, event, words, values, siteName, person, now: new Date() })
  },
})
