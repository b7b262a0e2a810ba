import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import type { UploadLimits } from '../files/uploadRefusal'
import { defineCall } from '../http/defineCall'
import { recordId } from '../http/recordId'
import { listInput, listOutput } from '../lists/listInput'

/** Maximum bytes of an uploaded plan file, enforced while it streams in. */
export const MAX_PLAN_FILE_BYTES = 10 * 1024 * 1024
/** Accepted types, detected by content, not by name; DWG and DXF are recognized by their first bytes. */
export const PLAN_FILE_EXTENSIONS = ['pdf', 'dwg', 'dxf', 'jpg', 'jpeg', 'png', 'svg'] as const
export const PLAN_FILES: UploadLimits = {
  maxBytes: MAX_PLAN_FILE_BYTES,
  types: ['application/pdf', 'image/vnd.dwg', 'image/vnd.dxf', 'image/jpeg', 'image/png', 'image/svg+xml'],
}

export const planFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  sizeBytes: z.number(),
  uploadedAt: z.string(),
})
export type PlanFile = z.infer<typeof planFileSchema>

const fileTooLarge = { status: 413, message: 'This file is larger than 10 MB. Make it smaller or split it, then add it again.' } as const
const unknownFileType = {
  status: 415,
  message: 'This file is not a PDF, DWG, DXF, JPG, PNG or SVG. Export the drawing as one of these and add it again.',
} as const
const unknownFile = { status: 404, message: 'This file is no longer stored. Add it again.' } as const

/** POST with the file's bytes as the body (application/octet-stream); the rest is in the query. */
export const uploadPlanFile = defineCall({
  name: 'uploadPlanFile',
  method: 'POST',
  path: '/api/plan-uploads',
  keys: 'write',
  summary: 'Store one file of an uploaded plan (the body is the file, at most 10 MB)',
  feature: 'quotes',
  access: 'public',
  takes: 'file',
  idempotent: true,
  input: z.object({ name: z.string('Name the file').trim().min(1, 'Name the file').max(255, 'Use a shorter file name') }),
  output: z.object({ file: planFileSchema, /** Lets its owner remove it and attach it to a configuration. */ token: z.string() }),
  errors: { fileTooLarge, unknownFileType, emptyFile: { status: 400, message: 'This file is empty. Choose another one.' } },
  rateLimit: { points: 60, windowSeconds: 600, by: ['address'] },
})

export const removePlanFile = defineCall({
  name: 'removePlanFile',
  method: 'DELETE',
  path: '/api/plan-uploads/{id}',
  summary: 'Remove an uploaded plan file that no quote uses',
  feature: 'quotes',
  access: 'public',
  input: z.object({ id: recordId(), token: z.string().min(16).max(128) }),
  output: z.object({ removed: z.literal(true) }),
  errors: { unknownFile, fileInUse: { status: 409, message: 'A quote was made with this file, so it is kept with the quote.' } },
})

export const listPlanFiles = defineCall({
  name: 'listPlanFiles',
  method: 'GET',
  path: '/api/plan-uploads',
  summary: 'Uploaded plan files, newest first',
  feature: 'quotes',
  access: OPERATOR_ROLES,
  input: listInput({ sorts: ['uploaded', 'file', 'type', 'size', 'quote'], filters: {} }),
  output: listOutput(planFileSchema.extend({ quote: z.object({ id: z.string(), number: z.string() }).nullable() })),
})

/** Always a download with a sandboxing policy: an uploaded file never runs on our origin. */
export const downloadPlanFile = defineCall({
  name: 'downloadPlanFile',
  method: 'GET',
  path: '/api/plan-uploads/{id}/file',
  summary: 'Download one uploaded plan file',
  feature: 'quotes',
  access: OPERATOR_ROLES,
  input: z.object({ id: recordId() }),
  output: z.unknown(),
  answers: 'stream',
  errors: { unknownFile },
})
