import type { IncomingMessage } from 'node:http'
import type { SharedProblemCode } from '@framewell/domain/http/problem'
import { checkJson } from './checkJson'
import { readBody } from './readBody'

const KB = 1024
/** A form, a decision, a manifest. */
const CALL_BYTES = 256 * KB
/** A page with all its sections. */
const DOCUMENT_BYTES = 2 * 1024 * KB
/** A media file and its form. The collection caps the file itself. */
const UPLOAD_BYTES = 12 * 1024 * KB

export interface GatedBody {
  readonly bytes: Buffer | undefined
  /** Parsed JSON; of a form, its document. */
  readonly value: unknown
  /** Of a form, which is written anew: how its parts are told apart now. */
  readonly type?: string
}
export interface Refusal {
  readonly problem: SharedProblemCode
  readonly detail?: string
}

/** Whose body it is. */
interface Sender {
  /** It goes to a call of ours, which takes a form at most. */
  readonly forCall: boolean
  /** Asked only for what is larger than a form: nobody's cookie is believed because there is one. */
  readonly isSignedIn: () => Promise<boolean>
}

/** Reads and checks a request's body before anything else sees it: its type, its size, and whether it can be stored at all. */
export async function gateBody(request: IncomingMessage, { forCall, isSignedIn }: Sender): Promise<GatedBody | Refusal> {
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';', 1)
  const upload = type.trim() === 'multipart/form-data'
  const large = !forCall && mayBeLarge(request) && (await isSignedIn())
  const limit = large ? (upload ? UPLOAD_BYTES : DOCUMENT_BYTES) : CALL_BYTES
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
    default:
      return { problem: 'unsupportedMediaType' }
  }
}

/** What no name in the head of a part can hold, written anew or not. */
const UNWRITABLE = /[^\P{Cc}\t\r\n]/u
const UNPARSABLE: Refusal = { problem: 'malformedBody', detail: 'The form cannot be parsed.' }

async function gateUpload(bytes: Buffer, request: IncomingMessage): Promise<GatedBody | Refusal> {
  try {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    if ([...form].some(([name, value]) => UNWRITABLE.test(name) || (value instanceof File && UNWRITABLE.test(value.name))))
      return UNPARSABLE
    const document = form.get('_payload')
    const checked = typeof document === 'string' ? checkJson(document) : { value: undefined }
    if ('problem' in checked) return checked
    // What comes next reads forms otherwise than this does: it gets what was understood, and nothing else of what was sent.
    const anew = new Response(form)
    return { bytes: Buffer.from(await anew.arrayBuffer()), value: checked.value, type: anew.headers.get('content-type') ?? '' }
  } catch {
    return UNPARSABLE
  }
}

function mayBeLarge({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > CALL_BYTES
}
