import { plainText } from '@framewell/domain/content/richText'
import { expect, it } from 'vitest'
import { paragraph, richText } from '../seed/richText'
import { toRichText } from './toRichText'

const link = (fields: object) => richText({ type: 'link', version: 3, fields, children: [{ type: 'text', version: 1, text: 'words' }] })
const linked = (fields: object) => toRichText(link(fields))?.root.children[0]

it('keeps links with a target', () => {
  expect(linked({ linkType: 'custom', url: '/terms', newTab: true })).toMatchObject({ type: 'link', url: '/terms', newTab: true })
  expect(linked({ linkType: 'internal', doc: { relationTo: 'pages', value: { slug: 'home', _status: 'published' } } })).toMatchObject({
    url: '/',
  })
})

it.each([
  { linkType: 'custom', url: 'javascript:alert(1)' },
  { linkType: 'internal', doc: { relationTo: 'pages', value: { slug: 'hidden', _status: 'draft' } } },
  { linkType: 'internal', doc: { relationTo: 'pages', value: 'an-id-of-a-deleted-page' } },
  {},
])('keeps only the text of a link with %j', (fields) => {
  expect(linked(fields)).toMatchObject({ type: 'text', text: 'words' })
})

it('drops missing pictures, and text that is not text', () => {
  expect(toRichText(richText({ type: 'upload', version: 3, value: 'gone' }))).toEqual({ root: { children: [] } })
  for (const broken of [null, undefined, 'x', {}, { root: null }]) expect(toRichText(broken)).toBeNull()
})

it('reads a seeded paragraph with two links', () => {
  const text = toRichText(richText(paragraph('One [two](/two) three [four](/four).')))
  expect(text && plainText(text)).toBe('One two three four.')
})
