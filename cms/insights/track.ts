import type { track as trackCall } from '@framewell/domain/insights/track'
import type { Operation } from '../http/bindCall'
import { redactContacts } from './redactContacts'

/** Characters of JSON; an application has about 300. */
const MOST = 8000

/** Stores a product event without contact data. */
export const track: Operation<typeof trackCall> = async ({ req, refuse }, { event, data }) => {
  if (JSON.stringify(data).length > MOST) throw refuse('bodyTooLarge')
  await req.payload.db.create({ collection: 'product-events', data: { event, data: redactContacts(data) }, req, returning: false })
  return { recorded: true }
}
