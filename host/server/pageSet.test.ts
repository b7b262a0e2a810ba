import { expect, it } from 'vitest'
import { testPage } from '../testing/testContent'
import { testRelease } from '../testing/testRelease'
import { pageSet } from './pageSet'

const files = { 'remoteEntry.js': 'sha384-entry', 'app.js': 'sha384-app', 'later.js': 'sha384-later' }
const portal = { ...testRelease(), preload: ['remoteEntry.js', 'app.js'], files }
const admin = { ...portal, remote: 'mfe-admin' }
const set = {
  remotes: [
    { live: portal, fallback: { ...portal, version: '0.9.0-before' } },
    { live: admin, fallback: null },
  ],
}
const route = portal.routes[0]
if (!route) throw new Error('The test release has no route')
const order = { kind: 'route', remote: 'mfe-portal', route } as const

it('has the releases of the remotes it shows, with the hashes of the files it loads itself', () => {
  const has = pageSet(set, order)
  expect(has?.remotes.map(({ live, fallback }) => [live.remote, fallback?.version])).toEqual([['mfe-portal', '0.9.0-before']])
  for (const release of [has?.remotes[0]?.live, has?.remotes[0]?.fallback])
    expect(release).toMatchObject({ files: { 'remoteEntry.js': 'sha384-entry', 'app.js': 'sha384-app' }, routes: [] })
})

it('names every release of the set, which the ticket of the page signs', () => {
  expect(pageSet(set, order)?.given).toEqual([`mfe-admin@${admin.version}`, 'mfe-portal@0.9.0-before', `mfe-portal@${portal.version}`])
})

it('adds nothing the page already has, and is empty without remotes', () => {
  expect(pageSet(set, order, ['mfe-portal'])?.remotes).toEqual([])
  expect(pageSet(set, { kind: 'page', page: testPage({ path: '/about' }), drawings: {} })).toBeNull()
})
