import { applyForCredit, type CreditResult } from '@framewell/domain/credit/applicantCalls'
import { SHARED_PROBLEMS } from '@framewell/domain/http/problem'
import { confirmWaiting, leaveWaitingList } from '@framewell/domain/network/waitingCalls'
import { confirmNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from '@framewell/domain/newsletter/calls'
import { SUBSCRIBE_ANSWER } from '@framewell/domain/newsletter/subscription'

export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string | string[]>>
  readonly body: unknown
}

const DECISION: CreditResult = {
  id: '11111111-2222-4333-8444-555555555556',
  token: 'a-token-of-the-decision',
  tier: 'Standard',
  score: 61,
  assignedCreditLimit: 75_000,
  aiSummary: 'A project of medium size that starts soon.',
  improvements: ['Name your company.'],
  status: 'approved',
  factors: [],
  policyVersion: 1,
  decidedAt: '2026-11-21T09:00:00.000Z',
  adverseAction: { kind: 'lessCredit', reasons: ['Type of project: Renovation (8 of 20 points)'] },
  site: { zip: null, deliverBy: null },
}

/** The one link that works. */
export const NEWSLETTER_LINK = { id: '11111111-2222-4333-8444-555555555555', token: 'a-token-of-the-newsletter' } as const

/** Answers visitors' forms in place of the cms. */
export class ContractForms {
  mailsLeave = true
  /** The tier that applications get. */
  tier: CreditResult['tier'] = 'Standard'
  /** How many more times an application is reported as in progress. */
  inFlight = 0

  /** Undefined for a path that is not a form's. */
  answer(path: string, body: string): Reply | undefined {
    switch (path) {
      case applyForCredit.path:
        return this.#decision()
      case `/api/qualification/decisions/${DECISION.id}/email`:
        return this.mailsLeave ? { body: { sentTo: 'a…@builder.example' } } : problem('tooManyRequests')
      case subscribeToNewsletter.path:
        return { status: 202, body: { title: SUBSCRIBE_ANSWER.title, message: SUBSCRIBE_ANSWER.text } }
      case confirmNewsletter.path:
        return newsletterLink(body, { status: 'subscribed' })
      case unsubscribeFromNewsletter.path:
        return newsletterLink(body, { status: 'unsubscribed' })
      case confirmWaiting.path:
        return newsletterLink(body, { zip: '77494' })
      case leaveWaitingList.path:
        return newsletterLink(body, { left: true })
      default:
        return undefined
    }
  }

  #decision(): Reply {
    if (this.inFlight === 0) return { body: applyForCredit.output.parse({ ...DECISION, tier: this.tier }) }
    this.inFlight -= 1
    return problem('requestInFlight')
  }
}

function problem(code: 'requestInFlight' | 'tooManyRequests'): Reply {
  const { status, message } = SHARED_PROBLEMS[code]
  return {
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: { type: 'about:blank', title: message, status, code, error: message, requestId: 'test' },
  }
}

function newsletterLink(body: string, answer: unknown): Reply {
  const { id, token } = JSON.parse(body)
  if (id === NEWSLETTER_LINK.id && token === NEWSLETTER_LINK.token) return { body: answer }
  return { status: 404, body: { error: 'This link does not work any more.' } }
}
