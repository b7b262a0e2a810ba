import { describe, expect, it } from 'vitest'
import { categoryForSlug, derivePost, EXCERPT_LENGTH, excerptOf, readTimeMinutes, withoutTags } from './postDerivation'

describe('the category from the slug', () => {
  it.each([
    ['what-is-residential-steel-framing', 'Education'],
    ['steel-framing-benefits', 'Education'],
    ['benefits-of-panels', 'Industry Insights'],
    ['stainless-steelwork', 'Education'],
    ['how-escrow-works', 'Platform Updates'],
    ['new-page', 'Platform Updates'],
    ['', 'Platform Updates'],
  ])('%s is %s', (slug, category) => expect(categoryForSlug(slug)).toBe(category))
})

describe('the read time', () => {
  it.each([
    [0, 1],
    [1, 1],
    [1000, 1],
    [1001, 2],
    [2000, 2],
    [2001, 3],
  ])('of %i characters is %i min', (length, minutes) => expect(readTimeMinutes('x'.repeat(length))).toBe(minutes))

  it('ignores tags', () => {
    expect(readTimeMinutes(`<p class="${'y'.repeat(500)}">${'x'.repeat(1000)}</p><br/>`)).toBe(1)
  })
})

describe('the excerpt', () => {
  it('is the meta description when there is one', () => expect(excerptOf('  In short. ', '<p>At length.</p>')).toBe('In short.'))
  it('is a short content in full', () => expect(excerptOf('', '<p>At <b>length</b>.</p>')).toBe('At length.'))
  it('is full at its maximum length', () => expect(excerptOf(null, 'x'.repeat(EXCERPT_LENGTH))).toBe('x'.repeat(EXCERPT_LENGTH)))
  it('ends with an ellipsis beyond it', () =>
    expect(excerptOf(undefined, 'x'.repeat(EXCERPT_LENGTH + 1))).toBe(`${'x'.repeat(EXCERPT_LENGTH)}…`))
  it('splits no character', () => expect(excerptOf('', '🏠'.repeat(200))).toBe(`${'🏠'.repeat(EXCERPT_LENGTH)}…`))
  it('keeps a comparison sign in the text', () => expect(withoutTags('spans < 12 ft and > 8 ft')).toBe('spans < 12 ft and > 8 ft'))
})

describe('a post', () => {
  const source = { slug: 'what-is-residential-steel-framing', metaDescription: 'All of it.', content: '<p>Words</p>' }
  it('derives everything', () =>
    expect(derivePost(source)).toEqual({ category: 'Education', excerpt: 'All of it.', readTime: 1, featured: true }))
  it("keeps an editor's choices", () =>
    expect(derivePost({ ...source, own: { category: 'Case Studies', excerpt: 'Mine.', featured: false } })).toEqual({
      category: 'Case Studies',
      excerpt: 'Mine.',
      readTime: 1,
      featured: false,
    }))
  it('is featured by its editor', () => expect(derivePost({ ...source, slug: 'other', own: { featured: true } }).featured).toBe(true))
  it('treats blanks as no choice', () =>
    expect(derivePost({ ...source, own: { category: null, excerpt: ' ', featured: null } })).toEqual(derivePost(source)))
})
