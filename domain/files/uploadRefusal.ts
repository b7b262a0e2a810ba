import type { Refusal } from '../http/refusal'

/** Limits of an upload. */
export interface UploadLimits {
  readonly maxBytes: number
  /** Accepted types, detected by content. */
  readonly types: readonly string[]
}

/** Documents and photos: certificates, evidence, attachments to an order's stage. */
export const DOCUMENT_LIMITS: UploadLimits = { maxBytes: 10 * 1024 * 1024, types: ['application/pdf', 'image/jpeg', 'image/png'] }

/** Why a file is refused. @param mimeType detected from its bytes; undefined when unknown */
export function uploadRefusal(
  sizeBytes: number,
  mimeType: string | undefined,
  { maxBytes, types }: UploadLimits,
): Refusal<'fileTooLarge' | 'emptyFile' | 'unknownFileType'> | undefined {
  if (sizeBytes > maxBytes) return { refusal: 'fileTooLarge' }
  if (sizeBytes === 0) return { refusal: 'emptyFile' }
  return mimeType && types.includes(mimeType) ? undefined : { refusal: 'unknownFileType' }
}
