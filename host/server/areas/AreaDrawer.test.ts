import { beforeAll, expect, it } from 'vitest'
import { buildAreaWorker } from '../../testing/buildAreaWorker'
import { testRelease } from '../../testing/testRelease'
import { AreaDrawer } from './AreaDrawer'

let workerFile: string
beforeAll(async () => {
  workerFile = await buildAreaWorker()
}, 120_000)

const SOURCE = `
  const { createElement: h } = require('react')
  module.exports = { default: { contract: 1, routes: { '/tracking': () => h('p', null, 'Drawn') }, widgets: {} } }`

it('begins no thread anew for a release that nobody needs any more, however many waited in its line', async () => {
  const started: string[] = []
  const failures: Error[] = []
  const drawer = new AreaDrawer({
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
    // Whoever asks for it later gets it, in a thread that is counted.
    expect((await drawer.draw(release, job))?.html).toContain('Drawn')
  } finally {
    drawer.close()
  }
})
