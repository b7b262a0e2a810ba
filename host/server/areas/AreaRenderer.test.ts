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
  const drawer = new AreaRenderer({
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
  const job = { source: { remote: release.remote, route: '/tracking' }, path: '/tracking', search: '', closedRoutes: [] }
  try {
    expect((await drawer.draw(release, job))?.html).toContain('Drawn')
    const waiting = [drawer.draw(release, job), drawer.draw(release, job), drawer.draw(release, job)]
    drawer.keep([])
    expect((await Promise.all(waiting)).slice(1)).toEqual([null, null])
    expect(failures).toEqual([])
    expect(started).toEqual([release.version])
    // A later request gets it, in a thread that is counted.
    expect((await drawer.draw(release, job))?.html).toContain('Drawn')
  } finally {
    drawer.close()
  }
})

it('keeps the areas of a release while visitors get that release', async () => {
  const drawer = new AreaRenderer({ workerFile, readFile: async () => SOURCE, read: async () => null, failed: () => {}, now: () => 0 })
  const keeper = new AreaCache({ drawer, read: async () => null, now: () => 0, patienceMs: 0 })
  const release = { ...testRelease(), server: 'server.cjs' }
  const job = { source: { remote: release.remote, route: '/tracking' }, path: '/tracking', search: '', closedRoutes: [] }
  const drawn = () => keeper.area(release, job).then((area) => area?.html)
  try {
    expect(await drawn()).toContain('Drawn')
    keeper.keep([release])
    expect(keeper.bytes).toBeGreaterThan(0)
    keeper.keep([])
    expect(keeper.bytes).toBe(0)
    expect(await drawn()).toContain('Drawn')
  } finally {
    drawer.close()
  }
})

it('leaves an answer too long to embed to the browser, until it is shorter', async () => {
  let shops = 10_000
  const source = `
    const { createElement: h } = require('react')
    const { useQuery } = require('@tanstack/react-query')
    const call = { method: 'GET', path: '/api/shops', input: {}, output: { parse: (value) => value } }
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
  const drawer = new AreaRenderer({ workerFile, readFile: async () => source, read, failed: () => {}, now: () => now })
  const keeper = new AreaCache({ drawer, read, now: () => now, patienceMs: 0 })
  const release = { ...testRelease(), server: 'server.cjs' }
  const job = { source: { remote: release.remote, route: '/tracking' }, path: '/tracking', search: '', closedRoutes: [] }
  try {
    expect(await keeper.area(release, job)).toMatchObject({ html: '<p>on their way</p>', finished: false })
    shops = 10
    now = 60_000
    expect(await keeper.area(release, job)).toMatchObject({ html: '<p>10 shops</p>', finished: true })
  } finally {
    drawer.close()
  }
})
