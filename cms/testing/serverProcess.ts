import { join } from 'node:path'
import { type ServerProcess, startProcess } from '@framewell/server-kit/testing/serverProcess'
import { build } from 'esbuild'
import { bundleOptions, programs } from '../bundleOptions.mjs'
import { ROOT } from '../env'

/** Below the root, where the bundle finds its external packages; a build folder, which git ignores. */
const FOLDER = join(ROOT, '.cache', 'cms-test', String(process.pid))
const BUNDLE = join(FOLDER, 'server.mjs')

let bundled: Promise<unknown> | undefined

/** Bundles the server as `npm run build` does, for tests that must kill it, with the scripts of a backup; once for all files of a process. */
export async function bundleServer(): Promise<void> {
  const scripts = Object.fromEntries(['backup', 'restore'].map((name) => [name, join(ROOT, 'cms/backup', `${name}.ts`)]))
  bundled ??= build({ ...bundleOptions, entryPoints: { ...programs, ...scripts }, outdir: FOLDER, sourcemap: false })
  await bundled
}

/** Path of a bundled script: it starts in a second, where its sources take seven. */
export const bundledScript = (name: 'backup' | 'restore') => join(FOLDER, `${name}.mjs`)

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
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...inherited } = process.env
  return startProcess({
    args: ['--conditions=production', BUNDLE],
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
    origin: `http://127.0.0.1:${port}`,
    log: errorLog,
  })
}
