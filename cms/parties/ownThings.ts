import { decisionPath } from '@framewell/domain/credit/decisionPath'
import { limitInForce } from '@framewell/domain/credit/reviewApplication'
import { centsOfDollars } from '@framewell/domain/money/cents'
import { ORDER_STAGE_LABELS, ORDER_STATUS_LABELS } from '@framewell/domain/orders/stages'
import { trackingPath } from '@framewell/domain/orders/trackingPath'
import type { OwnThing } from '@framewell/domain/parties/partyCalls'
import { productionPath } from '@framewell/domain/production/productionPath'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import type { PayloadRequest } from 'payload'
import { decisionLinks } from '../credit/decisionLinks'
import { termsOf } from '../credit/storedApplication'
import { followOrders } from '../orders/followOrders'
import { productionLinks } from '../production/productionLinks'
import { productionAnswer } from '../production/storedProduction'
import { quoteLinks } from '../quotes/quoteLinks'
import { quoteAnswer } from '../quotes/storedQuote'

/** More of one kind than anybody reads; the newest. */
const MOST = 200

/** Orders, decisions, quotes (their newest revisions) and productions of some companies, newest first. Who asks is a member of all of them. */
export async function ownThings(req: PayloadRequest, companyIds: readonly string[], now: Date): Promise<OwnThing[]> {
  if (companyIds.length === 0) return []
  const company = { in: [...companyIds] }
  // The collections are the operators'; membership is the right to one's own.
  const options = { depth: 0, limit: MOST, showHiddenFields: true, overrideAccess: true, req } as const
  const [orders, decisions, quotes, productions] = await Promise.all([
    req.payload.find({ collection: 'orders', where: { or: [{ company }, { 'fabricator.company': company }] }, ...options }),
    req.payload.find({ collection: 'credit-applications', where: { company }, ...options }),
    req.payload.find({ collection: 'issued-quotes', where: { company, replacedBy: { exists: false } }, ...options }),
    req.payload.find({ collection: 'plan-productions', where: { company }, ...options }),
  ])
  const followed = await followOrders(req, productions.docs.map(productionAnswer), now)
  const things: OwnThing[] = [
    ...orders.docs.map((stored) => ({
      kind: 'order' as const,
      id: stored.id,
      title: `${stored.number}: ${stored.title}`,
      state: stored.status === 'active' ? ORDER_STAGE_LABELS[stored.stage] : ORDER_STATUS_LABELS[stored.status],
      amountCents: stored.priceCents,
      at: stored.createdAt,
      path: trackingPath(stored.number),
    })),
    ...decisions.docs.map((stored) => ({
      kind: 'credit-decision' as const,
      id: stored.id,
      title: `Credit decision: ${stored.assignedTier}`,
      state: stored.qualificationStatus,
      amountCents: centsOfDollars(limitInForce(termsOf(stored))),
      at: stored.appliedAt,
      path: pathWith(decisionLinks.tokenOf(stored), (token) => decisionPath({ id: stored.id, token })),
    })),
    ...quotes.docs.map((stored) => {
      const { id, number, title, status, totalCents, createdAt } = quoteAnswer(stored, now)
      const path = pathWith(quoteLinks.tokenOf(stored), (token) => quotePath({ id, token }))
      return { kind: 'quote' as const, id, title: `${number}: ${title}`, state: status, amountCents: totalCents, at: createdAt, path }
    }),
    ...productions.docs.map((stored, at) => {
      const { id, number, planId, planName, progress, totalCents, startedAt } = followed[at] ?? productionAnswer(stored)
      const path = pathWith(productionLinks.tokenOf(stored), (token) => productionPath({ id, planId, token }))
      const state = `${progress}% complete`
      return { kind: 'production' as const, id, title: `${number}: ${planName}`, state, amountCents: totalCents, at: startedAt, path }
    }),
  ]
  return things.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

/** Null after the product's secret was changed: only links sent before still open the thing. */
function pathWith(token: string | null, path: (token: string) => string): string | null {
  return token === null ? null : path(token)
}
