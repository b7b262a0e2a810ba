import type { RichTextNode } from '@framewell/domain/content/richText'
import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import { expect, it } from 'vitest'
import { articleHtml } from './articleHtml'

const words = (text: string, format = 0): RichTextNode => ({ type: 'text', text, format })
const read = (...children: RichTextNode[]) =>
  articleHtml([{ ...SECTION_EXAMPLES.richText, heading: null, intro: null, body: { root: { children } } }], 'https://site.example')

it('keeps struck words and code apart from the text', () => {
  expect(read({ type: 'paragraph', children: [words('700', 4), words(' 600 lb by '), words('npm start', 16)] })).toBe(
    '<p><s>700</s> 600 lb by <code>npm start</code></p>',
  )
})

it('continues the numbers of a divided list, as the site does', () => {
  const entry = { type: 'listitem', children: [words('Sheathe')] }
  expect(read({ type: 'list', listType: 'number', start: 3, children: [entry] })).toBe('<ol start="3"><li>Sheathe</li></ol>')
})
