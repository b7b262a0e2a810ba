import type { Config } from 'payload'
import { nobody } from '../../accounts/access'

/**
 * Payload's jobs publish and unpublish at the times editors set, checked every minute; running one twice changes nothing.
 * Nobody reaches jobs through the API: a job names the account it acts for, so whoever could write one could act for whom they like.
 */
export const scheduledPublishing: Config['jobs'] = {
  autoRun: [{ cron: '* * * * *', queue: 'default', limit: 50 }],
  deleteJobOnComplete: true,
  access: { run: nobody, queue: nobody, cancel: nobody },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
}
