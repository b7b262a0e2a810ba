import type { CreditResult } from '@framewell/domain/credit/applicantCalls'
import { CREDIT_STORAGE_KEYS } from '@framewell/domain/credit/application'
import { TIERS } from '@framewell/domain/credit/tier'
import { dollars } from '@framewell/domain/money/usd'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { z } from 'zod'

const lastDecisionSchema = z.object({
  tier: z.enum(TIERS),
  /** US dollars. */
  assignedCreditLimit: z.number(),
  /** ISO time of the decision. */
  timestamp: z.iso.datetime(),
  /** Id and token form the private link that opens the decision again. */
  id: z.string().min(1),
  token: z.string().min(1),
})
export type LastDecision = z.infer<typeof lastDecisionSchema>

/** The last completed qualification on this device. */
export const lastDecisionAtom = storedAtom(CREDIT_STORAGE_KEYS.lastDecision, lastDecisionSchema)

export function lastDecisionOf({ tier, assignedCreditLimit, decidedAt, id, token }: CreditResult): LastDecision {
  return { tier, assignedCreditLimit, timestamp: decidedAt, id, token }
}

/** The greeting for a returning builder; specified to appear in the console only. */
export function welcomeBack({ tier, assignedCreditLimit }: LastDecision): string {
  return `Welcome back. Your last decision: ${tier} tier, credit limit ${dollars(assignedCreditLimit)}.`
}
