import { z } from 'zod'
import { UNFIT_REASONS } from './routeProject'
import { UNFIT_WORDS } from './routingWords'

/**
 * Why a decision on a large network does not list a shop: unfit for a reason; 'outdone': fit, but a listed shop is at least as good in
 * every part; or, in the earliest decisions, 'outscored': fit and below the listed ones, though other weights might have chosen it.
 */
export const OMISSION_REASONS = [...UNFIT_REASONS, 'outdone', 'outscored'] as const
export const omittedShopsSchema = z.partialRecord(z.enum(OMISSION_REASONS), z.number().int().nonnegative())
/** Number of shops left out, by reason. */
export type OmittedShops = z.infer<typeof omittedShopsSchema>

/**
 * A decision lists this many of the best shops with all parts, plus every shop other weights could choose; on a smaller network all shops.
 */
export const MAX_STORED_CANDIDATES = 256

const WORDS: Record<(typeof OMISSION_REASONS)[number], string> = {
  ...UNFIT_WORDS,
  outdone: 'not as good in any part as one that is listed',
  outscored: 'could not score as much as those that are listed',
}

/** '12,400 not active; 80,100 the site is beyond its reach'. */
export function omittedShopsText(
  leftOut: OmittedShops,
): readonly { readonly reason: string; readonly words: string; readonly shops: number }[] {
  return OMISSION_REASONS.flatMap((reason) => {
    const shops = leftOut[reason]
    return shops ? [{ reason, words: WORDS[reason], shops }] : []
  })
}
