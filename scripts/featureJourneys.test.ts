import { expect, it } from 'vitest'
import { groupsOf, openPanel } from '../e2e/groups'
import { featureFiles, strayStories } from './featureFiles'

const namesOf = (files: readonly string[]) => groupsOf(files).map(({ name }) => name)

it('a feature run only expects reports of the groups with its journeys', async () => {
  expect(namesOf((await featureFiles('credit')).journeys)).toEqual(['visitors'])
  expect(namesOf(['e2e/orders.spec.ts', 'e2e/picker.spec.ts'])).toEqual(['visitors', 'makers'])
  expect(namesOf([])).toEqual(['visitors', 'makers', 'alone'])
})

it('every screen with stories belongs to a feature, also when its folder is named after a task', async () => {
  expect(await strayStories()).toEqual([])
  const { stories, tests } = await featureFiles('insights')
  expect(stories.map((file) => file.split('/').slice(-2).join('/'))).toEqual(
    expect.arrayContaining(['analytics/Analytics.stories.tsx', 'dashboard/AdminPage.stories.tsx']),
  )
  expect([...tests.keys()]).toEqual(expect.arrayContaining(['domain', 'cms']))
})

it('a feature whose journeys never open the panel does not wait for its build', () => {
  expect(openPanel(['credit.spec.ts'])).toBe(false)
  expect(openPanel(['credit.spec.ts', 'e2e/saving.spec.ts'])).toBe(true)
  expect(openPanel([])).toBe(true)
})
