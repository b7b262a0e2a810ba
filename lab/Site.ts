import { join } from 'node:path'
import { ROOT } from '../cms/env'
import { freePort } from '../cms/testing/freePort'
import { bundleHost } from '../scripts/bundleHost'
import type { ServerProcess } from '../server-kit/testing/serverProcess'
import { startHost } from './startHost'

/** Longer than any pause of a process in a run. */
const PATIENCE_MS = 60_000
/** Below the root, where the bundle's external packages are found. */
const FOLDER = join(ROOT, '.cache', 'lab-site')
const PAGES = ['/', '/home-plans', '/blog', '/terms', '/qualification']

/** A host before a product's cms, bundled from the sources, which may be stopped and started again; and its readers. */
export class Site {
  readonly #cmsUrl: string
  readonly #port: number
  readonly #bundle: string
  #server: ServerProcess | undefined

  /** Bundles it and starts it. */
  static async open(cmsUrl: string, settings: Readonly<Record<string, string>> = {}): Promise<Site> {
    const site = new Site(cmsUrl, await freePort(), await bundleHost(FOLDER))
    await site.start(settings)
    return site
  }

  private constructor(cmsUrl: string, port: number, bundle: string) {
    this.#cmsUrl = cmsUrl
    this.#port = port
    this.#bundle = bundle
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#server = await startHost(this.#cmsUrl, { bundle: this.#bundle, port: this.#port, settings })
  }

  signal(name: NodeJS.Signals): void {
    this.#server?.signal(name)
  }

  async stop(name: NodeJS.Signals): Promise<void> {
    await this.#server?.stop(name)
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
