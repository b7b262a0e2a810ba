import { expect, it } from 'vitest'
import { changedSources, linksTo, sourceNumbers } from './sourceLinks'

const census = { anchor: 'Census', url: 'https://census.gov/a' }
const code = { anchor: 'The code', url: 'https://iccsafe.org/b' }
const other = { anchor: 'Another', url: 'https://example.com/c' }

it('numbers sources as the site does, and skips incomplete rows', () => {
  const rows = [census, { anchor: ' ', url: 'https://example.com' }, { anchor: 'Odd', url: 'terms' }, code]
  expect([...sourceNumbers(rows)]).toEqual([
    [census.url, 1],
    [code.url, 2],
  ])
})

it('lists a newly cited source once', () => {
  expect(changedSources([census], { to: code, namedElsewhere: false })).toEqual([census, code])
  const renamed = { ...census, anchor: 'Census Bureau' }
  expect(changedSources([census, code], { to: renamed, namedElsewhere: true })).toEqual([renamed, code])
})

it('updates a source in place, and keeps the old one where other text cites it', () => {
  expect(changedSources([census, code], { from: census.url, to: other, namedElsewhere: false })).toEqual([other, code])
  expect(changedSources([census, code], { from: census.url, to: other, namedElsewhere: true })).toEqual([census, code, other])
  expect(changedSources([census, code], { from: census.url, to: code, namedElsewhere: false })).toEqual([code])
})

it('removes a source that no text cites', () => {
  expect(changedSources([census, code], { from: census.url, to: null, namedElsewhere: false })).toEqual([code])
  expect(changedSources([census, code], { from: census.url, to: null, namedElsewhere: true })).toEqual([census, code])
})

it('counts the links to an address in any stored text', () => {
  const link = (url: string) => ({ type: 'link', fields: { linkType: 'custom', url }, children: [{ type: 'text', text: url }] })
  const body = { root: { children: [{ type: 'paragraph', children: [link(census.url), link(code.url)] }, link(census.url)] } }
  expect(linksTo([{ fields: { body } }], census.url)).toBe(2)
})
