import type { sendContactMessage as sendContactMessageCall } from '@framewell/domain/contact/calls'
import { contactMessageReceived } from '@framewell/domain/notifications/events/contact'
import { notify } from '../notifications/notify'
import type { Operation } from '../platform/http/calls/bindCall'

/** Stores the message and mails it to the contact address, in one transaction. */
export const sendContactMessage: Operation<typeof sendContactMessageCall> = async ({ req, now }, message) => {
  const { id } = await req.payload.create({
    collection: 'contact-messages',
    data: { ...message, sentAt: now.toISOString() },
    // Only this call writes the collection.
    overrideAccess: true,
    req,
  })
  const { contactEmail } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, req })
  const { message: text, ...sender } = message
  // Framewell's own mailbox: whatever fills it, every message still arrives.
  await notify(req, contactMessageReceived, { ...sender, text, message: String(id), to: contactEmail }, { whenFull: 'send' })
  return { received: true }
}
