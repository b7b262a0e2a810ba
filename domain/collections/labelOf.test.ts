import { expect, it } from 'vitest'
import { labelOf } from './labelOf'

it('gives a value its label, and one without a label its own words', () => {
  const labels = { active: 'Active', in_review: 'Under review' }
  expect(['active', 'in_review', 'on_hold', 'in-transit', 'lateOrder', 'toString'].map((value) => labelOf(labels, value))).toEqual([
    'Active',
    'Under review',
    'On hold',
    'In transit',
    'Late order',
    'To string',
  ])
})
