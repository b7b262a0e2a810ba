import { refusesTracking, storedEventData, type track as trackCall } from '@framewell/domain/insights/track'
import type { Operation } from '../platform/http/calls/bindCall'

/** Characters of JSON; an application has about 300. */
const MOST = 8000

/** Stores a product event without its person; stores nothing of a visitor who asks not to be tracked. */
export const track: Operation<typeof trackCall> = async ({ req, refuse }, { event, data }) => {
  if (JSON.stringify(data).length > MOST) throw refuse('bodyTooLarge')
  if (refusesTracking(req.headers)) return { recorded: false }
  await req.payload.db.create({ collection: 'product-events', data: { event, data: storedEventData(event, data) }, req, returning: false })
  return { recorded: true }
}
