import type { IncomingMessage } from 'node:http'
import type { SharedProblemCode } from '@framewell/domain/http/problem'
import { checkJson } from './checkJson'
import { gateQuery } from './gateQuery'
import { readBody } from './readBody'

const KB = 1024
/** A form, a decision, a manifest. */
const CALL_BYTES = 256 * KB
/** A page with all its sections. */
const DOCUMENT_BYTES = 2 * 1024 * KB
/** A media file and its form, of somebody with a session; a stranger's form (the panel signs in with one) is a small one. The collection caps the file itself. */
const UPLOAD_BYTES = 12 * 1024 * KB

export interface GatedBody {
  readonly bytes: Buffer | undefined
  /** Parsed JSON; of a form, its document. */
  readonly value: unknown
}
export interface Refusal {
  readonly problem: SharedProblemCode
  readonly detail?: string
}

/** Reads and checks a request's body before anything else sees it: its type, its size, and whether it can be stored at all. */
export async function gateBody(request: IncomingMessage, forCall: boolean): Promise<GatedBody | Refusal> {
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';', 1)
  const stranger = !request.headers.cookie && !request.headers.authorization
  const upload = type.trim() === 'multipart/form-data'
  const limit = forCall || (upload && stranger) ? CALL_BYTES : upload ? UPLOAD_BYTES : DOCUMENT_BYTES
  const bytes = await readBody(request, limit)
  if (!bytes) return { problem: 'bodyTooLarge', detail: `At most ${Math.round(limit / KB)} KB.` }
  if (bytes.length === 0) return { bytes: undefined, value: undefined }
  switch (type.trim()) {
    case 'application/json': {
      const checked = checkJson(bytes.toString('utf8'))
      return 'problem' in checked ? checked : { bytes, value: checked.value }
    }
    case 'multipart/form-data':
      return forCall ? { problem: 'unsupportedMediaType' } : gateUpload(bytes, request)
    case 'application/x-www-form-urlencoded': {
      // The panel sends long queries this way, marked as such.
      if (forCall || request.headers['x-payload-http-method-override'] !== 'GET') return { problem: 'unsupportedMediaType' }
      const detail = gateQuery(bytes.toString('utf8'), 'GET')
      return detail ? { problem: 'invalidInput', detail } : { bytes, value: undefined }
    }
    default:
      return { problem: 'unsupportedMediaType' }
  }
}

async function gateUpload(bytes: Buffer, request: IncomingMessage): Promise<GatedBody | Refusal> {
  try {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    const document = form.get('_payload')
    const checked = typeof document === 'string' ? checkJson(document) : { value: undefined }
    return 'problem' in checked ? checked : { bytes, value: checked.value }
  } catch {
    return { problem: 'malformedBody', detail: 'The form cannot be parsed.' }
  }
}
