import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'

/** Kit price per square foot, with cents because they matter at this scale. */
export const pricePerSquareFoot = (plan: CatalogPlan): string => dollarsWithCents(plan.basePrice / plan.squareFeet)

/** A card's facts: area, beds, baths, stories, weeks. */
export function planFacts(plan: CatalogPlan): string[] {
  return [
    `${figure(plan.squareFeet)} sq ft`,
    `${plan.bedrooms} bed`,
    `${plan.bathrooms} bath`,
    plan.stories === 1 ? '1 story' : `${plan.stories} stories`,
    `${plan.estimatedTimeWeeks} weeks`,
  ]
}
