import { expect, it } from 'vitest'
import { followingSlug } from './slugFor'

it.each([
  ['New Page', 'new-page', 'Wind and steel', 'wind-and-steel'],
  ['New Page', 'new-page-2', 'Wind', 'wind'],
  ['Wind', 'wind', 'Wind!', 'wind'],
  ['Wind', 'wind', 'Wind and steel', 'wind-and-steel'],
  ['Wind', 'wind-2', 'Wind and steel', 'wind-and-steel'],
  ['Top 10', 'top-10', 'Top 10 plans', 'top-10-plans'],
  ['Wind', 'gusts', 'Wind and steel', 'gusts'],
  ['Wind', 'gusts-2', 'Wind and steel', 'gusts-2'],
  ['Wind', 'wind', '…', 'wind'],
])('from %j at /%s to %j: /%s', (title, slug, next, wanted) => {
  expect(followingSlug({ title, slug }, next)).toBe(wanted)
})
