import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'

/** How often an open page says where its editor is, in milliseconds. */
export const PRESENCE_EVERY_MS = 5_000
/** After this time without a word, in seconds, an editor is no longer in the page: a closed tab says nothing more. */
export const PRESENCE_ENDS_SECONDS = 15

export const sharePresence = defineCall({
  name: 'sharePresence',
  method: 'POST',
  path: '/api/content/pages/{id}/presence',
  summary: `Say which section of a page one is in, and learn who else is in it; ends ${PRESENCE_ENDS_SECONDS} seconds later`,
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({
    id: z.uuid(),
    /** Tells a person's tabs apart. */
    tab: z.string().min(1).max(40),
    section: z.string().max(100).nullable(),
    /** Ends it at once. */
    left: z.boolean().optional(),
  }),
  output: z.object({ others: z.array(z.object({ name: z.string(), section: z.string().nullable() })) }),
})
export type Present = z.output<typeof sharePresence.output>['others'][number]
