import { acceptanceEndsOn } from './acceptanceEndsOn'
import type { ReleasePolicy } from './phases'

/** Why retainage stays held after its window. */
export const RETAINAGE_HOLDS = ['builderUnpaid', 'creditLimitReached', 'waiverMissing', 'waiverFormMissing'] as const
export type RetainageHold = (typeof RETAINAGE_HOLDS)[number]
/** Said to both sides. */
export const RETAINAGE_HOLD_WORDS: Readonly<Record<RetainageHold, string>> = {
  builderUnpaid: 'The retainage waits for the builder’s payment. By the terms of this order, the shop is paid once the builder has paid.',
  creditLimitReached:
    'Framewell’s limit for releases on trade credit is reached. The retainage waits until a builder’s payment makes room.',
  waiverMissing: 'The retainage is released once the shop has signed the lien waivers that it needs.',
  waiverFormMissing: 'The lien waiver form that the state prescribes is not entered yet. We enter it before the retainage can be released.',
}

export type RetainageRefusal = 'notDelivered' | 'acceptanceRunning' | 'disputeOpen' | 'releasedAlready'

export interface RetainageState {
  readonly deliveredOn: string | null
  readonly releasePolicy: ReleasePolicy
  readonly retainageReleasedAt: string | null
  /** The project's open dispute; null for none. */
  readonly openDispute: string | null
}

/**
 * Why retainage can't be released today; the first that applies.
 * @param today '2026-11-22'
 * @param accepted the builder accepts before the window ends
 */
export function retainageRefusal(state: RetainageState, today: string, accepted: boolean): RetainageRefusal | undefined {
  const endsOn = acceptanceEndsOn({ ...state, startsOn: state.deliveredOn })
  if (!endsOn) return 'notDelivered'
  if (state.retainageReleasedAt) return 'releasedAlready'
  if (state.openDispute) return 'disputeOpen'
  return accepted || today > endsOn ? undefined : 'acceptanceRunning'
}
