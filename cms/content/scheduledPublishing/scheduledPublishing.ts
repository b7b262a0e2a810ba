import type { Config, Payload } from 'payload'
import { nobody } from '../../platform/sessions/access'

const QUEUE = 'default'
const LOOK_EVERY_MS = 30_000

/**
 * Payload's jobs publish and unpublish at the times editors set; running one twice changes nothing (`startPublishing` polls for them). The
 * API does not expose jobs: a job names the account it acts for, so anybody who could write one could impersonate others.
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
 * Polls every 30 seconds for what is due. Payload's own clock (`autoRun`) is not used: when the system clock is set back, it waits until
 * its next tick comes around again.
 * @returns a function that stops it
 */
export function startPublishing({ jobs, logger }: Payload): () => void {
  let looking = false
  const look = async () => {
    if (looking) return
    looking = true
    try {
      await jobs.run({ queue: QUEUE, limit: 50 })
    } catch (error) {
      // The next poll tries again.
      logger.warn({ err: error, msg: 'What is due for publication could not be looked for' })
    } finally {
      looking = false
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  void look()
  return () => clearInterval(timer)
}
