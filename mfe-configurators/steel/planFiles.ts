import { MAX_PLAN_FILE_BYTES, PLAN_FILE_EXTENSIONS, uploadPlanFile } from '@framewell/domain/quotes/planFileCalls'
import type { UploadedPlan } from '@framewell/domain/quotes/steelConfiguration'

export type StoredFile = UploadedPlan['files'][number]

/** Maximum number of files per plan. */
export const MAX_FILES = 10

/** A file that is uploading or has failed. */
export interface PlanFileEntry {
  readonly key: string
  readonly name: string
  /** Upload progress, 0 to 1. */
  readonly sent: number
  /** Why it failed; null while it is uploading. */
  readonly error: string | null
  /** Whether a retry may help. */
  readonly again: boolean
}

/** Why a file cannot be sent, or null. The server checks again, by content. */
export function fileRefusal(file: { readonly name: string; readonly size: number }): string | null {
  const { errors } = uploadPlanFile
  const extension = file.name.includes('.') ? file.name.split('.').at(-1)?.toLowerCase() : undefined
  const known: readonly (string | undefined)[] = PLAN_FILE_EXTENSIONS
  if (!known.includes(extension)) return errors?.unknownFileType.message ?? null
  if (file.size === 0) return errors?.emptyFile.message ?? null
  return file.size > MAX_PLAN_FILE_BYTES ? (errors?.fileTooLarge.message ?? null) : null
}

/** For the file input: extensions with their dots. */
export const ACCEPTED_FILES = PLAN_FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',')
