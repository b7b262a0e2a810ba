import { expect, it } from 'vitest'
import { partOf } from './siteChecks'

it.each([
  [null, 'Related page 2', 'links'],
  [null, 'Authority link 1', 'links'],
  [null, 'Meta description', 'seo'],
  [null, 'Title', 'content'],
  ['a4', 'Section 4, Cards: Related page 1', 'content'],
])('a place in %j at %j is edited in %j', (section, place, part) => {
  expect(partOf({ section, place })).toBe(part)
})
