import { uploadedPlanSchema } from '@framewell/domain/quotes/steelConfiguration'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { z } from 'zod'
import { STEEL_STORAGE_KEYS } from './steelDraft'

const { name, files, squareFeet, description } = uploadedPlanSchema.shape

/** What the upload form asks beside the files. The area is text: blank is none. */
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
  /** Those that have arrived. */
  files: z.array(files.element),
})
export type UploadDraft = z.infer<typeof uploadDraftSchema>

export const EMPTY_UPLOAD: UploadDraft = { name: '', squareFeet: '', description: '', files: [] }

/** The upload form as it is being filled in, kept on this device. */
export const uploadDraftAtom = storedAtom(STEEL_STORAGE_KEYS.upload, uploadDraftSchema)
