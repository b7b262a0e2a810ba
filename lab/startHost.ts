import { join } from 'node:path'
import { env, ROOT } from '../cms/env'
import { freePort } from '../cms/testing/freePort'
import { type ServerProcess, startProcess } from '../server-kit/testing/serverProcess'

interface Wanted {
  /** The built one by default. */
  readonly bundle?: string
  /** A free one by default. */
  readonly port?: number
  readonly settings?: Readonly<Record<string, string>>
  /** File for its errors; without one they are shown. */
  readonly log?: string
}

/** Starts a host in its own process before a cms, which shares this run's secrets, and waits until it is ready. */
export async function startHost(cmsUrl: string, { bundle, port, settings, log }: Wanted = {}): Promise<ServerProcess> {
  const own = port ?? (await freePort())
  return startProcess({
    args: ['--conditions=production', bundle ?? join(ROOT, 'host', 'dist', 'server', 'server.mjs')],
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(own),
      CMS_URL: cmsUrl,
      SITE_URL: env.SITE_URL,
      INTERNAL_SECRET: env.INTERNAL_SECRET,
      DATA_DIR: env.DATA_DIR,
      RELEASES_DIR: env.RELEASES_DIR,
      LOG_LEVEL: log === undefined ? 'silent' : 'error',
      ...settings,
    },
    origin: `http://127.0.0.1:${own}`,
    log,
  })
}
