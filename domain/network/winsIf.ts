import { SCORE_PARTS, type ScoredShop, type ScoreParts, weightSum } from './routeProject'
import type { RoutingPolicy } from './routingPolicy'

export interface WinningChange {
  readonly part: keyof ScoreParts
  /** The part's value today and the least it would have to be, 0 to 1. */
  readonly from: number
  readonly to: number
}

/** Scores this close are a tie, which distance or id settles: a change must be worth more. */
const MARGIN = 1e-9

/**
 * 'Would win if …': for each part the least change that alone puts a shop that lost above the winner, everything else as it was; smallest
 * change first. A part that could not do it even at 1 is left out.
 */
export function winsIf(
  loser: Pick<ScoredShop, 'parts' | 'score'>,
  winner: Pick<ScoredShop, 'score'>,
  policy: RoutingPolicy,
): readonly WinningChange[] {
  const missing = (winner.score - loser.score + MARGIN) * weightSum(policy)
  return SCORE_PARTS.flatMap((part) => {
    const weight = policy.weights[part]
    const from = loser.parts[part]
    const to = from + missing / weight
    return weight > 0 && to <= 1 ? [{ part, from, to }] : []
  }).sort((a, b) => a.to - a.from - (b.to - b.from))
}
