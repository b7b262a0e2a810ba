import { z } from 'zod'
import { figure, percent } from '../numbers/figure'

/** A release's results on visitors' pages. Each network counts once per figure. */
export const releaseHealthSchema = z.object({
  /** Visitors to whom a page began to show it. */
  begun: z.number(),
  /** Visitors who left such a page. One that froze or is still open is not among them. */
  visits: z.number(),
  /** Pages on which this release could not show its area. */
  failures: z.number(),
  /** Visitors with an uncaught error or rejection from this release's files. */
  errors: z.number(),
  /** Visitors with a measured largest paint, and those for whom it was slow. */
  lcpVisits: z.number(),
  lcpSlow: z.number(),
  /** Visitors with a measured interaction, and those whose slowest was slow. */
  inpVisits: z.number(),
  inpSlow: z.number(),
})
export type ReleaseHealth = z.infer<typeof releaseHealthSchema>

export const NO_HEALTH: ReleaseHealth = { begun: 0, visits: 0, failures: 0, errors: 0, lcpVisits: 0, lcpSlow: 0, inpVisits: 0, inpSlow: 0 }

/** Above these, a visit is slow (milliseconds; the 'good' thresholds of Core Web Vitals). */
export const SLOW_ABOVE_MS = { lcp: 2500, inp: 200 } as const

/** When a candidate is withdrawn. Shares are of its visits, and must exceed the live release's by this much. */
export const CANDIDATE_LIMITS = {
  /** Failures in fewer independent networks prove nothing. */
  fewestFailures: 5,
  failureShare: 0.05,
  /** Fewer independent visitors prove nothing about errors and speed. */
  fewestVisits: 50,
  errorShare: 0.1,
  slowShare: 0.15,
  /** Failed attempts of servers to draw it. */
  fewestDraws: 4,
} as const

/** A release that failed on this share of its pages is no fallback for another. */
const BROKEN_SHARE = 0.2

/** Why a candidate must be withdrawn, in a sentence; null while it is no worse than the live release. */
export function withdrawalReason(candidate: ReleaseHealth, live: ReleaseHealth): string | null {
  const { fewestFailures, failureShare, fewestVisits, errorShare, slowShare } = CANDIDATE_LIMITS
  if (candidate.failures >= fewestFailures && failuresOf(candidate) > failuresOf(live) + failureShare) {
    const before = `the live release failed on ${percent(failuresOf(live))} of its pages`
    // Pages of an older host count no begun visits, so there may be no share to name.
    if (candidate.failures > shownTo(candidate)) return `It failed for ${figure(candidate.failures)} visitors; ${before}.`
    return `It failed on ${percent(failuresOf(candidate))} of its pages; ${before}.`
  }
  if (candidate.visits < fewestVisits) return null
  const errors = share(candidate.errors, candidate.visits)
  if (errors > share(live.errors, live.visits) + errorShare) {
    return `${percent(errors)} of its visitors met an error, of the live release's ${percent(share(live.errors, live.visits))}.`
  }
  const lcp = share(candidate.lcpSlow, candidate.lcpVisits)
  if (candidate.lcpVisits >= fewestVisits && lcp > share(live.lcpSlow, live.lcpVisits) + slowShare) {
    return `Its pages showed slowly on ${percent(lcp)} of its visits, the live release's on ${percent(share(live.lcpSlow, live.lcpVisits))}.`
  }
  const inp = share(candidate.inpSlow, candidate.inpVisits)
  if (candidate.inpVisits >= fewestVisits && inp > share(live.inpSlow, live.inpVisits) + slowShare) {
    return `It answered slowly on ${percent(inp)} of its visits, the live release on ${percent(share(live.inpSlow, live.inpVisits))}.`
  }
  return null
}

/**
 * Why a candidate must be withdrawn that servers could not draw. A server too busy to draw the live release either says nothing about it.
 * @param failed failed attempts to draw the candidate
 * @param liveFailed whether drawing the live release failed as well since the candidate is shown
 */
export function drawingReason(failed: number, liveFailed: boolean): string | null {
  if (failed < CANDIDATE_LIMITS.fewestDraws || liveFailed) return null
  return `Our servers could not draw it ${figure(failed)} times, and drew the live release without failures.`
}

/**
 * This many networks with a first failure in an hour are news of any release: a share of its whole life hides them. Our own assumption: five
 * times what a candidate is withdrawn for.
 */
export const FAILING_IN_AN_HOUR = 5 * CANDIDATE_LIMITS.fewestFailures

/** Whether a live release fails on so large a share of all its pages that operators must know. */
export function isFailing(health: ReleaseHealth): boolean {
  return health.failures >= CANDIDATE_LIMITS.fewestFailures && failuresOf(health) > CANDIDATE_LIMITS.failureShare
}

/** Whether a service fails so often, in the requests of one host, that its team and operators must know. */
export function isServiceFailing({ asked, failed }: { readonly asked: number; readonly failed: number }): boolean {
  return failed >= CANDIDATE_LIMITS.fewestFailures && share(failed, asked) > CANDIDATE_LIMITS.failureShare
}

/** A release's results in words: only what was measured. */
export function healthWords(health: ReleaseHealth): string[] {
  const { begun, visits, failures, errors, lcpVisits, lcpSlow, inpVisits, inpSlow } = health
  const shown = shownTo(health)
  // A failed page reports at once; an older one counted its visit when it was left, or never.
  const uncounted = failures > shown
  const counted = begun > 0 ? `${visitors(begun)} began, ${figure(visits)} finished a visit` : visitors(visits)
  return [
    uncounted && shown === 0 ? 'no visit counted yet' : counted,
    ...(uncounted ? [`failed for ${visitors(failures)}`] : []),
    ...(!uncounted && shown > 0 ? [`${percent(failuresOf(health))} failed`] : []),
    ...(shown > 0 ? [`${percent(share(errors, shown))} met an error`] : []),
    ...(lcpVisits > 0 ? [`${percent(share(lcpSlow, lcpVisits))} showed after ${SLOW_ABOVE_MS.lcp / 1000} s`] : []),
    ...(inpVisits > 0 ? [`${percent(share(inpSlow, inpVisits))} answered after ${SLOW_ABOVE_MS.inp} ms`] : []),
  ]
}

/**
 * How fit a release is to take over. One that failed often never does; one with few, inconclusive failures does when no other is left,
 * because an older release costs visitors less than a second failure.
 */
export function fallbackFitness(health: ReleaseHealth): 'good' | 'doubtful' | 'broken' {
  if (failuresOf(health) <= BROKEN_SHARE) return 'good'
  return health.failures >= CANDIDATE_LIMITS.fewestFailures ? 'broken' : 'doubtful'
}

/** A failed page reports immediately; older ones counted their visit when they were left, or never. */
function failuresOf(health: ReleaseHealth): number {
  return share(health.failures, Math.max(shownTo(health), health.failures))
}

/** Visitors who got it; releases from before begun visits were counted have finished ones only. */
function shownTo({ begun, visits }: ReleaseHealth): number {
  return Math.max(begun, visits)
}

function visitors(count: number): string {
  return `${figure(count)} ${count === 1 ? 'visitor' : 'visitors'}`
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
