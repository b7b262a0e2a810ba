import type { Refusal } from '../http/refusal'

/** What an upload may be. */
export interface UploadLimits {
  readonly maxBytes: number
  /** Types that are taken, as their bytes say. */
  readonly types: readonly string[]
}

/** Papers and photos: certificates, evidence, what is sent with a stage of an order. */
export const PAPERS: UploadLimits = { maxBytes: 10 * 1024 * 1024, types: ['application/pdf', 'image/jpeg', 'image/png'] }

/** Why a file is not taken. @param mimeType read from its bytes; undefined for one nobody knows */
export function uploadRefusal(
  sizeBytes: number,
  mimeType: string | undefined,
  { maxBytes, types }: UploadLimits,
): Refusal<'fileTooLarge' | 'emptyFile' | 'unknownFileType'> | undefined {
  if (sizeBytes > maxBytes) return { refusal: 'fileTooLarge' }
  if (sizeBytes === 0) return { refusal: 'emptyFile' }
  return mimeType && types.includes(mimeType) ? undefined : { refusal: 'unknownFileType' }
}
