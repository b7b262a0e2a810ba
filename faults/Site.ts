import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { env, ROOT } from '../cms/env'
import { bundleHost } from '../scripts/bundleHost'

const READY_WITHIN_MS = 120_000
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
  #child: ChildProcess | undefined

  constructor(port: number, cmsUrl: string) {
    this.#port = port
    this.#cmsUrl = cmsUrl
    this.origin = `http://127.0.0.1:${port}`
  }

  async start(settings: Record<string, string> = {}): Promise<void> {
    this.#bundle ||= await bundleHost(FOLDER)
    const child = spawn(process.execPath, ['--conditions=production', this.#bundle], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', PORT: String(this.#port), CMS_URL: this.#cmsUrl, LOG_LEVEL: 'silent' },
        ...{ INTERNAL_SECRET: env.INTERNAL_SECRET, DATA_DIR: env.DATA_DIR, RELEASES_DIR: env.RELEASES_DIR, SITE_URL: env.SITE_URL },
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#child = child
    for (const end = Date.now() + READY_WITHIN_MS; (await this.status('/readyz')) !== 200; await pause(50)) {
      if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}`)
      if (Date.now() > end) throw new Error('The site is not ready')
    }
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  async kill(name: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(name)
    await ended
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
