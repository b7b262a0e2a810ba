import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { announce } from '../database/announce'
import { transactionOf } from '../database/transactionOf'

/** Wakes the runners on the commit that queued a job. */
export const JOBS_CHANNEL = 'background_jobs'
/** Begins the key of each job that its schedule queued; the job's name and the time follow. */
export const TICK_PREFIX = 'at '
const MOST_ATTEMPTS = 12

export interface JobContext<Input> {
  /** Carries the job's transaction: everything written with it commits together with the job's completion, or not at all. */
  readonly req: PayloadRequest
  readonly input: Input
}

interface JobDefinition<Schema extends z.ZodType> {
  readonly name: string
  readonly input: Schema
  /** Schedule (cron, in the company's time zone); its input must then accept an empty value. */
  readonly schedule?: string
  /** How often it is tried before it is shown as failed. Waits grow: 12 attempts span more than eight hours. */
  readonly attempts?: number
  readonly run: (context: JobContext<z.output<Schema>>) => Promise<unknown>
}

/** What a runner needs to know about a job. */
export interface Job {
  readonly name: string
  readonly schedule: string | undefined
  readonly attempts: number
  /** @throws ZodError for an invalid input; whatever the work throws. */
  readonly run: (req: PayloadRequest, input: unknown) => Promise<unknown>
}

interface QueueOptions {
  /** One job per key, however often its cause is repeated. */
  readonly dedupKey?: string
  /** Not before this time. */
  readonly runAfter?: Date
}

export interface QueueableJob<Input> extends Job {
  /** Queues the work in the request's transaction: it runs after the commit, and its effects happen once. */
  readonly queue: (req: PayloadRequest, input: Input, options?: QueueOptions) => Promise<void>
}

/**
 * Background work of a feature. It runs in one transaction with the record of its completion: a process that dies midway leaves nothing
 * behind, and another one does it. What leaves the database (a mail, a payment) goes through its own table.
 */
export function defineJob<const Schema extends z.ZodType>(definition: JobDefinition<Schema>): QueueableJob<z.input<Schema>> {
  const { name, input: schema, schedule, attempts = MOST_ATTEMPTS, run } = definition
  return {
    name,
    schedule,
    attempts,
    run: async (req, input) => run({ req, input: schema.parse(input) }),
    queue: async (req, input, { dedupKey, runAfter } = {}) => {
      const database = await transactionOf(req)
      await database.execute(sql`
        insert into background_jobs (name, input, status, attempts, dedup_key, run_after)
        values (${name}, ${JSON.stringify(schema.parse(input) ?? null)}::jsonb, 'queued', 0, ${dedupKey ?? null}, ${runAfter?.toISOString() ?? null}::timestamptz)
        on conflict (dedup_key) do nothing`)
      await announce(req, JOBS_CHANNEL, name)
    },
  }
}
