import { decisionPath } from '@framewell/domain/credit/decisionPath'
import { limitInForce } from '@framewell/domain/credit/reviewApplication'
import { centsOfDollars } from '@framewell/domain/money/cents'
import { type OwnThingSource, pathWith } from '../parties/ownThings'
import { decisionLinks } from './decisionLinks'
import { termsOf } from './storedApplication'

/** The companies' credit decisions. */
export const ownDecisions: OwnThingSource = async ({ req, company, options }) => {
  const { docs } = await req.payload.find({ collection: 'credit-applications', where: { company }, ...options })
  return docs.map((stored) => ({
    kind: 'credit-decision' as const,
    id: stored.id,
    title: `Credit decision: ${stored.assignedTier}`,
    state: stored.qualificationStatus,
    amountCents: centsOfDollars(limitInForce(termsOf(stored))),
    at: stored.appliedAt,
    path: pathWith(decisionLinks.tokenOf(stored), (token) => decisionPath({ id: stored.id, token })),
  }))
}
