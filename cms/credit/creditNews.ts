import type { REVIEW_ACTIONS } from '@framewell/domain/credit/operatorCalls'
import { limitInForce } from '@framewell/domain/credit/reviewApplication'
import { creditApproved, creditDecisionKept, creditDeclined, creditTermsChanged } from '@framewell/domain/notifications/events/credit'
import type { PayloadRequest } from 'payload'
import { notify } from '../notifications/notify'
import { hasMembers } from '../parties/members'
import type { CreditApplication } from '../payload-types'
import { decisionLink } from './decisionLink'
import { adverseActionOf, termsOf } from './storedApplication'

const REVIEWED = { approve: creditApproved, reject: creditDeclined, override: creditTermsChanged } as const satisfies Record<
  (typeof REVIEW_ACTIONS)[number],
  unknown
>

/** 'Save Quote': mails the decision to the address it was made with. */
export async function tellDecision(req: PayloadRequest, stored: CreditApplication): Promise<void> {
  const told = { ...(await factsOf(req, stored)), summary: stored.aiSummary }
  await notify(req, creditDecisionKept, told, { secrets: secretsOf(stored), whenFull: 'refuse' })
}

/** Mails the outcome of a review, with the reviewer's reasons if it lowers or ends credit. */
export async function tellReview(req: PayloadRequest, stored: CreditApplication, action: (typeof REVIEW_ACTIONS)[number]): Promise<void> {
  await notify(req, REVIEWED[action], await factsOf(req, stored), { secrets: secretsOf(stored) })
}

async function factsOf(req: PayloadRequest, stored: CreditApplication) {
  const { id: application, contactName, email, company, assignedTier: tier, creditScore: score } = stored
  const owner = typeof company === 'object' ? company?.id : company
  const whose = { contactName, email, company: owner ?? null, hasMembers: await hasMembers(req, owner) }
  return {
    application,
    ...whose,
    tier,
    creditLimit: limitInForce(termsOf(stored)),
    score,
    adverseAction: adverseActionOf(stored),
    creditor: await creditorOf(req),
  }
}

/** The creditor's name and address, required by 12 CFR 1002.9(a)(2). */
async function creditorOf(req: PayloadRequest): Promise<string> {
  // Public on every page.
  const { siteName, address, contactEmail } = await req.payload.findGlobal({ slug: 'site-settings', req, overrideAccess: true, depth: 0 })
  return [siteName, address, contactEmail].filter(Boolean).join(', ')
}

/** Empty after the product's secret was changed: then only mails sent before have the link. */
function secretsOf(stored: CreditApplication) {
  const link = decisionLink(stored)
  return link === null ? {} : { link }
}
