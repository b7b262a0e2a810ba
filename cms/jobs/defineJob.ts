import type { Payload } from 'payload'

/** Work in the background that comes with a feature. */
export interface Job {
  readonly name: string
  /** When it runs by itself (cron, UTC). */
  readonly schedule: string
  readonly run: (payload: Payload) => Promise<unknown>
}

export function defineJob(job: Job): Job {
  return job
}
