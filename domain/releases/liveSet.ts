import { z } from 'zod'
import { liveReleaseSchema } from './manifest'

/** A release that does not read is as good as none: an older host, or a stored set, never fails whole because of one. */
const pairSchema = z.object({
  live: liveReleaseSchema,
  fallback: liveReleaseSchema.nullable().catch(null),
  /** What `share` percent of the visitors get instead of the live release, which is then their fallback. */
  candidate: z
    .object({ release: liveReleaseSchema, share: z.number().int().min(1).max(100) })
    .nullish()
    .catch(null),
  /** Whether servers draw this remote's areas, where a release can be drawn there. */
  drawn: z.boolean().optional(),
})

/**
 * The set a visitor's page is pinned to: for each remote the live release and, behind it, the last good one. Remotes that this build does
 * not know, and releases that break the rules of a manifest, are left out.
 */
export const liveSetSchema = z.object({
  remotes: z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((pair) => pairSchema.safeParse(pair).success) : value),
    z.array(pairSchema),
  ),
})
export type LiveSet = z.infer<typeof liveSetSchema>
