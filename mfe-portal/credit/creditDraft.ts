import { CREDIT_STORAGE_KEYS, creditDraftSchema } from '@framewell/domain/credit/application'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { z } from 'zod'

const storedDraftSchema = z.object({
  values: creditDraftSchema,
  /** ISO time of the last change. */
  savedAt: z.iso.datetime(),
  /** Belongs to exactly these values: sending them again, from any tab and after a reload, creates no second application. */
  attemptKey: z.string().min(16).max(128),
})

/** The answers as they are being typed, kept on this device. */
export const creditDraftAtom = storedAtom(CREDIT_STORAGE_KEYS.draft, storedDraftSchema)
