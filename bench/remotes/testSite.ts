import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { buildAreaWorker } from '../../host/testing/buildAreaWorker'
import { startTestHost } from '../../host/testing/startTestHost'
import { testRelease } from '../../host/testing/testRelease'

const SERVER = 'server.cjs'

/** A host before a server that answers the cms's contract, whose one remote's releases are drawn; `release` makes the next one live. */
export async function startSite() {
  const host = await startTestHost({ areaWorker: await buildAreaWorker() })
  let made = 0
  const release = async (screen: string): Promise<LiveRelease> => {
    made += 1
    const live = await write(host.folder, `bench-${String(made).padStart(6, '0')}`, screen)
    host.cms.content.liveSet = { remotes: [{ live, fallback: null, drawn: true }] }
    host.cms.announce({ type: 'releases' })
    return live
  }
  return { ...host, release }
}

export type BenchSite = Awaited<ReturnType<typeof startSite>>

async function write(folder: string, version: string, screen: string): Promise<LiveRelease> {
  const source = `
    const { createElement: h } = require('react')
    const Screen = () => ${screen}
    module.exports = { default: { contract: 1, routes: { '/tracking': Screen }, widgets: {} } } // ${version}`
  const release = testRelease(version)
  const live = {
    ...release,
    server: SERVER,
    files: { ...release.files, [SERVER]: `sha384-${createHash('sha384').update(source).digest('base64')}` },
    routes: release.routes.map((route) => ({ ...route, query: ['plan'] })),
  }
  const place = join(folder, live.baseUrl)
  await mkdir(place, { recursive: true })
  await writeFile(join(place, live.entry), '')
  await writeFile(join(place, SERVER), source)
  return live
}
