import { mkdir, statfs } from 'node:fs/promises'
import { ActionableProblem } from './console'
import { isPortFree, nextFreePort } from './freePort'

const NEEDED_BYTES = 1_500_000_000

/**
 * Chooses ports, reads the environment and checks the disk, before anything is built or started.
 * @throws ActionableProblem with one sentence for a taken port, a wrong setting or a full disk
 */
export async function prepareProduct(mode: 'production' | 'development', command: string) {
  const port = Number(process.env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new ActionableProblem(`PORT must be a number from 1 to 65535; it is "${process.env.PORT}".`)
  }
  if (!(await isPortFree(port))) {
    throw new ActionableProblem(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 100} ${command}`)
  }
  process.env.PORT = String(port)
  process.env.CMS_PORT ??= String(await nextFreePort(port + 1))
  process.env.PANEL_PORT ??= String(await nextFreePort(Number(process.env.CMS_PORT) + 1))
  process.env.NODE_ENV = mode
  const env = await readEnvironment()
  await mkdir(env.DATA_DIR, { recursive: true })
  const disk = await statfs(env.DATA_DIR)
  const free = disk.bavail * disk.bsize
  if (free < NEEDED_BYTES)
    throw new ActionableProblem(`The disk is nearly full: ${Math.round(free / 1e6)} MB are free and 1,500 MB are needed.`)
  /** Settings cms, panel and site must share. */
  const shared = {
    PORT: String(env.PORT),
    CMS_PORT: String(env.CMS_PORT),
    PANEL_PORT: String(env.PANEL_PORT),
    DATA_DIR: env.DATA_DIR,
    RELEASES_DIR: env.RELEASES_DIR,
    SITE_URL: env.SITE_URL,
    INTERNAL_SECRET: env.INTERNAL_SECRET,
    PAYLOAD_SECRET: env.PAYLOAD_SECRET,
    CMS_URL: `http://127.0.0.1:${env.CMS_PORT}`,
    PANEL_URL: `http://127.0.0.1:${env.PANEL_PORT}`,
  }
  return { env, shared }
}

/** The environment is parsed when its module first loads; by then the ports are chosen. */
async function readEnvironment() {
  try {
    return (await import('../cms/env')).env
  } catch (error) {
    throw new ActionableProblem(error instanceof Error ? error.message : String(error))
  }
}
