import type { Page } from '@framewell/domain/content/page'
import { expect, it } from 'vitest'
import type { View } from '../view'
import { withTypedText } from './typedText'

const words = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] })
const page: Page = {
  id: 'a',
  kind: 'page',
  path: '/a',
  title: 'A',
  chrome: 'site',
  seo: { title: 'A', description: '', keywords: [], noIndex: false },
  sections: [
    {
      id: 'cards',
      blockType: 'cards',
      tone: 'paper',
      heading: 'Ways on',
      cards: [{ title: 'One', text: 'First', href: '/one', links: [] }],
      actions: [],
    },
    { id: 'text', blockType: 'richText', tone: 'paper', body: { root: { children: [words('Before'), words('After')] } }, actions: [] },
  ],
  publishedAt: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  draft: true,
  article: null,
}
const view: View = { kind: 'page', page, drawings: {} }
const sectionsOf = (shown: View) => (shown.kind === 'page' ? shown.page.sections : [])

it('applies text from the screen and the panel in place, but no links or selections', () => {
  const fields = {
    heading: 'Other ways',
    intro: 'Two of them',
    tone: 'ink',
    cards: [{ id: 'x', title: 'One!', text: 'First.', href: 'javascript:alert(1)' }],
  }
  const body = { root: { type: 'root', children: [words('Before that'), words('After')] } }
  const screen = withTypedText(view, {
    title: 'B',
    sections: [
      { id: 'cards', fields },
      { id: 'text', fields: { body } },
    ],
  })
  expect(screen).toMatchObject({ page: { title: 'B' } })
  expect(sectionsOf(screen)[0]).toMatchObject({
    heading: 'Other ways',
    intro: 'Two of them',
    tone: 'paper',
    cards: [{ title: 'One!', text: 'First.', href: '/one' }],
  })
  expect(sectionsOf(screen)[1]).toMatchObject({ body: { root: { children: [words('Before that'), words('After')] } } })
  expect(sectionsOf(withTypedText(view, { sections: [{ id: 'cards', blockType: 'cards', ...fields }] }))[0]).toEqual(sectionsOf(screen)[0])
})

it('leaves added, removed and moved parts to the server', () => {
  const added = { body: { root: { type: 'root', children: [words('New'), words('Before'), words('After')] } } }
  const list = {
    body: { root: { type: 'root', children: [{ type: 'heading', children: [{ type: 'text', text: 'x' }] }, words('After')] } },
  }
  for (const fields of [added, list, { body: null }, { body: 'words' }]) {
    expect(sectionsOf(withTypedText(view, { sections: [{ id: 'text', fields }] }))[1]).toEqual(page.sections[1])
  }
})

it.each([null, 'x', {}, { sections: 'none' }, { sections: [null, { id: 'cards', fields: { cards: [null], heading: 4 } }] }])(
  'shows the same for %j',
  (typed) => expect(withTypedText(view, typed)).toEqual(view),
)
