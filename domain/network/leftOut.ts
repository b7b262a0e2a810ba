import { z } from 'zod'
import { UNFIT_REASONS } from './routeProject'
import { UNFIT_WORDS } from './routingWords'

/**
 * Why a shop of a large network is not kept in a decision by name: unfit for a reason; fit, but another that is kept is at least as good in every
 * part ('outdone'); or, in the first decisions, fit and not among those that scored most, though other weights might have chosen it ('outscored').
 */
export const LEFT_OUT_REASONS = [...UNFIT_REASONS, 'outdone', 'outscored'] as const
export const leftOutSchema = z.partialRecord(z.enum(LEFT_OUT_REASONS), z.number().int().nonnegative())
/** How many shops were left out, by reason. */
export type LeftOut = z.infer<typeof leftOutSchema>

/** A decision keeps as many of the best with all their parts, and besides them every shop that other weights could choose; of a smaller network every shop. */
export const KEPT_CANDIDATES = 256

const WORDS: Record<(typeof LEFT_OUT_REASONS)[number], string> = {
  ...UNFIT_WORDS,
  outdone: 'not as good in any part as one that is listed',
  outscored: 'could not score as much as those that are listed',
}

/** '12,400 not active; 80,100 the site is beyond its reach'. */
export function leftOutWords(leftOut: LeftOut): readonly { readonly reason: string; readonly words: string; readonly shops: number }[] {
  return LEFT_OUT_REASONS.flatMap((reason) => {
    const shops = leftOut[reason]
    return shops ? [{ reason, words: WORDS[reason], shops }] : []
  })
}
