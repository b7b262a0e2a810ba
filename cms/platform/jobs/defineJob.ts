import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { announce } from '../database/announce'
import { transactionOf } from '../database/transactionOf'

/** Wakes the runners with the commit that queued a job. */
export const JOBS_CHANNEL = 'background_jobs'
const MOST_ATTEMPTS = 12

export interface JobContext<Input> {
  /** Carries the job's transaction: everything written with it is committed together with the job being done, or not at all. */
  readonly req: PayloadRequest
  readonly input: Input
}

interface JobDefinition<Schema extends z.ZodType> {
  readonly name: string
  readonly input: Schema
  /** When it runs by itself (cron, UTC); its input must then accept nothing given. */
  readonly schedule?: string
  /** How often it is tried before it is given up and shown as failed; with growing waits, 12 span about half a day. */
  readonly attempts?: number
  readonly run: (context: JobContext<z.output<Schema>>) => Promise<unknown>
}

/** What a runner needs to know of a job. */
export interface Job {
  readonly name: string
  readonly schedule: string | undefined
  readonly attempts: number
  /** @throws ZodError for an input that is not the job's; whatever the work throws. */
  readonly run: (req: PayloadRequest, input: unknown) => Promise<unknown>
}

interface QueueOptions {
  /** One job per key, however often its cause is repeated. */
  readonly dedupKey?: string
  /** Not before this moment. */
  readonly runAfter?: Date
}

export interface QueueableJob<Input> extends Job {
  /** Queues the work in the request's transaction: it runs after that is committed, and its effects happen once. */
  readonly queue: (req: PayloadRequest, input: Input, options?: QueueOptions) => Promise<void>
}

/**
 * Work in the background that comes with a feature. It runs in one transaction with the note that it is done: a process that dies in the
 * middle leaves nothing behind, and another one does it. What leaves the database (a mail, a payment) goes through a table of its own.
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
