import { z } from 'zod'

/** A cms process's measurements of itself and its dependencies. */
export const healthFiguresSchema = z.object({
  measuredAt: z.iso.datetime(),
  database: z.object({
    /** Milliseconds of the shortest query. */
    latencyMs: z.number(),
    /** This process's connections: open, idle, maximum, and requests waiting for one. */
    pool: z.object({ open: z.number().int(), idle: z.number().int(), most: z.number().int(), waiting: z.number().int() }),
    /** The read replica for dashboards; null without one. */
    replica: z
      .object({
        /** Replication lag in seconds; null before its first answer. */
        lagSeconds: z.number().nullable(),
        /** Whether it is used for reads. */
        used: z.boolean(),
        /** Why it does not answer. */
        failure: z.string().nullable(),
        /** Reads it answered for this process. */
        reads: z.number().int(),
      })
      .nullable(),
  }),
  disks: z.array(z.object({ name: z.string(), freeBytes: z.number(), totalBytes: z.number() })),
  /** Storage of pictures, plans and releases: the bucket (null for this machine's folders), and its error while it does not work. */
  files: z.object({ bucket: z.string().nullable(), failure: z.string().nullable() }),
  /** Bytes that uploads must leave free. */
  keptFreeBytes: z.number(),
  mail: z.object({
    /** Whether a mail server is configured. Without one, mails stay in the outbox. */
    server: z.boolean(),
    waiting: z.number().int(),
    failed: z.number().int(),
    /** When the longest-waiting mail was written. */
    oldestWaiting: z.iso.datetime().nullable(),
  }),
  jobs: z.object({
    /** Background jobs that are due and not started, and since when the oldest. */
    due: z.number().int(),
    oldestDue: z.iso.datetime().nullable(),
    /** Given up after all retries, within the last day. */
    failed: z.number().int(),
    /** Overdue publications. */
    latePublications: z.number().int(),
  }),
  /** Site processes subscribed to this process's changes. */
  hosts: z.number().int(),
  releases: z.array(
    z.object({
      remote: z.string(),
      version: z.string().nullable(),
      /** Whether its files are in place. */ stored: z.boolean(),
    }),
  ),
  /** When the last backup finished. */
  lastBackup: z.iso.datetime().nullable(),
})
export type HealthFigures = z.infer<typeof healthFiguresSchema>
