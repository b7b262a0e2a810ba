import type { Config, Payload } from 'payload'
import { nobody } from '../../platform/sessions/access'

const QUEUE = 'default'
const LOOK_EVERY_MS = 30_000

/**
 * Payload's jobs publish and unpublish at the times editors set; running one twice changes nothing (`startPublishing` looks for them).
 * Nobody reaches jobs through the API: a job names the account it acts for, so whoever could write one could act for whom they like.
 */
export const scheduledPublishing: Config['jobs'] = {
  deleteJobOnComplete: true,
  access: { run: nobody, queue: nobody, cancel: nobody },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
}

/**
 * Looks every half a minute for what is due. Not by Payload's own clock (`autoRun`): with the time of day set back it waits until its next stroke comes round again.
 * @returns what ends it
 */
export function startPublishing({ jobs, logger }: Payload): () => void {
  let looking = false
  const look = async () => {
    if (looking) return
    looking = true
    try {
      await jobs.run({ queue: QUEUE, limit: 50 })
    } catch (error) {
      // The next look tries again.
      logger.warn({ err: error, msg: 'What is due for publication could not be looked for' })
    } finally {
      looking = false
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  void look()
  return () => clearInterval(timer)
}
