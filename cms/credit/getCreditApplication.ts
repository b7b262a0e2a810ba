import type { getCreditApplication as getCreditApplicationCall } from '@framewell/domain/credit/operatorCalls'
import { limitInForce } from '@framewell/domain/credit/reviewApplication'
import { decideApplication } from '@framewell/domain/credit/scoreApplication'
import type { PayloadRequest } from 'payload'
import { idOf } from '../platform/database/idOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { creditLineOf } from './creditLine'
import { policyVersion } from './creditPolicies'
import { findApplication } from './findApplication'
import { answersOf, reasonsOf, rowOf, termsOf } from './storedApplication'

/** One application with its factors, its history, and the decision repeated under the policy version of that time. */
export const getCreditApplication: Operation<typeof getCreditApplicationCall> = async ({ req, refuse }, { id }) => {
  const stored = await findApplication(req, id)
  if (!stored) throw refuse('notFound')
  const answers = answersOf(stored)
  const { score, tier, assignedCreditLimit } = decideApplication(answers, await policyVersion(req, stored.policyVersion))
  const matchesStored =
    score === stored.creditScore && tier === stored.assignedTier && assignedCreditLimit === limitInForce(termsOf(stored))
  return {
    application: {
      ...answers,
      ...rowOf(stored),
      ...reasonsOf(stored),
      aiSummary: stored.aiSummary,
      policyVersion: stored.policyVersion,
    },
    creditLine: stored.company ? await creditLineOf(req, idOf(stored.company)) : null,
    replay: { score, tier, assignedCreditLimit, matchesStored },
    history: await historyOf(req, id),
  }
}

async function historyOf(req: PayloadRequest, id: string) {
  const { docs } = await req.payload.find({
    collection: 'audit-records',
    where: { subjectType: { equals: 'credit-applications' }, subjectId: { equals: id } },
    sort: '-createdAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id: entry, createdAt, actorEmail, action, reason, before, after }) => ({
    id: entry,
    at: createdAt,
    actor: actorEmail,
    action,
    reason: reason ?? null,
    before: factsIn(before),
    after: factsIn(after),
  }))
}

function factsIn(json: unknown): Record<string, unknown> | null {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : null
}
