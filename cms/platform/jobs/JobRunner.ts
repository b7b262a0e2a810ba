import { companyZone } from '@framewell/domain/dates/companyZone'
import type { Payload } from 'payload'
import type { PgBoss } from 'pg-boss'
import { listen } from '../database/listen'
import { JOBS_CHANNEL, type Job } from './defineJob'
import { heedClock, wake } from './heedClock'
import { runJob } from './runJob'

/** How often a runner polls; usually the database wakes it on commit. */
const SWEEP_SECONDS = 10
/** A job that takes longer counts as dead, and another process does it. */
const LEASE_SECONDS = 900

interface Queued {
  readonly id: string
  readonly name: string
}

/**
 * Turns committed rows of background_jobs into pg-boss jobs. pg-boss gives each to one worker of any process (SKIP LOCKED), to another one
 * if that dies, and waits longer after each failure. A job has its row's ID: however many runners poll, only one exists.
 */
export class JobRunner {
  readonly #boss: PgBoss
  readonly #payload: Payload
  readonly #jobs: readonly Job[]
  readonly #workers: string[] = []
  #timer: NodeJS.Timeout | undefined
  #stopListening: (() => void) | undefined

  constructor(boss: PgBoss, payload: Payload, jobs: readonly Job[]) {
    this.#boss = boss
    this.#payload = payload
    this.#jobs = jobs
  }

  async start(): Promise<void> {
    for (const job of this.#jobs) await this.#work(job)
    await this.sweep()
    const look = () => void this.#tick()
    this.#timer = setInterval(() => void this.#tick(true), SWEEP_SECONDS * 1000)
    this.#stopListening = listen(this.#payload.db.pool, JOBS_CHANNEL, { hear: look, opened: look })
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#stopListening?.()
  }

  /** Hands waiting jobs to pg-boss, oldest first. */
  async sweep(): Promise<void> {
    const names = this.#jobs.map(({ name }) => name)
    const { rows } = await this.#payload.db.pool.query<Queued>(
      `select id, name from background_jobs
       where status = 'queued' and name = any($1) and (run_after is null or run_after <= now())
       order by created_at limit 500`,
      [names],
    )
    for (const name of names) {
      const ofName = rows.filter((row) => row.name === name)
      if (ofName.length > 0)
        await this.#boss.insert(
          name,
          ofName.map(({ id }) => ({ id })),
        )
    }
  }

  async #work(job: Job): Promise<void> {
    await this.#boss.createQueue(job.name, {
      expireInSeconds: LEASE_SECONDS,
      retryLimit: job.attempts,
      retryDelay: 15,
      retryBackoff: true,
      retryDelayMax: 6 * 3600,
      deleteAfterSeconds: 86_400,
    })
    const worker = await this.#boss.work(job.name, { pollingIntervalSeconds: 1 }, async ([taken]) => {
      if (taken) await runJob(this.#payload, job, taken.id)
    })
    this.#workers.push(worker)
    if (job.schedule === undefined) return
    const clock = clockOf(job.name)
    await this.#boss.createQueue(clock, { policy: 'singleton' })
    const striking = await this.#boss.work(clock, { pollingIntervalSeconds: 1 }, async ([tick]) => {
      // The tick has the row's ID: a tick that is processed twice queues one job.
      if (tick) await this.#queueTick(job, tick.id)
    })
    this.#workers.push(striking)
    await this.#boss.schedule(clock, job.schedule, null, { tz: companyZone() })
  }

  async #queueTick({ name }: Job, id: string): Promise<void> {
    await this.#payload.db.pool.query(
      `insert into background_jobs (id, name, status, attempts) values ($1, $2, 'queued', 0) on conflict do nothing`,
      [id, name],
    )
    await this.sweep()
  }

  async #heedClock(): Promise<void> {
    wake(this.#boss, this.#workers)
    const clocks = this.#jobs.filter(({ schedule }) => schedule !== undefined).map(({ name }) => clockOf(name))
    await heedClock(this.#payload.db.pool, clocks)
  }

  async #tick(byTimer = false): Promise<void> {
    try {
      if (byTimer) await this.#heedClock()
      await this.sweep()
    } catch (error) {
      // The next tick tries again.
      this.#payload.logger.warn({ err: error, msg: 'The queue of background jobs could not be read' })
    }
  }
}

/** The queue the scheduler fills for a job. */
function clockOf(name: string): string {
  return `${name}-clock`
}
