import { setTimeout as pause } from 'node:timers/promises'
import { companyZone } from '@framewell/domain/dates/companyZone'
import { Cron } from 'croner'
import type { Payload } from 'payload'
import { isUnavailable } from '../database/isUnavailable'
import { DueRows } from './DueRows'
import { JOBS_CHANNEL, type Job, TICK_PREFIX } from './defineJob'
import { runJob } from './runJob'

/** How long `stop` waits for what is running: a job that is cut off leaves nothing behind. */
const STOPS_WITHIN_MS = 10_000

interface Waiting {
  readonly id: string
  readonly name: string
}

/**
 * Does the due rows of background_jobs: the oldest of each kind, one of a kind at a time per process. Scheduled jobs are rows too, one for
 * each time of their schedule; while one of them waits for its first run, the next is left out. A time that passed while every process was
 * stopped is made up for once, unless the job never ran before.
 */
export class JobRunner {
  readonly #payload: Payload
  readonly #jobs: ReadonlyMap<string, Job>
  readonly #now: () => Date
  readonly #clocks: ReadonlyMap<string, Cron>
  readonly #rows: DueRows
  readonly #running = new Map<string, Promise<void>>()
  /** The latest time of each schedule when this process last looked. */
  readonly #latest = new Map<string, string>()

  constructor(payload: Payload, jobs: readonly Job[], now = () => new Date()) {
    this.#payload = payload
    this.#jobs = new Map(jobs.map((job) => [job.name, job]))
    this.#now = now
    this.#clocks = new Map(
      jobs.flatMap(({ name, schedule }) =>
        schedule === undefined ? [] : [[name, new Cron(schedule, { timezone: companyZone() })] as const],
      ),
    )
    this.#rows = new DueRows({
      pool: payload.db.pool,
      channel: JOBS_CHANNEL,
      work: () => this.#begin(),
      log: payload.logger,
      unread: 'The queue of background jobs could not be read',
    })
  }

  start(): void {
    this.#rows.start()
  }

  async stop(): Promise<void> {
    await this.#rows.stop()
    const cutOff = new AbortController()
    await Promise.race([
      Promise.all(this.#running.values()),
      pause(STOPS_WITHIN_MS, undefined, { signal: cutOff.signal }).catch(() => undefined),
    ])
    cutOff.abort()
  }

  /** Begins the due jobs of kinds that are not running here; each looks again when it ends. */
  async #begin(): Promise<boolean> {
    await this.#queueTicks()
    const idle = [...this.#jobs.keys()].filter((name) => !this.#running.has(name))
    const { rows } = await this.#payload.db.pool.query<Waiting>(
      `select job.id, job.name from unnest($1::text[]) as idle (name) cross join lateral (
         select id, name from background_jobs
         where name = idle.name and status = 'queued' and (run_after is null or run_after <= now())
         order by created_at limit 1 for update skip locked) as job`,
      [idle],
    )
    for (const { id, name } of rows) {
      const job = this.#jobs.get(name)
      if (job) this.#running.set(name, this.#run(job, id))
    }
    return false
  }

  async #run(job: Job, id: string): Promise<void> {
    const ran = await runJob(this.#payload, job, id).catch((error: unknown) => {
      this.#payload.logger.warn({ err: error, job: job.name, id, msg: 'A background job could not run; it will be tried again' })
      // While the database is away, the next look tries again.
      return !isUnavailable(error)
    })
    this.#running.delete(job.name)
    // What another process took first is its work: this one looks again with the next row.
    if (ran) void this.#rows.sweep()
  }

  /** Adds the latest time of each schedule to the table, once for all processes. */
  async #queueTicks(): Promise<void> {
    const { pool } = this.#payload.db
    const now = this.#now()
    const latest = [...this.#clocks].flatMap(([name, clock]) => clock.previousRuns(1, now).map((at) => ({ name, at: at.toISOString() })))
    const fresh = latest.filter(({ name, at }) => this.#latest.get(name) !== at)
    if (fresh.length === 0) return
    // After the clock was set back, these times come once more.
    await pool.query(`delete from background_jobs where dedup_key like $1 || '%' and created_at > now() + interval '1 minute'`, [
      TICK_PREFIX,
    ])
    await pool.query(
      `insert into background_jobs (name, status, attempts, dedup_key)
       select name, 'queued', 0, $4 || name || ' ' || at from unnest($1::text[], $2::text[], $3::boolean[]) as tick (name, at, passed_now)
       where (passed_now or exists (select from background_jobs earlier where earlier.name = tick.name))
         and not exists (select from background_jobs waiting
           where waiting.name = tick.name and waiting.status = 'queued' and waiting.attempts = 0 and waiting.dedup_key like $4 || '%')
       on conflict (dedup_key) do nothing`,
      [fresh.map(({ name }) => name), fresh.map(({ at }) => at), fresh.map(({ name }) => this.#latest.has(name)), TICK_PREFIX],
    )
    for (const { name, at } of fresh) this.#latest.set(name, at)
  }
}
