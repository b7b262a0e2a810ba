import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { takeTraffic } from '../platform/metrics/traffic'
import { sampleService } from './sampleService'

const EVERY_MS = 15_000

/** Adds the answers since the last record to this process's minute; a record of zero shows that it runs. */
export async function noteTraffic(pool: Pool, process: string, now: Date): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString()
  const { requests, errors, totalMs, slowestMs } = takeTraffic()
  await pool.query(
    `insert into service_minutes (minute, process, requests, errors, total_ms, slowest_ms) values ($1, $2, $3, $4, $5, $6)
     on conflict (minute, process) do update set requests = service_minutes.requests + excluded.requests,
       errors = service_minutes.errors + excluded.errors, total_ms = service_minutes.total_ms + excluded.total_ms,
       slowest_ms = greatest(service_minutes.slowest_ms, excluded.slowest_ms)`,
    [minute, process, requests, errors, totalMs, slowestMs],
  )
}

/** Records this process's traffic four times a minute until the returned function is called. */
export function startNoting(pool: Pool, log: Pick<Logger, 'warn'>): () => void {
  const process = randomUUID()
  const note = () => {
    const now = new Date()
    noteTraffic(pool, process, now)
      .then(() => sampleService(pool, now))
      .catch((error: unknown) => log.warn({ err: error, msg: 'The traffic of this minute is not noted' }))
  }
  note()
  const timer = setInterval(note, EVERY_MS).unref()
  return () => clearInterval(timer)
}
