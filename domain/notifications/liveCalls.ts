import { z } from 'zod'
import { ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { TOPICS } from './topics'

/**
 * Events for a signed-in person's open screens. 'reload' is sent whenever something may have been missed, as when a stream opens and what
 * changed since the page began to read is not known: screens read everything again. 'end' says the session is over.
 */
export const changeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('reload') }),
  z.object({ type: z.literal('changed'), topic: z.enum(TOPICS), id: z.string() }),
  z.object({ type: z.literal('end') }),
])
export type Change = z.infer<typeof changeSchema>

export const watchChanges = defineCall({
  name: 'watchChanges',
  method: 'GET',
  path: '/api/events',
  summary: 'Stream of what changed for the signed-in person (server-sent events)',
  feature: 'notifications',
  access: ROLES,
  /** `ageMs`: since the page began to read. What changed since then is sent first. */
  input: z.object({ ageMs: z.coerce.number().int().min(0).optional() }),
  output: changeSchema,
  answers: 'stream',
})
