import { uploadedPlanSchema } from '@framewell/domain/quotes/steelConfiguration'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { z } from 'zod'
import { STEEL_STORAGE_KEYS } from './steelDraft'

const { name, files, squareFeet, description } = uploadedPlanSchema.shape

/** The upload form's fields besides the files. The area is text; blank means none. */
export const uploadFormSchema = z.object({
  name,
  squareFeet: z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(squareFeet.unwrap()),
  description,
})
export type UploadForm = z.input<typeof uploadFormSchema>
export type UploadAnswers = z.output<typeof uploadFormSchema>

const uploadDraftSchema = z.object({
  name: z.string().max(1_000),
  squareFeet: z.string().max(100),
  description: z.string().max(10_000),
  /** Uploaded files. */
  files: z.array(files.element),
})
export type UploadDraft = z.infer<typeof uploadDraftSchema>

export const EMPTY_UPLOAD: UploadDraft = { name: '', squareFeet: '', description: '', files: [] }

/** The unfinished upload form, stored on this device. */
export const uploadDraftAtom = storedAtom(STEEL_STORAGE_KEYS.upload, uploadDraftSchema)
