import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import type { FramingSpecs } from '@framewell/domain/catalog/framingSpecs'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'

/** Kit price per square foot, with cents because they matter at this scale. */
export const pricePerSquareFoot = (plan: CatalogPlan): string => dollarsWithCents(plan.basePrice / plan.squareFeet)

/** A card's facts: area, beds, baths and stories. When it can be delivered depends on the site and the shops, so the delivery check says that. */
export function planFacts(plan: CatalogPlan): string[] {
  return [
    `${figure(plan.squareFeet)} sq ft`,
    `${plan.bedrooms} bed`,
    `${plan.bathrooms} bath`,
    plan.stories === 1 ? '1 story' : `${plan.stories} stories`,
  ]
}

/** A plan's framing, spec by spec. */
export const FRAMING_SPECS: readonly { readonly label: string; readonly of: (specs: FramingSpecs) => string }[] = [
  { label: 'Walls', of: ({ wallSystem }) => wallSystem },
  { label: 'Stud gauge', of: ({ studGauge }) => studGauge },
  { label: 'Floor', of: ({ floorSystem }) => floorSystem },
  { label: 'Joists', of: ({ joistType }) => joistType },
  { label: 'Trusses', of: ({ trussSpan }) => trussSpan },
]
