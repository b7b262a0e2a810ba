import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blogHref, blogSearch, EVERY_ARTICLE, isFiltered, MAX_SEARCH_LENGTH, readBlogQuery } from './blogQuery'

describe('the blog query', () => {
  it.each([
    ['', EVERY_ARTICLE],
    ['?utm_source=x&other=1', EVERY_ARTICLE],
    ['?category=Case+Studies&page=2', { ...EVERY_ARTICLE, category: 'Case Studies', page: 2 }],
    ['?category=Case%20Studies', { ...EVERY_ARTICLE, category: 'Case Studies' }],
    ['?category=All', EVERY_ARTICLE],
    ['?category=case+studies', EVERY_ARTICLE],
    ['?category=%E0%A4%A&q=%', EVERY_ARTICLE],
    ['?tag=take-off&q=+wind+%09load+', { ...EVERY_ARTICLE, tag: 'take-off', q: 'wind load' }],
    ['?q=a%00b', { ...EVERY_ARTICLE, q: 'ab' }],
    ['?q=one&q=two', { ...EVERY_ARTICLE, q: 'one' }],
    ['?__proto__=1&q=x', { ...EVERY_ARTICLE, q: 'x' }],
  ])('%s', (search, query) => expect(readBlogQuery(search)).toEqual(query))

  it.each(['0', '-1', '1.5', 'x', '', '10001', '1e9', 'Infinity'])('reads page=%s as the first page', (page) =>
    expect(readBlogQuery(`?page=${page}`).page).toBe(1),
  )

  it('truncates long values', () => expect(readBlogQuery(`?q=${'x'.repeat(5000)}`).q).toHaveLength(MAX_SEARCH_LENGTH))

  it('has one canonical spelling that parses back to the same query', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ unit: 'binary' }), fc.integer(), (category, tag, q, page) => {
        const search = `?page=${page}&q=${encodeURIComponent(q.replace(/[\ud800-\udfff]/g, ''))}&tag=${encodeURIComponent(tag)}&category=${encodeURIComponent(category)}`
        const query = readBlogQuery(search)
        expect(readBlogQuery(blogSearch(query))).toEqual(query)
      }),
    )
  })

  it('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (search) => void readBlogQuery(search)))
  })

  it('knows which fields filter the list', () => {
    expect(isFiltered(EVERY_ARTICLE)).toBe(false)
    expect(isFiltered({ ...EVERY_ARTICLE, page: 3 })).toBe(false)
    expect(isFiltered({ ...EVERY_ARTICLE, tag: 'x' })).toBe(true)
    expect(blogHref('/blog', { ...EVERY_ARTICLE, category: 'Education' })).toBe('/blog?category=Education#articles')
  })
})
