import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const centsFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const number = (value: number): string => whole.format(value)
/** Whole dollars [P5]. */
export const dollars = (amount: number): string => dollarFormat.format(amount)

/** Dollars with cents, where they matter [P5]. */
export const dollarsAndCents = (amount: number): string => centsFormat.format(amount)

/** Kit price for each square foot, with cents because they matter at this size. */
export const pricePerSquareFoot = (plan: CatalogPlan): string => centsFormat.format(plan.basePrice / plan.squareFeet)

/** The facts of a card in one line: area, beds, baths, stories, weeks. */
export function planFacts(plan: CatalogPlan): string[] {
  return [
    `${number(plan.squareFeet)} sq ft`,
    `${plan.bedrooms} bed`,
    `${plan.bathrooms} bath`,
    plan.stories === 1 ? '1 story' : `${plan.stories} stories`,
    `${plan.estimatedTimeWeeks} weeks`,
  ]
}
