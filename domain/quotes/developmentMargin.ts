import type { Cents } from '../money/cents'
import { subtractCents } from '../money/differences'
/** The margin of a sale before land, site prep, permits, utilities, financing and selling costs. */
export interface DevelopmentMargin {
  readonly marginCents: Cents
  /** Margin over the sale price. */
  readonly ratioOfValue: number
  /** Margin over the house's cost. */
  readonly returnOnCost: number
}

/** Gross margin of a house at an expected sale price; null without one. Ratios as fractions. */
export function developmentMargin(valueCents: Cents | null, costCents: Cents): DevelopmentMargin | null {
  if (valueCents === null || valueCents <= 0 || costCents <= 0) return null
  const marginCents = subtractCents(valueCents, costCents)
  return { marginCents, ratioOfValue: marginCents / valueCents, returnOnCost: marginCents / costCents }
}
