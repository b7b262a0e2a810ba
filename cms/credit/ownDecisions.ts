import { decisionPath } from '@framewell/domain/credit/decisionPath'
import { limitInForce } from '@framewell/domain/credit/reviewApplication'
import { centsOfDollars } from '@framewell/domain/money/cents'
import { type OwnThingSource, pathWith } from '../parties/ownThings'
import { decidedCredit } from './decidedCredit'
import { decisionLinks } from './decisionLinks'
import { termsOf } from './storedApplication'

/** The companies' credit decisions; each company's one that applies is marked. */
export const ownDecisions: OwnThingSource = async ({ req, company, companyIds, options }) => {
  const { docs } = await req.payload.find({ collection: 'credit-applications', where: { company }, ...options })
  const applying = new Set<string | undefined>()
  for (const companyId of companyIds) applying.add((await decidedCredit(req, companyId))?.id)
  return docs.map((stored) => ({
    kind: 'credit-decision' as const,
    id: stored.id,
    title: `Credit decision: ${stored.assignedTier}`,
    state: stored.qualificationStatus,
    amountCents: centsOfDollars(limitInForce(termsOf(stored))),
    at: stored.appliedAt,
    applies: applying.has(stored.id),
    path: pathWith(decisionLinks.tokenOf(stored), (token) => decisionPath({ id: stored.id, token })),
  }))
}
