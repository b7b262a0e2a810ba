import { z } from 'zod'
import { liveReleaseSchema } from './manifest'

/** An unreadable release is ignored: one bad entry never fails an older host or a stored set as a whole. */
const pairSchema = z.object({
  live: liveReleaseSchema,
  fallback: liveReleaseSchema.nullable().catch(null),
  /** Shown to `share` percent of the visitors instead of the live release, which is its fallback. */
  candidate: z
    .object({ release: liveReleaseSchema, share: z.number().int().min(1).max(100) })
    .nullish()
    .catch(null),
  /** Whether servers render this remote's areas, for releases that support it. */
  drawn: z.boolean().optional(),
})

/**
 * The set a visitor's page is pinned to: each remote's live release and, as its fallback, the last good one. Omits remotes unknown to this
 * build, and releases that break the manifest's rules.
 */
export const liveSetSchema = z.object({
  remotes: z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((pair) => pairSchema.safeParse(pair).success) : value),
    z.array(pairSchema),
  ),
})
export type LiveSet = z.infer<typeof liveSetSchema>
