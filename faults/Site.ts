import { join } from 'node:path'
import { env, ROOT } from '../cms/env'
import { bundleHost } from '../scripts/bundleHost'
import { type ServerProcess, startProcess } from '../server-kit/testing/serverProcess'

/** Longer than any pause of a process in a run. */
const PATIENCE_MS = 60_000
/** Below the root, where the bundle's external packages are found. */
const FOLDER = join(ROOT, '.cache', 'faults-site')
const PAGES = ['/', '/home-plans', '/blog', '/terms', '/qualification']

/** A host in its own process in front of the product's cms, with readers constantly requesting its public pages. */
export class Site {
  readonly origin: string
  readonly #port: number
  readonly #cmsUrl: string
  #bundle = ''
  #server: ServerProcess | undefined

  constructor(port: number, cmsUrl: string) {
    this.#port = port
    this.#cmsUrl = cmsUrl
    this.origin = `http://127.0.0.1:${port}`
  }

  async start(settings: Record<string, string> = {}): Promise<void> {
    this.#bundle ||= await bundleHost(FOLDER)
    this.#server = await startProcess({
      args: ['--conditions=production', this.#bundle],
      cwd: ROOT,
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', PORT: String(this.#port), CMS_URL: this.#cmsUrl, LOG_LEVEL: 'silent' },
        ...{ INTERNAL_SECRET: env.INTERNAL_SECRET, DATA_DIR: env.DATA_DIR, RELEASES_DIR: env.RELEASES_DIR, SITE_URL: env.SITE_URL },
        ...settings,
      },
      origin: this.origin,
    })
  }

  signal(name: NodeJS.Signals): void {
    this.#server?.child.kill(name)
  }

  async kill(name: NodeJS.Signals): Promise<void> {
    await this.#server?.kill(name)
  }

  /** 0 without an answer. */
  async status(path: string, init: RequestInit = {}): Promise<number> {
    const answer = await fetch(this.origin + path, { signal: AbortSignal.timeout(PATIENCE_MS), ...init }).catch(() => null)
    await answer?.arrayBuffer().catch(() => undefined)
    return answer?.status ?? 0
  }

  /** Requests every public page once. @returns the incomplete ones */
  async brokenPages(): Promise<readonly string[]> {
    const statuses = await Promise.all(PAGES.map(async (path) => ({ path, status: await this.status(path) })))
    return statuses.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} → ${status}`)
  }
}
