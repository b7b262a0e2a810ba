import { z } from 'zod'
import { ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'

const email = z.string('Valid email is required').trim().max(254, 'Valid email is required').pipe(z.email('Valid email is required'))
const projectId = z.string().trim().min(1).max(60)
const output = z.object({ success: z.literal(true), sentTo: z.string() })
const errors = {
  notYourAddress: { status: 403, message: 'A test goes to the address of your own account. Only operators send one to another address.' },
} as const
/** Enough to try the settings, too few to flood a mailbox. */
const rateLimit = { points: 10, windowSeconds: 3600, by: ['account', 'email'] } as const

/** The settings page's test payload (specified). */
export const TEST_PROJECT = 'TEST-001'
export const TEST_QUOTE_AMOUNT = 285_000
export const TEST_MILESTONE = 'Fabrication started'

export const sendTestQuote = defineCall({
  name: 'sendTestQuote',
  method: 'POST',
  path: '/api/notifications/send-quote',
  summary: 'Send a quote notification to try it out',
  idempotent: true,
  feature: 'notifications',
  access: ROLES,
  /** The amount in US dollars. */
  input: z.object({ email, projectId, quoteAmount: z.number().min(0).max(100_000_000) }),
  output,
  errors,
  rateLimit,
})

export const sendTestUpdate = defineCall({
  name: 'sendTestUpdate',
  method: 'POST',
  path: '/api/notifications/send-update',
  summary: 'Send a project update to try it out',
  idempotent: true,
  feature: 'notifications',
  access: ROLES,
  input: z.object({ email, projectId, milestone: z.string().trim().min(1).max(120) }),
  output,
  errors,
  rateLimit,
})
