import type { recordQuoteContact as recordQuoteContactCall } from '@framewell/domain/quotes/quoteCalls'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { CONTACTED } from './contactedOf'

export const recordQuoteContact: Operation<typeof recordQuoteContactCall> = async ({ req, now, refuse }, { id, reason }) => {
  const stored = await req.payload.findByID({ collection: 'issued-quotes', id, disableErrors: true, depth: 0, overrideAccess: false, req })
  if (!stored) throw refuse('unknownQuote')
  if (!stored.contactEmail) throw refuse('noCustomer')
  await recordAudit(req, { action: CONTACTED, subjectType: 'issued-quotes', subjectId: id, reason })
  return { contacted: { at: now.toISOString(), by: req.user?.email ?? '', notes: reason } }
}
