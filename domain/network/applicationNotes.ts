import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'

/** Reviewers' internal notes on an application, hidden from the applicant. */
export const applicationNoteSchema = z.object({ id: z.string(), text: z.string(), author: z.string(), at: z.string() })
export type ApplicationNote = z.infer<typeof applicationNoteSchema>

/** Notes are immutable: a correction is another note. Allowed after the decision too. */
export const addApplicationNote = defineCall({
  name: 'addApplicationNote',
  method: 'POST',
  path: '/api/network/applications/{id}/notes',
  summary: 'Leave a note for other reviewers of an application; the applicant never sees it',
  feature: 'network',
  access: OPERATOR_ROLES,
  input: z.object({
    id: z.uuid(),
    text: z.string('Write a note').trim().min(1, 'Write a note').max(4000, 'Use at most 4,000 characters'),
  }),
  output: z.object({ note: applicationNoteSchema }),
  idempotent: true,
})
