import { z } from 'zod'
import { UNFIT_REASONS, type UnfitReason } from './routeProject'
import { UNFIT_WORDS } from './routingWords'

/** Why a shop of a large network is not kept in a decision by name: unfit for a reason, or fit and yet not able to score among the first. */
export const LEFT_OUT_REASONS = [...UNFIT_REASONS, 'outscored'] as const
export const leftOutSchema = z.partialRecord(z.enum(LEFT_OUT_REASONS), z.number().int().nonnegative())
/** How many shops were left out, by reason. */
export type LeftOut = z.infer<typeof leftOutSchema>

/** A decision keeps as many candidates with all their parts; of a smaller network it keeps every shop. */
export const KEPT_CANDIDATES = 256

const WORDS: Record<UnfitReason | 'outscored', string> = {
  ...UNFIT_WORDS,
  outscored: 'could not score as much as those that are listed',
}

/** '12,400 not active; 80,100 the site is beyond its reach'. */
export function leftOutWords(leftOut: LeftOut): readonly { readonly reason: string; readonly words: string; readonly shops: number }[] {
  return LEFT_OUT_REASONS.flatMap((reason) => {
    const shops = leftOut[reason]
    return shops ? [{ reason, words: WORDS[reason], shops }] : []
  })
}
