import type { IncomingMessage } from 'node:http'
import type { SharedProblemCode } from '@framewell/domain/http/problem'
import { checkJson } from './checkJson'
import { readBody } from './readBody'

/** Most bytes of a call's body: a form, a decision, a manifest. */
export const CALL_BYTES = 256 * 1024

export interface GatedBody {
  readonly bytes: Buffer | undefined
  /** Parsed JSON; for a form, its document. */
  readonly value: unknown
  /** For a form, which is rewritten: its new content type with the boundary. */
  readonly type?: string
}
export interface Refusal {
  readonly problem: SharedProblemCode
  readonly detail?: string
}

/** What a body may be; for a Payload route its rule says it (see surfaceRules). */
interface BodyLimits {
  readonly takes: 'json' | 'form' | 'upload'
  readonly bytes: number
}

/** Reads and checks a request's body before anything else sees it: its type, its size, and whether it can be stored. */
export async function gateBody(request: IncomingMessage, { takes, bytes: limit }: BodyLimits): Promise<GatedBody | Refusal> {
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';', 1)
  const bytes = await readBody(request, limit)
  if (!bytes) return { problem: 'bodyTooLarge', detail: `At most ${Math.round(limit / 1024)} KB.` }
  if (bytes.length === 0) return { bytes: undefined, value: undefined }
  switch (type.trim()) {
    case 'application/json': {
      const checked = checkJson(bytes.toString('utf8'))
      return 'problem' in checked ? checked : { bytes, value: checked.value }
    }
    case 'multipart/form-data':
      return takes === 'json' ? { problem: 'unsupportedMediaType' } : gateForm(bytes, request, takes === 'upload')
    default:
      return { problem: 'unsupportedMediaType' }
  }
}

/** Characters that no name in a part's header may contain, rewritten or not. */
const UNWRITABLE = /[^\P{Cc}\t\r\n]/u
const UNPARSABLE: Refusal = { problem: 'malformedBody', detail: 'The form cannot be parsed.' }

async function gateForm(bytes: Buffer, request: IncomingMessage, takesFile: boolean): Promise<GatedBody | Refusal> {
  try {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    if ([...form].some(([name, value]) => UNWRITABLE.test(name) || (value instanceof File && UNWRITABLE.test(value.name))))
      return UNPARSABLE
    if (!takesFile && [...form.values()].some((value) => value instanceof File)) return { problem: 'unsupportedMediaType' }
    const [document, another] = form.getAll('_payload')
    if (another !== undefined) return UNPARSABLE
    const checked = typeof document === 'string' ? checkJson(document) : { value: undefined }
    if ('problem' in checked) return checked
    // Later code parses forms differently: it gets what was understood here, and nothing else of what was sent.
    const copy = new Response(form)
    return { bytes: Buffer.from(await copy.arrayBuffer()), value: checked.value, type: copy.headers.get('content-type') ?? '' }
  } catch {
    return UNPARSABLE
  }
}
