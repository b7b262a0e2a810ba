import { MAX_PLAN_FILE_BYTES, PLAN_FILE_EXTENSIONS, uploadPlanFile } from '@framewell/domain/quotes/planFileCalls'
import type { UploadedPlan } from '@framewell/domain/quotes/steelConfiguration'

export type StoredFile = UploadedPlan['files'][number]

/** Files one plan may have. */
export const MOST_FILES = 10

/** One file on its way, or one that did not arrive. */
export interface PlanFileEntry {
  readonly key: string
  readonly name: string
  /** 0 to 1 while it is being sent. */
  readonly sent: number
  /** Why it did not arrive; null while it is being sent. */
  readonly error: string | null
  /** Sending it again may help. */
  readonly again: boolean
}

/** Why a file can't be sent, or null. The server checks again, by content. */
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
