import { acceptanceEndsOn } from './acceptanceEndsOn'
import type { ReleasePolicy } from './phases'

/** Said to both sides when its release would go over the limit for releases on credit. */
export const RETAINAGE_WAITS =
  'Framewell’s limit for releases on trade credit is reached. The retainage waits until a builder’s payment makes room.'

/** Said to both sides when it is not paid for, and the shop carries the credit. */
export const RETAINAGE_UNPAID =
  'The retainage waits for the builder’s payment. By the terms of this order, the shop is paid once the builder has paid.'

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
