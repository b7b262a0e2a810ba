import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'esbuild'
import { bundleOptions, programs } from '../bundleOptions.mjs'
import { ROOT } from '../env'

/** Below the root, where the bundle finds its external packages; a build folder, which git ignores. */
const FOLDER = join(ROOT, '.cache', 'cms-test', String(process.pid))
const BUNDLE = join(FOLDER, 'server.mjs')
const START_MS = 300_000

let bundled: Promise<unknown> | undefined

/** Bundles the server as `npm run build` does, for tests that must kill it, with the scripts of a backup; once for all files of a process. */
export async function bundleServer(): Promise<void> {
  const scripts = Object.fromEntries(['backup', 'restore'].map((name) => [name, join(ROOT, 'cms/backup', `${name}.ts`)]))
  bundled ??= build({ ...bundleOptions, entryPoints: { ...programs, ...scripts }, outdir: FOLDER, sourcemap: false })
  await bundled
}

/** Path of a bundled script: it starts in a second, where its sources take seven. */
export const bundledScript = (name: 'backup' | 'restore') => join(FOLDER, `${name}.mjs`)

export interface ServerProcess {
  readonly origin: string
  readonly child: ChildProcess
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
}

/**
 * Starts the real server in its own process, on the built-in database of a data directory, and waits until it is ready.
 * @param errorLog file to which the server appends its errors; without one it logs nothing
 */
export async function startServer(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
  errorLog?: string,
): Promise<ServerProcess> {
  const origin = `http://127.0.0.1:${port}`
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['--conditions=production', BUNDLE], {
    cwd: ROOT,
    env: {
      ...inherited,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      SITE_URL: 'http://localhost:3000',
      CMS_PORT: String(port),
      LOG_LEVEL: errorLog === undefined ? 'silent' : 'error',
      ...settings,
    },
    stdio: ['ignore', errorLog === undefined ? 'ignore' : openSync(errorLog, 'a'), 'inherit'],
  })
  for (const end = Date.now() + START_MS; !(await isReady(origin)); await pause(50)) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    if (Date.now() > end) throw new Error(`The server is not ready after ${START_MS / 1000} s`)
  }
  const kill = async (signal: NodeJS.Signals) => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    child.kill(signal)
    await ended
  }
  return { origin, child, kill }
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
