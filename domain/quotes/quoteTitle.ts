import type { PriceBook } from '../catalog/priceBook'
import { figure } from '../numbers/figure'
import type { QuoteInputs } from './quote'

const PROJECTS = { 'build-to-rent': 'Build-to-rent', 'build-to-sell': 'Build-to-sell' } as const

/** A quote's one-line title: 'The Bova, finished house of 1,450 sq ft'. */
export function quoteTitle(book: PriceBook, inputs: QuoteInputs): string {
  if (inputs.kind === 'advanced') {
    const { projectType, dimensions } = inputs.answers
    return `${PROJECTS[projectType]} house of ${area(dimensions.squareFootage)}`
  }
  if (inputs.kind === 'lots') {
    const { name, lots } = inputs.answers
    return `${name}, steel frame kits of ${lots.length === 1 ? '1 lot' : `${lots.length} lots`}`
  }
  if (inputs.kind === 'steel' && inputs.answers.planType === 'upload') {
    return `${inputs.answers.uploadedPlan?.name ?? 'Uploaded plan'}, steel frame from uploaded drawings`
  }
  const id = inputs.kind === 'plan' ? inputs.answers.planId : inputs.answers.selectedPlan
  const plan = book.plans.find((candidate) => candidate.id === id)
  if (!plan) return inputs.kind === 'plan' ? 'Finished house' : 'Steel frame'
  return inputs.kind === 'plan'
    ? `${plan.name}, finished house of ${area(plan.developmentSquareFeet ?? plan.squareFeet)}`
    : `${plan.name}, steel frame kit of ${area(plan.squareFeet)}`
}

const area = (squareFeet: number) => `${figure(squareFeet)} sq ft`
