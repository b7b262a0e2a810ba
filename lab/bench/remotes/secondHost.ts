import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchSite } from '@framewell/domain/content/site'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { getLiveReleases } from '@framewell/domain/releases/servingCalls'
import { INTERNAL_TOKEN_HEADER } from '@framewell/server-kit/requests/internalTokenHeader'
import { nextFreePort } from '../../../scripts/freePort'
import { memoryOf } from '../../memoryOf'
import { startHost } from '../../startHost'
import { within } from '../../within'

const READY_WITHIN_S = 60
const AGAIN_MS = 20

interface Beside {
  /** Address of the running product's cms. */
  readonly cms: string
  readonly internalToken: string
  /** Folder of its releases. */
  readonly store: string
}

/**
 * A second host with the same build in its own process: it uses the running product's cms for everything except the releases, which the
 * bench chooses. Nobody else sees its experiments, and nothing is registered.
 */
export async function startSecondHost({ cms, internalToken, store }: Beside) {
  const answer = await fetch(cms + getLiveReleases.path, { headers: { [INTERNAL_TOKEN_HEADER]: internalToken } })
  const real: LiveSet = getLiveReleases.output.parse(await answer.json())
  let set = real
  const streams = new Set<ServerResponse>()
  const proxy = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] === getLiveReleases.path) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(set))
      return
    }
    if (request.url === watchSite.path) {
      streams.add(response)
      response.on('close', () => streams.delete(response))
    }
    pass(cms, request, response)
  })
  const folder = await mkdtemp(join(tmpdir(), 'framewell-bench-'))
  const releases = join(folder, 'releases')
  for (const { live, fallback } of real.remotes)
    for (const release of fallback ? [live, fallback] : [live]) await lay({ from: store, to: releases, release, as: release.version })
  const port = await listening(proxy)
  // Addresses have a rate limit: benches name the visitor they act for.
  const settings = { TRUSTED_PROXIES: '1', DATA_DIR: folder, RELEASES_DIR: releases }
  const host = await startHost(`http://127.0.0.1:${port}`, { settings })
  const url = host.origin
  await untilIt('The second host shows no page', async () => (await fetch(`${url}/`)).ok)

  return {
    url,
    /** Its memory in megabytes. */
    memory: () => memoryOf(host.pid) / 1e6,
    threads: async () => (await readdir(`/proc/${host.pid}/task`)).length,
    live: (remote: string) => liveOf(set, remote),
    /** Stores a release's files under another version too, optionally replacing (`server`) its file for servers. */
    add: async (release: LiveRelease, version: string, server?: string): Promise<LiveRelease> => {
      await (server === undefined
        ? lay({ from: store, to: releases, release, as: version })
        : layApart({ from: store, to: releases, release, as: version }))
      return { ...release, version, baseUrl: `/releases/${release.remote}/${version}/` }
    },
    folderOf: ({ remote, version }: LiveRelease) => join(releases, remote, version),
    /** Makes a release live; the previous one is its fallback. */
    promote: (release: LiveRelease) => {
      set = {
        remotes: set.remotes.map((pair) => (pair.live.remote === release.remote ? { ...pair, live: release, fallback: pair.live } : pair)),
      }
      for (const stream of streams) stream.write(`data: ${JSON.stringify({ type: 'releases' })}\n\n`)
    },
    /** Resolves once a page contains a release. */
    shows: (path: string, { remote, version }: LiveRelease) =>
      untilIt(`${path} never had ${version}`, async () => (await (await fetch(url + path)).text()).includes(`/${remote}/${version}/`)),
    stop: async () => {
      const ended = host.stop('SIGTERM')
      for (const stream of streams) stream.destroy()
      await ended
      proxy.closeAllConnections()
      proxy.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type SecondHost = Awaited<ReturnType<typeof startSecondHost>>

function liveOf(set: LiveSet, remote: string): LiveRelease {
  const live = set.remotes.find((pair) => pair.live.remote === remote)?.live
  if (!live) throw new Error(`${remote} has no live release`)
  return live
}

async function lay({ from, to, release, as }: { from: string; to: string; release: LiveRelease; as: string }): Promise<void> {
  await mkdir(join(to, release.remote), { recursive: true })
  await symlink(join(from, release.remote, release.version), join(to, release.remote, as))
}

/** Copies each file, so that others can be added beside them. */
async function layApart({ from, to, release, as }: { from: string; to: string; release: LiveRelease; as: string }): Promise<void> {
  const folder = join(to, release.remote, as)
  await mkdir(folder, { recursive: true })
  for (const file of Object.keys(release.files)) await symlink(join(from, release.remote, release.version, file), join(folder, file))
}

function pass(target: string, request: IncomingMessage, response: ServerResponse): void {
  const passed = httpRequest(target + request.url, { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => response.destroy())
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}

async function untilIt(otherwise: string, holds: () => Promise<boolean>): Promise<void> {
  if (!(await within(READY_WITHIN_S, holds, AGAIN_MS))) throw new Error(otherwise)
}

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  const port = await nextFreePort(4600)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return port
}
