import { expect, it } from 'vitest'
import type { Page } from '../../payload-types'
import { compareDocuments } from './compareDocuments'

const page: Page = {
  id: 'page',
  slug: 'about',
  title: 'Frames',
  updatedAt: '2026-11-01T10:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
}

it('changes outside the sections are named and worded as the forms do', () => {
  const after: Page = {
    ...page,
    chrome: 'alternate',
    inBlog: true,
    seo: { keywords: ['steel', 'frames'], canonicalUrl: '/platform', noIndex: true },
    externalLinks: [{ id: 'link', anchor: 'Census', url: 'https://census.gov' }],
  }
  expect(compareDocuments(page, after)).toEqual({
    fields: [
      { label: 'Header', before: '', after: 'Alternate header' },
      { label: 'List among the articles of the blog', before: 'No', after: 'Yes' },
      { label: 'Target keywords', before: '', after: 'steel\nframes' },
      { label: 'Canonical URL', before: '', after: '/platform' },
      { label: 'Keep out of search results', before: 'No', after: 'Yes' },
      { label: 'Authority link 1, Anchor text', before: '', after: 'Census' },
      { label: 'Authority link 1, Address', before: '', after: 'https://census.gov' },
    ],
    sections: [],
  })
})

it('a document compared with none is new as a whole', () => {
  expect(compareDocuments(null, page).fields).toEqual([
    { label: 'Title', before: '', after: 'Frames' },
    { label: 'Address', before: '', after: 'about' },
  ])
})
