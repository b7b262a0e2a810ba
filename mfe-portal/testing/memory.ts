import type { CreditResult } from '@framewell/domain/credit/applicantCalls'
import { CREDIT_APPLICATION_DEFAULTS, CREDIT_STORAGE_KEYS, type CreditDraft } from '@framewell/domain/credit/application'
import { lastDecisionOf } from '../credit/lastDecision'
import creditApplications from '../recordings/creditApplications.json'

/** What a browser has stored when a story starts. */
export interface Memory {
  readonly draft?: Partial<CreditDraft> | 'corrupt'
  /** Minutes since the draft was saved. */
  readonly savedMinutesAgo?: number
  readonly last?: CreditResult
}

/** For a story's beforeEach: starts with exactly this storage and cleans up afterwards. */
export function remember({ draft, savedMinutesAgo = 2, last }: Memory = {}) {
  return () => {
    localStorage.clear()
    if (draft === 'corrupt') localStorage.setItem(CREDIT_STORAGE_KEYS.draft, '{"values":{"projectType":"Castle"}')
    else if (draft) localStorage.setItem(CREDIT_STORAGE_KEYS.draft, JSON.stringify(stored(draft, savedMinutesAgo)))
    if (last) localStorage.setItem(CREDIT_STORAGE_KEYS.lastDecision, JSON.stringify(lastDecisionOf(last)))
    return () => localStorage.clear()
  }
}

function stored(draft: Partial<CreditDraft>, minutesAgo: number) {
  return {
    values: { ...CREDIT_APPLICATION_DEFAULTS, ...draft },
    // The story happens when its answers were recorded.
    savedAt: new Date(Date.parse(creditApplications.recordedAt) - minutesAgo * 60_000).toISOString(),
  }
}
