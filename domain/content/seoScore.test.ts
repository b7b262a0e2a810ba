import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NEW_PAGE } from './newPage'
import { type ScoredPage, SEO_RULES, type SeoRule, seoScore } from './seoScore'

const empty: ScoredPage = NEW_PAGE
const perfect: ScoredPage = {
  metaTitle: 'x'.repeat(45),
  metaDescription: 'x'.repeat(140),
  keywords: 'steel, framing',
  content: `<p>${'x'.repeat(1500)}</p>`,
  sections: [{ type: 'richText' }, { type: 'faq' }],
  internalLinks: [1, 2, 3],
  externalLinks: [1],
  isPublished: true,
}
const pointsOf = (page: Partial<ScoredPage>, wanted: SeoRule) =>
  seoScore({ ...empty, ...page }).rules.find(({ rule }) => rule === wanted)?.points
const letters = (count: number) => 'x'.repeat(count)
const items = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('the rubric', () => {
  it('links in the text count beside the lists, each address once, and never as too many', () => {
    const linked = (...hrefs: string[]) => `<p>${hrefs.map((href) => `<a href="${href}">x</a>`).join(' ')}</p>`
    const paths = ['/a', '/a#top', '/b', '/c', 'https://www.noaa.gov/wind', 'mailto:a@b.co']
    expect(pointsOf({ content: linked(...paths) }, 'internalLinks')).toBe(15)
    expect(pointsOf({ content: linked(...paths) }, 'externalLinks')).toBe(10)
    expect(pointsOf({ content: linked('/a', '/a') }, 'internalLinks')).toBe(8)
    expect(pointsOf({ content: linked(...paths), internalLinks: items(8) }, 'internalLinks')).toBe(15)
    expect(pointsOf({ content: linked(...paths), internalLinks: items(9) }, 'internalLinks')).toBe(8)
  })

  it.each([
    [0, 0],
    [1, 5],
    [29, 5],
    [30, 15],
    [60, 15],
    [61, 5],
  ])('a meta title of %i characters earns %i', (length, points) => {
    expect(pointsOf({ metaTitle: letters(length) }, 'metaTitle')).toBe(points)
  })

  it.each([
    [0, 0],
    [1, 8],
    [119, 8],
    [120, 15],
    [160, 15],
    [161, 8],
  ])('a meta description of %i characters earns %i', (length, points) => {
    expect(pointsOf({ metaDescription: letters(length) }, 'metaDescription')).toBe(points)
  })

  it.each([
    ['', 0],
    ['  ', 0],
    ['steel', 10],
  ])('the keywords "%s" earn %i', (keywords, points) => {
    expect(pointsOf({ keywords }, 'keywords')).toBe(points)
  })

  it.each([
    [0, 0],
    [1, 8],
    [2, 8],
    [3, 15],
    [8, 15],
    [9, 8],
  ])('%i internal links earn %i', (count, points) => {
    expect(pointsOf({ internalLinks: items(count) }, 'internalLinks')).toBe(points)
  })

  it.each([
    [0, 0],
    [1, 10],
    [3, 10],
    [4, 5],
  ])('%i external links earn %i', (count, points) => {
    expect(pointsOf({ externalLinks: items(count) }, 'externalLinks')).toBe(points)
  })

  it.each([
    [0, 0],
    [499, 0],
    [500, 10],
    [999, 10],
    [1000, 20],
    [3000, 20],
    [3001, 10],
  ])('%i characters of content earn %i, tags not counted', (length, points) => {
    expect(pointsOf({ content: letters(length) }, 'contentLength')).toBe(points)
    expect(pointsOf({ content: `<h2></h2><p class="wide">${letters(length)}</p>` }, 'contentLength')).toBe(points)
  })

  it('a faq section earns 10, being published 5', () => {
    expect(pointsOf({ sections: [{ type: 'richText' }] }, 'faq')).toBe(0)
    expect(pointsOf({ sections: [{ type: 'richText' }, { type: 'faq' }] }, 'faq')).toBe(10)
    expect(pointsOf({ isPublished: false }, 'published')).toBe(0)
    expect(pointsOf({ isPublished: true }, 'published')).toBe(5)
  })
})

describe('the score', () => {
  it('is 100 without hints when every rule is met', () => {
    const score = seoScore(perfect)
    expect(score).toMatchObject({ total: 100, good: true })
    expect(score.rules.map(({ hint }) => hint)).toEqual(SEO_RULES.map(() => null))
  })

  it('is 0 for an empty draft, and every rule says what to do and where', () => {
    const score = seoScore(empty)
    expect(score).toMatchObject({ total: 0, good: false })
    for (const { hint, field } of score.rules) expect(field in empty && hint).toBeTruthy()
  })

  it('is good from 80', () => {
    expect(seoScore({ ...perfect, content: '' })).toMatchObject({ total: 80, good: true })
    expect(seoScore({ ...perfect, content: '', isPublished: false })).toMatchObject({ total: 75, good: false })
  })

  it('is the sum of its rules and stays between 0 and 100 for any page', () => {
    const count = fc.nat({ max: 12 }).map(items)
    const page = fc.record({
      metaTitle: fc.string({ maxLength: 80 }),
      metaDescription: fc.string({ maxLength: 200 }),
      keywords: fc.string({ maxLength: 20 }),
      content: fc.string({ maxLength: 4000 }),
      sections: fc.array(fc.record({ type: fc.constantFrom('faq', 'hero', 'richText') }), { maxLength: 4 }),
      internalLinks: count,
      externalLinks: count,
      isPublished: fc.boolean(),
    })
    fc.assert(
      fc.property(page, (scored) => {
        const { total, rules } = seoScore(scored)
        expect(total).toBe(rules.reduce((sum, { points }) => sum + points, 0))
        expect(total).toBeLessThanOrEqual(100)
        for (const { points, max, hint } of rules) expect(hint === null).toBe(points === max)
      }),
    )
  })
})

it('counts in hints what is missing or too much', () => {
  const hints = (page: Partial<ScoredPage>) => seoScore({ ...empty, ...page }).rules.map(({ hint }) => hint)
  expect(hints({ metaTitle: letters(63) })[0]).toBe('Shorten the meta title by 3: at most 60 characters are shown.')
  expect(hints({ metaTitle: letters(28) })[0]).toBe('Lengthen the meta title by 2: 30 to 60 characters are best.')
  expect(hints({ internalLinks: items(2) })[3]).toBe('Add 1 internal link.')
  expect(hints({ internalLinks: items(10) })[3]).toBe('Remove 2 internal links.')
  expect(hints({ content: letters(400) })[5]).toBe('Write 600 characters more.')
})
