import { expect, it } from 'vitest'
import { groupsOf } from '../e2e/groups'
import { featureFiles } from './featureFiles'

const namesOf = (files: readonly string[]) => groupsOf(files).map(({ name }) => name)

it('a feature is judged by the groups that have its journeys: the others leave no report to miss', async () => {
  expect(namesOf((await featureFiles('credit')).journeys)).toEqual(['makers'])
  expect(namesOf(['e2e/orders.spec.ts', 'e2e/quotes.spec.ts'])).toEqual(['makers', 'alone'])
  expect(namesOf([])).toEqual(['readers', 'makers', 'alone'])
})
