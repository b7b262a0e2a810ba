import { z } from 'zod'
import { ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { TOPICS } from './topics'

/**
 * Events for a signed-in person's open screens. 'reload' is sent when the stream opens and whenever something may have been missed: screens
 * read everything again. 'end' says the session is over.
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
  input: z.object({}),
  output: changeSchema,
  answers: 'stream',
})
