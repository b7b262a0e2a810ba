import type { REVIEW_ACTIONS } from '@framewell/domain/credit/operatorCalls'
import { dollars } from '@framewell/domain/money/usd'
import { greeting } from '../notifications/plainWords'
import type { CreditApplication } from '../payload-types'
import { decisionLink } from './decisionLink'
import { limitInForce } from './storedApplication'

interface Words {
  readonly subject: string
  readonly text: string
}

/** The mail of 'Save Quote'. */
export function decisionMail(stored: CreditApplication): Words {
  return {
    subject: `Your credit decision: ${stored.assignedTier}`,
    text: letter(stored, ['You asked us to keep your pre-qualification for you.', ...terms(stored), stored.aiSummary]),
  }
}

const REVIEWED: Readonly<Record<(typeof REVIEW_ACTIONS)[number], Words>> = {
  approve: { subject: 'Your credit application is approved', text: 'Our credit team reviewed your application and approved it.' },
  reject: {
    subject: 'Your credit application was not approved',
    text: 'Our credit team reviewed your application and did not approve it. You can apply again at any time.',
  },
  override: { subject: 'Your credit terms have changed', text: 'Our credit team reviewed your application and set your terms.' },
}

/** The mail about a review's outcome. The reviewer's reason stays in the audit trail. */
export function reviewMail(stored: CreditApplication, action: (typeof REVIEW_ACTIONS)[number]): Words {
  const { subject, text } = REVIEWED[action]
  return { subject, text: letter(stored, action === 'reject' ? [text] : [text, ...terms(stored)]) }
}

function terms(stored: CreditApplication): string[] {
  return [`Tier: ${stored.assignedTier}\nCredit limit: ${dollars(limitInForce(stored))}\nScore: ${stored.creditScore} of 100`]
}

function letter(stored: CreditApplication, paragraphs: readonly string[]): string {
  const link = decisionLink(stored)
  const closing = link
    ? `Your terms, at any time:\n${link}\n\nWhoever has this link can open your decision, so keep it to yourself.`
    : 'Your terms are behind the private link in our earlier mail.'
  return [greeting(stored.contactName), ...paragraphs, closing, `Qualification ID: ${stored.id}`].join('\n\n')
}
