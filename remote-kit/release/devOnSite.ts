import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { remoteDevPort } from '@framewell/domain/releases/remoteDevPort'
import type { RouteMeta } from '@framewell/domain/releases/shell'
import { tryOwnRelease } from '@framewell/domain/releases/tryingCalls'
import type { RecordingMode } from '../recording/recordingMode'
import { remoteIn } from './remoteIn'
import { releaseClient, type ShipTarget } from './shipRelease'

const RSPACK = join(dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')), 'bin', 'rspack.js')

/**
 * `dev`: runs the remote in `root` from its sources on a running site, only for this machine's browser. Everything else there, including
 * data and other micro-frontends, is live. Yields the link to open, then runs until stopped.
 * @param recording 'record' also stores each answer the remote gets, in the folder `recorded`; 'recorded' replays them without asking the
 * site
 */
export async function* devOnSite(root: string, target: ShipTarget, recording?: RecordingMode): AsyncGenerator<string> {
  const remote = await remoteIn(root)
  const { routes }: { routes: readonly RouteMeta[] } = await import(pathToFileURL(join(root, 'routes.ts')).href)
  const port = String(process.env.REMOTE_PORT ?? remoteDevPort(remote))
  const asked = { remote, origin: `http://127.0.0.1:${port}`, routes: routes.map(({ path, chrome }) => ({ path, chrome })) }
  const { url, until } = await releaseClient(target)(tryOwnRelease, asked)
  yield `Open this in a browser of this machine, until ${until.slice(11, 16)} UTC: ${url}`
  const server = spawn(process.execPath, [RSPACK, 'dev'], {
    cwd: root,
    env: {
      ...process.env,
      REMOTE_PORT: port,
      REMOTE_ON_SITE: 'true',
      REMOTE_SITE: new URL(url).origin,
      ...(recording && { REMOTE_RECORDING: recording }),
    },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal))
  await new Promise((resolve) => server.once('exit', resolve))
}
