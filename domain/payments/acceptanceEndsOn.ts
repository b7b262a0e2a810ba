import { dayAfter } from '../dates/businessDays'
import type { ReleasePolicy } from './phases'

/** The last day of the acceptance window; null before delivery. */
export function acceptanceEndsOn({
  deliveredOn,
  releasePolicy,
}: {
  readonly deliveredOn: string | null
  readonly releasePolicy: ReleasePolicy
}): string | null {
  return deliveredOn ? dayAfter(deliveredOn, releasePolicy.acceptanceDays) : null
}
