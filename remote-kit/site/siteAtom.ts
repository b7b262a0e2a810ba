import type { Site } from '@framewell/domain/network/siteAnswers'
import { atom } from 'jotai'
import { z } from 'zod'
import { storedAtom } from '../drafts/storedAtom'

const storedSiteSchema = z.object({
  siteZip: z.string(),
  deliverBy: z.string(),
  /** The record for which it was typed. */
  record: z.string().optional(),
})
export type StoredSite = z.infer<typeof storedSiteSchema>

/** Where and by when this visitor needs a frame, as typed on any screen; stored on this device. */
export const siteAtom = storedAtom('framewell.delivery', storedSiteSchema)

/** Shows what is wrong with the day in the open fields of a site, and says whether it can be sent. Null while none are open. */
export const checkDayAtom = atom<{ readonly check: () => Promise<boolean> } | null>(null)

export const SITE_FIELDS = ['siteZip', 'deliverBy'] as const

/** A record that was submitted with a place of its own, such as a quote. */
export interface SiteRecord extends Site {
  readonly id: string
}

/** Whether a ZIP code is complete. */
export const isZip = (typed: string) => /^\d{5}$/.test(typed)

/** The place of a screen as typed: that of the record it shows, unless another was typed for this record. Null when none is known. */
export function typedSite(stored: StoredSite | null, record?: SiteRecord): StoredSite | null {
  if (!record?.zip || stored?.record === record.id) return stored
  return { siteZip: record.zip, deliverBy: record.deliverBy ?? '' }
}

/** What may be sent or asked about: a half-typed ZIP code counts as not given. */
export function givenSite(stored: StoredSite | null, record?: SiteRecord): Pick<StoredSite, (typeof SITE_FIELDS)[number]> {
  const typed = typedSite(stored, record)
  return { siteZip: typed && isZip(typed.siteZip) ? typed.siteZip : '', deliverBy: typed?.deliverBy ?? '' }
}
