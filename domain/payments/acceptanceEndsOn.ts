import { dayAfter } from '../dates/businessDays'
import type { ReleasePolicy } from './phases'

/** The last day of an acceptance window, '2026-12-12'; null before it starts: of retainage, before delivery. */
export function acceptanceEndsOn({
  startsOn,
  releasePolicy,
}: {
  readonly startsOn: string | null
  readonly releasePolicy: ReleasePolicy
}): string | null {
  return startsOn ? dayAfter(startsOn, releasePolicy.acceptanceDays) : null
}
