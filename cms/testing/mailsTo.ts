import type { Payload } from 'payload'
import { unsealed } from '../notifications/mailSecrets'

/** The mails to an address as they are sent, with their links' tokens; oldest first. The outbox itself shows those to nobody. */
export async function mailsTo(payload: Payload, to: string) {
  const { docs } = await payload.find({
    collection: 'outgoing-mail',
    where: { to: { equals: to } },
    sort: 'createdAt',
    pagination: false,
    showHiddenFields: true,
  })
  return docs.map((mail) => ({ ...mail, ...(mail.sealed ? unsealed(mail.sealed) : {}) }))
}
