import { z } from 'zod'
import { remoteNameSchema } from './remoteName'

/** One release that one browser gets on the site in place of the live one, signed by the cms and ended by time. */
export const releaseTrialSchema = z.object({
  id: z.uuid(),
  remote: remoteNameSchema,
  version: z.string(),
  until: z.iso.datetime(),
  /** Who asked for it. */
  by: z.string(),
})
export type ReleaseTrial = z.infer<typeof releaseTrialSchema>

/** What is signed (HMAC-SHA256 under the internal token). The first words keep it apart from anything else signed with that token. */
export function trialText(trial: ReleaseTrial): string {
  return `release-trial:${JSON.stringify(releaseTrialSchema.parse(trial))}`
}

/** The trial in a signed text; null for any other text. */
export function readTrialText(text: string): ReleaseTrial | null {
  const [, json] = /^release-trial:(.*)$/s.exec(text) ?? []
  if (!json) return null
  try {
    return releaseTrialSchema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
