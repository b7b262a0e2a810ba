import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { INVALID_NEWSLETTER_EMAIL } from './subscription'

export const newsletterEmailSchema = z
  .string(INVALID_NEWSLETTER_EMAIL)
  .trim()
  .toLowerCase()
  .max(254, INVALID_NEWSLETTER_EMAIL)
  .check(z.email(INVALID_NEWSLETTER_EMAIL))

/** Subscribes to the newsletter. The answer is the same for every address; the confirmation is mailed. Repeating it changes nothing. */
export const subscribeToNewsletter = defineCall({
  name: 'subscribeToNewsletter',
  method: 'POST',
  path: '/api/newsletter/subscribe',
  summary: 'Ask for the newsletter; a mail asks for confirmation',
  feature: 'newsletter',
  access: 'public',
  input: z.object({
    email: newsletterEmailSchema,
    /** The page of the form. */
    source: z.string().startsWith('/').max(200).optional(),
  }),
  output: z.object({ title: z.string(), message: z.string() }),
  idempotent: true,
  successStatus: 202,
  rateLimit: { points: 8, windowSeconds: 3600, by: ['address', 'email'] },
})

const linkInput = z.object({ id: z.uuid(), token: z.string().min(16).max(128) })
const unknownLink = {
  status: 404,
  message: 'This link no longer works. It may be incomplete or too old; subscribe again to get a new one.',
} as const
const rateLimit = { points: 60, windowSeconds: 600, by: ['address'] } as const

export const confirmNewsletter = defineCall({
  name: 'confirmNewsletter',
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Confirm a newsletter subscription by the link of its mail',
  feature: 'newsletter',
  access: 'public',
  input: linkInput,
  output: z.object({ status: z.literal('subscribed') }),
  errors: { unknownLink },
  rateLimit,
})

export const unsubscribeFromNewsletter = defineCall({
  name: 'unsubscribeFromNewsletter',
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  summary: 'End a newsletter subscription by the private link of a mail',
  feature: 'newsletter',
  access: 'public',
  input: linkInput,
  output: z.object({ status: z.literal('unsubscribed') }),
  errors: { unknownLink },
  rateLimit,
})

export const newsletterCalls = { subscribeToNewsletter, confirmNewsletter, unsubscribeFromNewsletter }
