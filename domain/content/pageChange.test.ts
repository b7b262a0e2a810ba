import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedKeywords, filledLinks, freeSlug, malformedAddresses, savingOf } from './pageChange'

describe('saving a page', () => {
  const draft = { isPublished: false, hasUnpublishedChanges: false }
  const live = { isPublished: true, hasUnpublishedChanges: false }
  const ahead = { isPublished: true, hasUnpublishedChanges: true }
  it.each([
    [draft, {}, true, 'keepDraft'],
    [draft, {}, false, 'nothing'],
    [draft, { isPublished: true }, false, 'publish'],
    [draft, { isPublished: false }, false, 'nothing'],
    [live, {}, true, 'publish'],
    [live, {}, false, 'nothing'],
    [live, { asDraft: true }, true, 'keepDraft'],
    [live, { isPublished: false }, false, 'unpublish'],
    [ahead, {}, false, 'publish'],
    [ahead, { asDraft: true }, false, 'nothing'],
  ] as const)('of %j asked %j, changed %s: %s', (page, asked, changed, outcome) => {
    expect(savingOf(page, asked, changed)).toBe(outcome)
  })
})

it('refuses malformed addresses, and nothing else', () => {
  expect(malformedAddresses({ slug: 'steel-frames', canonicalUrl: 'https://framewell.test/a', ogImage: '/a.png' })).toEqual([])
  expect(malformedAddresses({ canonicalUrl: null, ogImage: '' })).toEqual([])
  const odd = malformedAddresses({ slug: '', canonicalUrl: 'ftp://framewell.test', ogImage: '//framewell.test/a.png' })
  expect(odd.map(({ path }) => path)).toEqual(['slug', 'canonicalUrl', 'ogImage'])
  for (const ogImage of ['javascript:alert(1)', 'a.png', '/a b']) expect(malformedAddresses({ ogImage })).toHaveLength(1)
})

it('takes keywords from the member that changed, without duplicates', () => {
  const page = { keywords: 'a, b', targetKeywords: ['a', 'b'] }
  expect(changedKeywords(page, { keywords: ' c ,d,, c', targetKeywords: ['a', 'b'] })).toEqual(['c', 'd'])
  expect(changedKeywords(page, { keywords: 'a, b', targetKeywords: ['e'] })).toEqual(['e'])
  expect(changedKeywords(page, { keywords: 'a, b' })).toBeUndefined()
  expect(changedKeywords(page, { keywords: '' })).toEqual([])
})

it('drops empty rows', () => {
  expect(
    filledLinks([
      { anchor: '', targetPage: ' ' },
      { anchor: 'A', targetPage: '' },
    ]),
  ).toEqual([{ anchor: 'A', targetPage: '' }])
})

it('finds the first free address', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 20 }), async (count) => {
      const taken = new Set(Array.from({ length: count }, (_, at) => (at === 0 ? 'page' : `page-${at + 1}`)))
      const slug = await freeSlug('page', (each) => taken.has(each))
      expect(slug).toBe(count === 0 ? 'page' : `page-${count + 1}`)
    }),
  )
})
