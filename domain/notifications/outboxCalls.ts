import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { MAIL_CHANNELS, MAIL_STATUSES } from './mailStates'

const mailSchema = z.object({
  id: z.string(),
  at: z.string(),
  channel: z.enum(MAIL_CHANNELS),
  to: z.string(),
  subject: z.string(),
  /** Without link tokens, which are for the recipient only. */
  text: z.string(),
  html: z.string().nullable(),
  status: z.enum(MAIL_STATUSES),
  attempts: z.number(),
  error: z.string().nullable(),
  sendAfter: z.string().nullable(),
  sentAt: z.string().nullable(),
})
export type OutboxMail = z.infer<typeof mailSchema>

export const listMails = defineCall({
  name: 'listMails',
  method: 'GET',
  path: '/api/notifications/outbox',
  summary: 'Mails and text messages with their state',
  feature: 'notifications',
  access: OPERATOR_ROLES,
  input: listInput({
    sorts: ['at', 'to', 'status'],
    filters: { status: z.enum(['all', ...MAIL_STATUSES]).default('all'), channel: z.enum(['all', ...MAIL_CHANNELS]).default('all') },
  }),
  output: listOutput(mailSchema),
})

const notFound = { status: 404, message: 'This mail does not exist.' } as const
const byId = z.object({ id: z.uuid() })

/** A separate page that the operators' screen frames: nothing in it runs, and its links are inert. */
export const drawMail = defineCall({
  name: 'drawMail',
  method: 'GET',
  path: '/api/notifications/outbox/{id}/sheet',
  summary: 'A mail as it is drawn (HTML), without the tokens of its links',
  feature: 'notifications',
  access: OPERATOR_ROLES,
  input: byId,
  output: z.unknown(),
  answers: 'stream',
  errors: { notFound },
})

export const retryMail = defineCall({
  name: 'retryMail',
  method: 'POST',
  path: '/api/notifications/outbox/{id}/retry',
  summary: 'Send a mail again that failed, bounced, or was left in the outbox',
  feature: 'notifications',
  access: OPERATOR_ROLES,
  input: byId,
  output: z.object({ mail: mailSchema }),
  errors: {
    notFound,
    notWaiting: { status: 409, message: 'This mail is on its way or has arrived: there is nothing to send again.' },
    emptied: {
      status: 409,
      message: 'The private links of this mail were removed after it left or was given up: have its cause send a new one.',
    },
  },
})

export const bounceMail = defineCall({
  name: 'bounceMail',
  method: 'POST',
  path: '/api/notifications/outbox/{id}/bounce',
  summary: 'Note that a mail came back',
  feature: 'notifications',
  access: OPERATOR_ROLES,
  input: byId.extend({ reason: z.string().trim().min(3, 'Say why it came back').max(500) }),
  output: z.object({ mail: mailSchema }),
  errors: { notFound, notSent: { status: 409, message: 'Only a mail that was sent can come back.' } },
})
