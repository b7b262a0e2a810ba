import { z } from 'zod'
import { storedAtom } from '../drafts/storedAtom'

const storedSiteSchema = z.object({ siteZip: z.string(), deliverBy: z.string() })
export type StoredSite = z.infer<typeof storedSiteSchema>

/** Where and by when this visitor needs a frame, as typed on any screen; stored on this device. */
export const siteAtom = storedAtom('framewell.delivery', storedSiteSchema)

export const SITE_FIELDS = ['siteZip', 'deliverBy'] as const

/** Whether a ZIP code is complete. */
export const isZip = (typed: string) => /^\d{5}$/.test(typed)

/** What may be sent: a half-typed ZIP code counts as not given. */
export function givenSite(stored: StoredSite | null): StoredSite {
  return { siteZip: stored && isZip(stored.siteZip) ? stored.siteZip : '', deliverBy: stored?.deliverBy ?? '' }
}
