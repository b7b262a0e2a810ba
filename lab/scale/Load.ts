import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Answered, Client } from './Client'
import type { Deployment } from './Deployment'
import { PAGES, SHARED_READ } from './pages'

const SAVE = '/api/configurations'
/** An address may save 60 times within ten minutes. */
const WRITES_OF_AN_ADDRESS = 40
const AGAIN_MS = 200

interface Pace {
  readonly readers: number
  readonly writers: number
  /** Milliseconds each waits after an answer. */
  readonly pauseMs: number
}

/** Results of all requests. */
export interface Seen {
  readonly asked: number
  /** Page statuses other than 200; 0 without a complete answer. */
  readonly failedPages: readonly number[]
  /** The same for calls: reads, and each attempt of a write. */
  readonly failedCalls: readonly number[]
  /** Refused calls without a Retry-After. */
  readonly withoutRetryAfter: number
  /** Markers of acknowledged writes. */
  readonly acknowledged: readonly string[]
  /** The longest time between two acknowledgements. */
  readonly longestGapSeconds: number
  readonly readMs: readonly number[]
  readonly writeMs: readonly number[]
}

/** Saves a draft identified by its marker, under an Idempotency-Key. */
export function writeOf(marker: string) {
  const body = JSON.stringify({ configurator: 'steel', path: `/steel-configurator?marker=${marker}`, state: { marker } })
  return { path: SAVE, asked: { method: 'POST', body, headers: { 'idempotency-key': marker } } as const }
}

/**
 * Visitors at a steady pace, each with its own address and connection. Readers request one page after the other; writers repeat a request
 * under the same Idempotency-Key until it is acknowledged, as a careful client does.
 */
export class Load {
  readonly #deployment: Deployment
  #stopped = false
  #asked = 0
  #lastAcknowledged = performance.now()
  #longestGapMs = 0
  readonly #failedPages: number[] = []
  readonly #failedCalls: number[] = []
  #withoutRetryAfter = 0
  readonly #acknowledged: string[] = []
  readonly #readMs: number[] = []
  readonly #writeMs: number[] = []
  readonly #working: Promise<unknown>

  constructor(deployment: Deployment, { readers, writers, pauseMs }: Pace) {
    this.#deployment = deployment
    const many = (count: number, work: (client: Client, at: number) => Promise<void>) =>
      Array.from({ length: count }, async (_, at) => {
        const client = new Client(deployment.origin, deployment.certificate)
        // Staggered.
        await pause((pauseMs * at) / count)
        for (let turn = at; !this.#stopped; turn += 1) {
          await work(client, turn)
          await pause(pauseMs)
        }
        client.close()
      })
    this.#working = Promise.all([
      ...many(readers, (client, turn) => this.#read(client, turn)),
      ...many(writers, (client, turn) => this.#write(client, turn)),
    ])
  }

  get asked(): number {
    return this.#asked
  }

  get acknowledgedCount(): number {
    return this.#acknowledged.length
  }

  /** Waits for more acknowledged writes. False when they do not come. */
  async moreWrites(more: number, patienceSeconds = 120): Promise<boolean> {
    const wanted = this.#acknowledged.length + more
    for (const end = Date.now() + patienceSeconds * 1000; Date.now() < end; await pause(20))
      if (this.#acknowledged.length >= wanted) return true
    return false
  }

  async stop(): Promise<Seen> {
    this.#stopped = true
    await this.#working
    return {
      asked: this.#asked,
      failedPages: this.#failedPages,
      failedCalls: this.#failedCalls,
      withoutRetryAfter: this.#withoutRetryAfter,
      acknowledged: this.#acknowledged,
      longestGapSeconds: this.#longestGapMs / 1000,
      readMs: this.#readMs,
      writeMs: this.#writeMs,
    }
  }

  async #read(client: Client, turn: number): Promise<void> {
    const paths = [...PAGES, SHARED_READ]
    const path = paths[turn % paths.length] ?? '/'
    const answer = await client.ask(path)
    this.#asked += 1
    this.#readMs.push(answer.ms)
    if (answer.status === 200) return
    if (path === SHARED_READ) this.#noteRefusal(answer)
    else this.#failedPages.push(answer.status)
  }

  async #write(client: Client, turn: number): Promise<void> {
    if (turn % WRITES_OF_AN_ADDRESS === 0) client.move()
    const marker = randomUUID()
    const { path, asked } = writeOf(marker)
    // Continues after the load was stopped: begun writes are finished, so that they can be counted.
    for (const end = Date.now() + 120_000; Date.now() < end; await pause(AGAIN_MS)) {
      const answer = await client.ask(path, { ...asked, headers: { ...asked.headers, origin: this.#deployment.origin } })
      this.#asked += 1
      if (answer.status === 200) return this.#note(marker, answer.ms)
      this.#noteRefusal(answer)
      if (answer.status === 429) client.move()
    }
  }

  #noteRefusal({ status, retryAfter }: Answered): void {
    this.#failedCalls.push(status)
    if (status !== 0 && !retryAfter) this.#withoutRetryAfter += 1
  }

  #note(marker: string, ms: number): void {
    const now = performance.now()
    this.#longestGapMs = Math.max(this.#longestGapMs, now - this.#lastAcknowledged)
    this.#lastAcknowledged = now
    this.#acknowledged.push(marker)
    this.#writeMs.push(ms)
  }
}

/** Compares the database's rows with the acknowledged writes. */
export async function compare(url: string, acknowledged: readonly string[]): Promise<{ readonly lost: number; readonly twice: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ marker: string; count: number }>(
    "select state->>'marker' as marker, count(*)::int as count from saved_configurations where state ? 'marker' group by 1",
  )
  await client.end()
  const counts = new Map(rows.map(({ marker, count }) => [marker, count]))
  return {
    lost: acknowledged.filter((marker) => !counts.has(marker)).length,
    twice: rows.filter(({ count }) => count > 1).length,
  }
}
