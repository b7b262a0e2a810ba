import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { beforeAll, expect, it } from 'vitest'
import { buildAreaWorker } from '../../testing/buildAreaWorker'
import { testRelease } from '../../testing/testRelease'
import { AreaCache } from './AreaCache'
import { AreaRenderer } from './AreaRenderer'

let workerFile: string
beforeAll(async () => {
  workerFile = await buildAreaWorker()
}, 120_000)

const SOURCE = `
  const { createElement: h } = require('react')
  module.exports = { default: { contract: 1, routes: { '/tracking': () => h('p', null, 'Drawn') }, widgets: {} } }`

it('starts no new thread for a release that is no longer needed, however many renders were queued', async () => {
  const started: string[] = []
  const failures: Error[] = []
  const renderer = new AreaRenderer({
    workerFile,
    readFile: async ({ version }) => {
      started.push(version)
      return SOURCE
    },
    read: async () => null,
    failed: (_, failure) => failures.push(failure),
    now: () => 0,
  })
  const release = { ...testRelease(), server: 'server.cjs' }
  const job = {
    source: { remote: release.remote, route: '/tracking' },
    path: '/tracking',
    search: '',
    closedRoutes: [],
    timeZone: 'America/New_York',
  }
  try {
    expect((await renderer.draw(release, job))?.html).toContain('Drawn')
    const waiting = [renderer.draw(release, job), renderer.draw(release, job), renderer.draw(release, job)]
    renderer.keep([])
    expect((await Promise.all(waiting)).slice(1)).toEqual([null, null])
    expect(failures).toEqual([])
    expect(started).toEqual([release.version])
    // A later request gets it, in a thread that is counted.
    expect((await renderer.draw(release, job))?.html).toContain('Drawn')
  } finally {
    renderer.close()
  }
})

it('ends no thread that visitors use, however many they use and however many other releases are previewed', async () => {
  const started: string[] = []
  const readFile = async ({ version }: LiveRelease) => {
    started.push(version)
    return SOURCE
  }
  const renderer = new AreaRenderer({ workerFile, readFile, read: async () => null, failed: () => {}, now: () => 0 })
  const draw = (version: string) =>
    renderer.draw(
      { ...testRelease(version), server: 'server.cjs' },
      {
        source: { remote: 'mfe-portal', route: '/tracking' },
        path: '/tracking',
        search: '',
        closedRoutes: [],
        timeZone: 'America/New_York',
      },
    )
  try {
    const live = Array.from({ length: 9 }, (_, at) => `live-${at}`)
    renderer.keep(live.map((version) => ({ ...testRelease(version), server: 'server.cjs' })))
    for (let preview = 1; preview <= 9; preview += 1) expect((await draw(`preview-${preview}`))?.html).toContain('Drawn')
    for (const version of live) expect((await draw(version))?.html).toContain('Drawn')
    expect(started.filter((version) => version.startsWith('live')).toSorted()).toEqual(live)
  } finally {
    renderer.close()
  }
})

it('keeps the areas of a release while visitors get that release', async () => {
  const renderer = new AreaRenderer({ workerFile, readFile: async () => SOURCE, read: async () => null, failed: () => {}, now: () => 0 })
  const cache = new AreaCache({ renderer, read: async () => null, now: () => 0, patienceMs: 0 })
  const release = { ...testRelease(), server: 'server.cjs' }
  const job = {
    source: { remote: release.remote, route: '/tracking' },
    path: '/tracking',
    search: '',
    closedRoutes: [],
    timeZone: 'America/New_York',
  }
  const drawn = () => cache.area(release, job).then((area) => area?.html)
  try {
    expect(await drawn()).toContain('Drawn')
    cache.keep([release])
    expect(cache.bytes).toBeGreaterThan(0)
    cache.keep([])
    expect(cache.bytes).toBe(0)
    expect(await drawn()).toContain('Drawn')
  } finally {
    renderer.close()
  }
})

it('leaves an answer too long to embed to the browser, until it is shorter', async () => {
  let shops = 10_000
  const source = `
    const { createElement: h } = require('react')
    const { useQuery } = require('@tanstack/react-query')
    const call = { method: 'GET', path: '/api/shops', input: {}, output: { safeParse: (data) => ({ success: true, data }) } }
    const Screen = ({ shell }) => {
      const { data } = useQuery({ queryKey: ['shops'], queryFn: () => shell.call(call, {}) })
      return h('p', null, data ? data.length + ' shops' : 'on their way')
    }
    module.exports = { default: { contract: 1, routes: { '/tracking': Screen }, widgets: {} } }`
  const read = async () => ({
    status: 200,
    body: JSON.stringify(Array.from({ length: shops }, (_, id) => ({ id, name: 'A shop of the network, and its town' }))),
  })
  let now = 0
  const renderer = new AreaRenderer({ workerFile, readFile: async () => source, read, failed: () => {}, now: () => now })
  const cache = new AreaCache({ renderer, read, now: () => now, patienceMs: 0 })
  const release = { ...testRelease(), server: 'server.cjs' }
  const job = {
    source: { remote: release.remote, route: '/tracking' },
    path: '/tracking',
    search: '',
    closedRoutes: [],
    timeZone: 'America/New_York',
  }
  try {
    expect(await cache.area(release, job)).toMatchObject({ html: '<p>on their way</p>', finished: false })
    shops = 10
    now = 60_000
    expect(await cache.area(release, job)).toMatchObject({ html: '<p>10 shops</p>', finished: true })
  } finally {
    renderer.close()
  }
})
