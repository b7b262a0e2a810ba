import { z } from 'zod'
import { EVENT_KINDS } from './remoteEvents'
import { remoteNameSchema } from './remoteName'

const LIMITS = { events: 50, fields: 20 } as const

const fieldsSchema = z
  .record(z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/, 'A member of an event is one word'), z.enum(EVENT_KINDS))
  .refine((fields) => Object.keys(fields).length <= LIMITS.fields, `An event has at most ${LIMITS.fields} members`)
const eventName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An event is named in small letters, digits and dashes')
const fullName = z.string().refine((name) => {
  const [remote = '', event = '', ...more] = name.split('/')
  return more.length === 0 && remoteNameSchema.safeParse(remote).success && eventName.safeParse(event).success
}, 'An event is named by its sender and what happened, for example mfe-warranty/claim-filed')
const eventsOf = (name: z.ZodType<string>) =>
  z.record(name, fieldsSchema).refine((events) => Object.keys(events).length <= LIMITS.events, `At most ${LIMITS.events} events`)

/** A release's events in its manifest: what it sends by the event's own name, and what it hears by the full name. */
export const remoteEventsSchema = z.object({ sends: eventsOf(eventName), hears: eventsOf(fullName) })
