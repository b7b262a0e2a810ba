import { expect, it } from 'vitest'
import { wordsStamp } from './wordsStamp'

const page = { title: 'Terms', seo: { title: 'Terms of credit' }, sections: [{ id: 'a', blockType: 'quote', text: 'One' }] }

it('is the same for the same text, however it is written', () => {
  const stored = {
    ...page,
    id: '1',
    updatedAt: '2026-11-22T09:00:00.000Z',
    modifiedBy: 'Ana',
    _status: 'draft',
    excerpt: null,
    internalLinks: [],
    inBlog: false,
    seo: { description: '', title: 'Terms of credit', openGraphImage: null },
  }
  expect(wordsStamp(stored)).toBe(wordsStamp(page))
  const picture = { ...page, cover: 'picture-1' }
  expect(wordsStamp({ ...page, cover: { id: 'picture-1', updatedAt: 'x', alt: 'A stud' } })).toBe(wordsStamp(picture))
})

it('differs for any other text, order or picture', () => {
  const others = [
    { ...page, title: 'Terms.' },
    { ...page, sections: [{ ...page.sections[0], text: 'Two' }] },
    { ...page, sections: [...page.sections, ...page.sections] },
    { ...page, slug: 'terms' },
    { ...page, cover: 'picture-1' },
  ]
  expect(new Set([page, ...others].map(wordsStamp)).size).toBe(others.length + 1)
})
