import { z } from 'zod'
import { routeMetaSchema } from './manifest'
import { remoteNameSchema } from './remoteName'

/** A developer's own machine, by names that only reach itself: for somebody else, the link loads what runs on their machine, or nothing. */
export const ownOriginSchema = z
  .string()
  .regex(/^http:\/\/(?:localhost|127\.0\.0\.1):[1-9]\d{1,4}$/, 'Name your own machine, for example http://localhost:3014')
  .refine((origin) => Number(origin.split(':').at(-1)) <= 65_535, 'There is no such port')
/** Stored in a cookie. */
export const ownRoutesSchema = z.array(routeMetaSchema.pick({ path: true, chrome: true })).max(12, 'Try at most 12 routes at once')

/**
 * What a preview link says: the release that one browser gets on the site instead of the live one. Signed by the cms and limited in time; the
 * cms is asked again for each page whether its maker may still show it.
 */
export const releaseTrialSchema = z.object({
  /** The registered release; none for one on a developer's machine. */
  id: z.uuid().optional(),
  remote: remoteNameSchema,
  version: z.string(),
  until: z.iso.datetime(),
  /** Who made it: an account's id, 'ship-key' with the key's id, or our own release tool. */
  by: z.string().max(80),
  own: z.object({ origin: ownOriginSchema, routes: ownRoutesSchema }).optional(),
})
export type ReleaseTrial = z.infer<typeof releaseTrialSchema>

/** The signed text (HMAC-SHA256 under the internal token). Its prefix separates it from anything else signed with that token. */
export function trialText(trial: ReleaseTrial): string {
  return `release-trial:${JSON.stringify(releaseTrialSchema.parse(trial))}`
}

/** Parses the trial from a signed text; null for any other text. */
export function readTrialText(text: string): ReleaseTrial | null {
  const [, json] = /^release-trial:(.*)$/s.exec(text) ?? []
  if (!json) return null
  try {
    return releaseTrialSchema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
