import { z } from 'zod'

/** What one process of the cms measures of itself and of what it works with. */
export const healthFiguresSchema = z.object({
  measuredAt: z.iso.datetime(),
  database: z.object({
    /** Milliseconds of the shortest question. */
    latencyMs: z.number(),
    /** Connections of this process: open, of them idle, at most, and requests that wait for one. */
    pool: z.object({ open: z.number().int(), idle: z.number().int(), most: z.number().int(), waiting: z.number().int() }),
    /** The standby that dashboards are read from; null where there is none. */
    replica: z
      .object({
        /** Seconds that it may lack; null before it ever answered. */
        lagSeconds: z.number().nullable(),
        /** Whether it is read from. */
        used: z.boolean(),
        /** Why nothing is heard of it. */
        failure: z.string().nullable(),
        /** Reads that it answered to this process. */
        reads: z.number().int(),
      })
      .nullable(),
  }),
  disks: z.array(z.object({ name: z.string(), freeBytes: z.number(), totalBytes: z.number() })),
  /** Where pictures, plans and releases are kept: the bucket (null for this machine's folders), and what it says while it does not work. */
  files: z.object({ bucket: z.string().nullable(), failure: z.string().nullable() }),
  /** Bytes that uploads leave free. */
  keptFreeBytes: z.number(),
  mail: z.object({
    /** Whether a mail server is set. Without one, mails stay in the outbox to be read. */
    server: z.boolean(),
    waiting: z.number().int(),
    failed: z.number().int(),
    /** When the mail that waits longest was written. */
    oldestWaiting: z.iso.datetime().nullable(),
  }),
  jobs: z.object({
    /** Background work that is due and has not begun, and since when the oldest of it. */
    due: z.number().int(),
    oldestDue: z.iso.datetime().nullable(),
    /** Given up after all tries, in the last day. */
    failed: z.number().int(),
    /** Publications that are overdue. */
    latePublications: z.number().int(),
  }),
  /** Processes of the site that listen to this process for changes. */
  hosts: z.number().int(),
  releases: z.array(
    z.object({
      remote: z.string(),
      version: z.string().nullable(),
      /** Whether its files are where they should be. */ stored: z.boolean(),
    }),
  ),
  /** When the last backup was finished. */
  lastBackup: z.iso.datetime().nullable(),
})
export type HealthFigures = z.infer<typeof healthFiguresSchema>
