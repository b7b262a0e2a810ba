import { expect, it } from 'vitest'
import { linkedPath } from './linkedPath'

it.each([
  ['/terms', '/terms'],
  ['/Terms/?tier=Standard#limits', '/terms'],
  ['/', '/'],
  ['/?utm=1', '/'],
  ['/a//b/', '/a/b'],
])('%s must be live at %s', (href, path) => {
  expect(linkedPath(href)).toBe(path)
})

it.each([
  '#pre-qualify',
  'mailto:hello@framewell.test',
  'tel:+15550100',
  'https://example.com/terms',
  '//example.com/terms',
  '/cms',
  '/cms/collections/pages',
  '/api/docs',
  '/media/plan.png',
  '/rss.xml',
  '/feed.json',
  '/_preview?id=1',
  '/search?q=steel',
  '',
])('%s needs no page', (href) => {
  expect(linkedPath(href)).toBeNull()
})
