import type { PriceBook } from '../catalog/priceBook'
import { figure } from '../numbers/figure'
import type { OrderedInputs } from '../orders/frozenOrder'
import { kitPrice } from '../orders/kitPrice'
import type { HouseInputs, QuoteInputs } from './quote'
import type { Priced } from './quoteLine'

const PROJECTS = { 'build-to-rent': 'Build-to-rent', 'build-to-sell': 'Build-to-sell' } as const

/**
 * A quote's one-line title: 'The Bova, finished house of 1,450 sq ft'. It names a kit only where the price is the kit's.
 * @param price the whole of the quote
 */
export function quoteTitle(book: PriceBook, inputs: QuoteInputs, price: Priced): string {
  if (inputs.kind === 'lots') {
    const { name, lots } = inputs.answers
    return `${name}, ${lots.length === 1 ? '1 lot' : `${lots.length} lots`}`
  }
  if (inputs.kind !== 'steel' || kitPrice(inputs, price).otherCents === 0) return houseTitle(book, inputs)
  const plan = planOf(book, inputs)
  return plan ? `${plan.name}, ${area(plan.squareFeet)}` : houseTitle(book, inputs)
}

/** An order's one-line title, which is for the kit: 'The Schiff, steel frame kit of 1,350 sq ft'. */
export function kitTitle(book: PriceBook, inputs: OrderedInputs): string {
  if (inputs.kind === 'picker') return `${planOf(book, inputs)?.name ?? 'House'}, framing kit as picked`
  return inputs.kind === 'advanced' ? `${houseTitle(book, inputs)}, framing kit` : houseTitle(book, inputs)
}

function houseTitle(book: PriceBook, inputs: HouseInputs): string {
  if (inputs.kind === 'advanced') {
    const { projectType, dimensions } = inputs.answers
    return `${PROJECTS[projectType]} house of ${area(dimensions.squareFootage)}`
  }
  if (inputs.kind === 'steel' && inputs.answers.planType === 'upload') {
    return `${inputs.answers.uploadedPlan?.name ?? 'Uploaded plan'}, steel frame from uploaded drawings`
  }
  const plan = planOf(book, inputs)
  if (!plan) return inputs.kind === 'plan' ? 'Finished house' : 'Steel frame'
  return inputs.kind === 'plan'
    ? `${plan.name}, finished house of ${area(plan.developmentSquareFeet ?? plan.squareFeet)}`
    : `${plan.name}, steel frame kit of ${area(plan.squareFeet)}`
}

function planOf(book: PriceBook, inputs: Exclude<OrderedInputs, { readonly kind: 'advanced' }>): PriceBook['plans'][number] | undefined {
  const id = inputs.kind === 'steel' ? inputs.answers.selectedPlan : inputs.answers.planId
  return book.plans.find((plan) => plan.id === id)
}

const area = (squareFeet: number) => `${figure(squareFeet)} sq ft`
