import { expect, it } from 'vitest'
import type { Consequences } from './consequences'
import { consequenceWords, contentActionLabel, contentActionResult } from './consequenceWords'

const shown: Consequences = {
  act: 'publish',
  title: 'A page',
  version: '',
  stamp: '',
  address: { before: '/old', after: '/new' },
  redirects: { added: [{ from: '/old', to: '/new' }], changed: [], removed: [{ from: '/new', to: '/old' }], dead: [] },
  links: [
    { where: 'navigation', id: null, title: 'Navigation', place: 'Footer', href: '/old', seenIn: 'published', becomes: 'redirected' },
    { where: 'pages', id: '1', title: 'Home', place: 'Related page 1', href: '/old', seenIn: 'draft', becomes: 'dead' },
  ],
  feeds: ['Blog', 'Sitemap'],
  card: { before: '/a', after: '/b' },
  ownLinks: [],
  schedules: [],
  obstacles: [],
}
const texts = (given: Consequences) => consequenceWords(given, String).map(({ label, lines }) => [label, ...lines.map(({ text }) => text)])

it("describes the page's address, added and removed redirects, each link, lists and the share picture", () => {
  expect(texts(shown)).toEqual([
    ['Address', '/old → /new'],
    ['Redirects', 'New: /old → /new', 'Removed: /new → /old'],
    ['Links here (2)', 'Navigation, Footer', 'Home (in its draft), Related page 1'],
    ['Lists and feeds', 'Blog, Sitemap: with the new address'],
    ['Share card', 'Redrawn. Links people already shared may show the old one for a while.'],
  ])
  expect(consequenceWords(shown, String)[2]?.lines.map(({ mark }) => mark?.words)).toEqual(['Redirected', 'Leads nowhere'])
})

it("lists the page's own links that are dead or redirected", () => {
  const ownLinks: Consequences['ownLinks'] = [
    { place: 'Section 2, Cards', href: '/gone', state: 'dead', leadsTo: null },
    { place: 'Related page 1', href: '/old', state: 'redirected', leadsTo: '/new' },
  ]
  const part = consequenceWords({ ...shown, ownLinks }, String).find(({ label }) => label === 'Links in its text')
  expect(part?.lines.map(({ text, mark }) => [text, mark?.words])).toEqual([
    ['Section 2, Cards: /gone, left out of the site', 'Leads nowhere'],
    ['Related page 1: /old → /new', 'Redirected'],
  ])
})

it('lists redirects that stay and become dead', () => {
  const redirects = { added: [], changed: [], removed: [], dead: [{ from: '/older', to: '/old' }] }
  const part = consequenceWords({ ...shown, redirects }, String).find(({ label }) => label === 'Redirects')
  expect(part?.lines.map(({ text, mark }) => [text, mark?.words])).toEqual([['Stays: /older → /old', 'Leads nowhere']])
})

it('says when nothing changes, and when a page is deleted', () => {
  const none = { added: [], changed: [], removed: [], dead: [] }
  const gone = { ...shown, address: { before: '/old', after: null }, redirects: none, links: [], card: { before: '/a', after: null } }
  expect(texts(gone)).toEqual([
    ['Address', '/old → not on the site'],
    ['Redirects', 'No redirect changes.'],
    ['Links here (0)', 'Nothing on the site links to the old address.'],
    ['Lists and feeds', 'Blog, Sitemap: it is no longer in them'],
    ['Share card', 'Removed.'],
  ])
})

it.each([
  ['/old', '/new', '/old moved to /new.'],
  ['/old', null, '/old is off the site.'],
  [null, '/new', '/new is on the site.'],
  ['/same', '/same', '/same is on the site.'],
])('says of %s to %s that %s', (before, after, words) => expect(contentActionResult(before, after)).toBe(words))

it('lists earlier scheduled publications, who scheduled them and what happens to them', () => {
  const schedules = [
    { at: 'Friday', by: 'Mia', withdrawn: true },
    { at: 'Sunday', by: '', withdrawn: false },
  ]
  const [part] = consequenceWords({ ...shown, schedules }, String)
  expect(part?.label).toBe('Planned')
  expect(part?.lines.map(({ text, mark }) => [text, mark?.words])).toEqual([
    ['Publication Friday, scheduled by Mia', 'Withdrawn'],
    ['Publication Sunday', 'Stays'],
  ])
})

it('names a publication by its effect: another address, or none', () => {
  expect(contentActionLabel('publish', { before: '/old', after: '/new' }).title).toBe('Publish at a new address?')
  for (const before of ['/new', null]) expect(contentActionLabel('publish', { before, after: '/new' }).title).toBe('Publish now?')
})

it('says of a draft that was never published that nothing on the site changes', () => {
  const never = texts({ ...shown, act: 'delete', address: { before: null, after: null }, links: [] })
  expect(never).toContainEqual(['Address', 'It was never on the site.'])
  expect(never).toContainEqual(['Lists and feeds', 'Blog, Sitemap: it was not in them'])
})
