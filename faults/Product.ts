import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { demoSignIns } from '../cms/accounts/demoAccounts'
import { env } from '../cms/env'
import { startEmbedded } from '../cms/platform/database/embeddedPostgres'
import { freePort } from '../cms/testing/freePort'
import { keepWriting, type Writing } from '../cms/testing/keepWriting'
import { bundleServer, startServer } from '../cms/testing/serverProcess'
import type { Role } from '../domain/accounts/roles'
import type { ServerProcess } from '../server-kit/testing/serverProcess'

/** Maximum time until the next acknowledged write after a fault has ended. */
const PATIENCE_MS = 120_000

/** Result of one fault. */
export interface Outcome {
  readonly fault: string
  /** Acknowledged writes, and those of them that are missing. */
  readonly acknowledged: number
  readonly lost: number
  /** Seconds from the end of the fault to the next acknowledged write. */
  readonly recoveredSeconds: number
  /** Broken promises; empty when all held. */
  readonly broken: readonly string[]
}

/** A cms in its own process on the built-in database, writes against it, and their results. */
export class Product {
  readonly dataDir: string
  #server: ServerProcess | undefined
  #port = 0

  constructor(dataDir: string) {
    this.dataDir = dataDir
  }

  get server(): ServerProcess {
    if (!this.#server) throw new Error('The product does not run')
    return this.#server
  }

  async prepare(settings: Record<string, string> = {}): Promise<void> {
    await bundleServer()
    this.#port = await freePort()
    await this.start(settings)
  }

  async start(settings: Record<string, string> = {}): Promise<void> {
    this.#server = await startServer(this.dataDir, this.#port, settings)
  }

  async stop(): Promise<void> {
    await this.#server?.kill('SIGTERM')
  }

  async connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...(await startEmbedded(this.dataDir)) })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  /**
   * Applies a fault during writes, waits for the next acknowledged one, and looks up all of them in the database.
   * @param allowed statuses with which writes may be refused meanwhile
   */
  async under(fault: string, allowed: readonly number[], work: (writing: Writing) => Promise<readonly string[]>): Promise<Outcome> {
    const writing = keepWriting(this.server.origin, await this.cookieOf('editor'))
    await pluralOf(writing, 40)
    const said = await work(writing)
    const from = performance.now()
    const recovered = await pluralOf(writing, 1)
    const recoveredSeconds = (performance.now() - from) / 1000
    await writing.stop()
    const kept = await this.#kept()
    const lost = writing.acknowledged.filter((marker) => !kept.has(marker)).length
    const odd = [...writing.refused].filter((status) => !allowed.includes(status))
    const broken = [
      ...said,
      ...(recovered ? [] : [`no write for ${PATIENCE_MS / 1000} s`]),
      ...(lost > 0 ? [`${lost} acknowledged writes lost`] : []),
      ...(odd.length > 0 ? [`refused with ${odd.join(', ')}`] : []),
      ...(this.server.child.exitCode === null ? [] : ['the cms ended']),
    ]
    return { fault, acknowledged: writing.acknowledged.length, lost, recoveredSeconds, broken }
  }

  /** Signs a demo account in. */
  async cookieOf(wanted: Role): Promise<string> {
    const account = demoSignIns.find(({ role }) => role === wanted)
    const answer = await fetch(`${this.server.origin}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: env.SITE_URL },
      body: JSON.stringify({ username: account?.email, password: account?.password }),
    })
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }

  async #kept(): Promise<Set<string>> {
    const client = await this.connect()
    const { rows } = await client.query<{ marker: string }>(
      'select data->>\'planId\' as marker from product_events union all select substr("from", 2) from redirects',
    )
    await client.end()
    return new Set(rows.map(({ marker }) => marker))
  }
}

/** Waits for more acknowledged writes. False when they do not come. */
export async function pluralOf(writing: Writing, more: number): Promise<boolean> {
  const wanted = writing.acknowledged.length + more
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(5)) if (writing.acknowledged.length >= wanted) return true
  return false
}
