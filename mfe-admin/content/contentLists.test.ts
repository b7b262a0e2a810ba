import { describe, expect, it } from 'vitest'
import { samplePages } from '../testing/samplePages'
import { filterPages } from './filterPages'
import { suggestLinks, targetPath } from './suggestLinks'
import { contentPlaceOf, withContentPlace } from './useContentPlace'

const slugs = (pages: readonly { slug: string }[]) => pages.map(({ slug }) => slug)

describe('the list', () => {
  it('is searched by title or slug and filtered by status', () => {
    expect(slugs(filterPages(samplePages, { status: 'all', search: ' BENEFITS ' }))).toEqual(['steel-framing-benefits'])
    expect(slugs(filterPages(samplePages, { status: 'all', search: 'roll-former' }))).toHaveLength(1)
    expect(filterPages(samplePages, { status: 'published', search: '' }).every(({ isPublished }) => isPublished)).toBe(true)
    expect(slugs(filterPages(samplePages, { status: 'draft', search: '' }))).toEqual(['wind-and-steel', 'new-page'])
  })
})

describe('suggestions', () => {
  const [guide, benefits] = samplePages
  it('are published pages on the same subject that are not linked yet', () => {
    expect(guide && slugs(suggestLinks(guide, samplePages, []))).toEqual(['steel-framing-benefits'])
    expect(guide && suggestLinks(guide, samplePages, [{ anchor: 'A', targetPage: 'steel-framing-benefits' }])).toEqual([])
    expect(benefits && slugs(suggestLinks(benefits, samplePages, []))).toEqual(['what-is-residential-steel-framing'])
  })

  it.each([
    ['terms', '/terms'],
    ['/terms', '/terms'],
    [' //terms#part', '/terms'],
    ['home', '/'],
    ['/', '/'],
  ])('%s means %s', (target, path) => {
    expect(targetPath(target)).toBe(path)
  })
})

describe('the URL', () => {
  it('contains what is shown, and no defaults', () => {
    const place = { page: 'p1', tab: 'seo', status: 'draft', search: 'wind', section: null, comments: null, preview: null } as const
    const address = withContentPlace(new URLSearchParams('other=1'), place)
    expect(address.toString()).toBe('other=1&page=p1&tab=seo&status=draft&search=wind')
    expect(contentPlaceOf(address)).toEqual(place)
    // Leaving the page also clears its section.
    const inSection = withContentPlace(address, { section: 's1' })
    expect(contentPlaceOf(inSection).section).toBe('s1')
    expect(withContentPlace(inSection, { page: 'p2' }).has('section')).toBe(false)
    const withComments = withContentPlace(address, { comments: 's1' })
    expect(withContentPlace(withComments, { tab: 'links' }).get('comments'), 'stay beside another tab').toBe('s1')
    expect(withContentPlace(withComments, { page: 'p2' }).has('comments')).toBe(false)
    expect(withContentPlace(address, { page: null, tab: 'content', status: 'all', search: '' }).toString()).toBe('other=1')
    expect(contentPlaceOf(new URLSearchParams('tab=odd&status=odd'))).toEqual({
      page: null,
      tab: 'content',
      status: 'all',
      search: '',
      section: null,
      comments: null,
      preview: null,
    })
  })
})
