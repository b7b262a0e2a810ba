import { type CreditResult, getCreditDecision } from '@framewell/domain/credit/applicantCalls'
import { answersIn } from '@framewell/remote-kit/testing/replay'
import creditDecisions from '../recordings/creditDecisions.json'

const decisions = answersIn(creditDecisions, getCreditDecision).map((decision) => ({ ...decision, token: 'story-token-0123456789' }))

/** A recorded decision. @throws Error when none is recorded */
function creditDecision(wanted: (decision: CreditResult) => boolean): CreditResult {
  const found = decisions.find(wanted)
  if (!found) throw new Error('No such decision was recorded')
  return found
}

export const PREFERRED = creditDecision(({ tier }) => tier === 'Preferred')
export const STANDARD = creditDecision(({ tier, status }) => tier === 'Standard' && status !== 'rejected')
export const PREPAY = creditDecision(({ tier }) => tier === 'Prepay')
export const PREMIUM = creditDecision(({ tier }) => tier === 'Premium')
export const REJECTED = creditDecision(({ status }) => status === 'rejected')
export const NOTHING_TO_IMPROVE = creditDecision(({ improvements }) => improvements.length === 0)
/** The same decision behind a link that does not open it. */
export const GUESSED: CreditResult = { ...PREFERRED, token: 'another-token-0123456789' }
