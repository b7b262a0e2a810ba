import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'

import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientAssets } from '../server/clientAssets'
import { createHost } from '../server/createHost'
import { readEnv } from '../server/env'
import { makeLog } from '../server/log'
import { makeServer } from '../server/makeServer'
import type { RenderBudget } from '../server/RenderBudget'
import { type CmsContent, ContractCms } from './contractCms'
import { testChrome, testLanding, testPage } from './testContent'

const SECRET = 'test-secret-of-at-least-thirty-two-characters'
const ASSETS: ClientAssets = {
  build: 'test-build',
  files: { boot: ['/static/boot.js'], main: ['/static/main.js'], federation: ['/static/federation.js'] },
  integrity: { '/static/main.js': 'sha256-ofMain' },
}

/** A site with a landing page, a second page, a redirect and no remotes. */
export function testContent(change: Partial<CmsContent> = {}): CmsContent {
  return {
    chrome: testChrome,
    pages: { '/': testLanding(), '/about': testPage() },
    redirects: { '/old': { to: '/about', permanent: true }, '/moved': { to: '/about?from=moved', permanent: false } },
    liveSet: { remotes: [] },
    ...change,
  }
}

interface TestHostOptions {
  readonly content?: CmsContent
  readonly environment?: Record<string, string>
  /** Folder with an earlier host's copies. */
  readonly dataDir?: string
  /** The clock for scheduled content. */
  readonly now?: () => number
  /** What each address may have rendered. */
  readonly budget?: RenderBudget
  /** The file that renders remotes, from buildAreaWorker; without it browsers render them. */
  readonly areaWorker?: string
  /** The cms is down when the host starts. */
  readonly withoutCms?: boolean
  /** Paths whose pages the cms fails to read. */
  readonly failing?: readonly string[]
  /** The cms has no release files. */
  readonly withoutFiles?: boolean
}

/** A running host in front of a server that implements the cms's contract. `stop` stops both. */
export async function startTestHost({
  content = testContent(),
  environment = {},
  dataDir,
  now,
  budget,
  areaWorker,
  withoutCms = false,
  failing = [],
  withoutFiles = false,
}: TestHostOptions = {}) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'framewell-host-')))
  for (const { live } of content.liveSet.remotes) {
    const files = join(folder, live.baseUrl)
    await mkdir(files, { recursive: true })
    for (const file of Object.keys(live.files)) await writeFile(join(files, file), '')
  }
  const given = {
    INTERNAL_SECRET: SECRET,
    DATA_DIR: folder,
    SITE_URL: 'http://site.localhost',
    LOG_LEVEL: 'silent',
    ...environment,
  }
  const cms = new ContractCms(content, readEnv(given).INTERNAL_TOKEN)
  for (const path of failing) cms.failing.add(path)
  if (withoutFiles) cms.releaseFile = undefined
  await cms.start()
  if (withoutCms) await cms.stop()
  const env = readEnv({ PANEL_URL: cms.url, ...given, CMS_URL: cms.url })
  const host = await createHost({
    env,
    log: makeLog('silent'),
    assets: ASSETS,
    staticFolders: [join(folder, 'static')],
    now,
    ...(budget ? { budget } : {}),
    ...(areaWorker ? { areaWorker, areaPatienceMs: PATIENCE_MS } : {}),
  })
  const server = makeServer(host.handle, env)
  await host.start()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const get = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init })
  const stop = async () => {
    host.stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await cms.stop()
    if (!dataDir) await rm(folder, { recursive: true, force: true })
  }
  return { cms, host, url, port, get, folder, stop }
}

export type TestHost = Awaited<ReturnType<typeof startTestHost>>

/** Ends only what never happens, even on the slowest machine. */
const PATIENCE_MS = 60_000

/** Resolves with the first value of `read` that `accepts` takes. @throws Error after a minute without one. */
export async function eventually<T>(read: () => Promise<T>, accepts: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const value = await read()
    if (accepts(value)) return value
    await new Promise((resolve) => setImmediate(resolve))
  }
  throw new Error('The condition was not met within a minute')
}
