import { expect, it } from 'vitest'
import { groupsOf, openPanel } from '../e2e/groups'
import { featureFiles } from './featureFiles'

const namesOf = (files: readonly string[]) => groupsOf(files).map(({ name }) => name)

it('a feature is judged by the groups that have its journeys: the others leave no report to miss', async () => {
  expect(namesOf((await featureFiles('credit')).journeys)).toEqual(['visitors'])
  expect(namesOf(['e2e/orders.spec.ts', 'e2e/quotes.spec.ts'])).toEqual(['visitors', 'makers'])
  expect(namesOf([])).toEqual(['visitors', 'makers', 'alone'])
})

it('a feature whose journeys never open the panel does not wait for its build', () => {
  expect(openPanel(['credit.spec.ts'])).toBe(false)
  expect(openPanel(['credit.spec.ts', 'e2e/saving.spec.ts'])).toBe(true)
  expect(openPanel([])).toBe(true)
})
