import { expect, it } from 'vitest'
import { followingSlug } from './slugFor'

it.each([
  ['New Page', 'new-page', 'Wind and steel', 'wind-and-steel'],
  ['New Page', 'new-page-2', 'Wind', 'wind'],
  ['Wind', 'wind', 'Wind!', 'wind'],
  ['Wind', 'wind', 'Wind and steel', 'wind-and-steel'],
  ['Wind', 'gusts', 'Wind and steel', 'gusts'],
  ['Wind', 'wind', '…', 'wind'],
])('from %j at /%s to %j: /%s', (title, slug, next, wanted) => {
  expect(followingSlug({ title, slug }, next)).toBe(wanted)
})
