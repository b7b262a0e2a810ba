import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { contactMessageSchema } from './contactMessage'

/** Accepts a visitor's message and mails it to the site's contact address. */
export const sendContactMessage = defineCall({
  name: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact/messages',
  summary: 'Send a message through the contact form',
  feature: 'contact',
  access: 'public',
  input: contactMessageSchema,
  output: z.object({ received: z.literal(true) }),
  idempotent: true,
  successStatus: 201,
  rateLimit: { points: 6, windowSeconds: 3600, by: ['address'] },
})

export const contactCalls = { sendContactMessage }
