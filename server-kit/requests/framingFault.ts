interface RequestHead {
  readonly method: string
  readonly httpVersion: string
  /** Names and values alternating, as received. */
  readonly rawHeaders: readonly string[]
}
interface FramingFault {
  readonly problem: 'malformedRequest' | 'methodNotAllowed'
  readonly detail: string
}

const METHODS_WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH'])
const METHODS_WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS'])
/** A server that reads the first of them and one that reads the last see two different requests. */
const ONCE: ReadonlySet<string> = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'content-type',
  'content-encoding',
  'origin',
  'authorization',
  'x-payload-http-method-override',
])
/** These change the method behind a gate that checked the original one. */
const OVERRIDES: ReadonlySet<string> = new Set([
  'x-http-method-override',
  'x-http-method',
  'x-method-override',
  'x-original-url',
  'x-rewrite-url',
])
const LENGTH = /^\d{1,15}$/

/**
 * Why a request's head is ambiguous, so that two servers could disagree on its end, method or meaning; undefined when it is not. Stricter
 * than RFC 9112: only POST, PUT and PATCH have a body, with one length or one chunked encoding, uncompressed.
 */
export function framingFault({ method, httpVersion, rawHeaders }: RequestHead): FramingFault | undefined {
  const takesBody = METHODS_WITH_BODY.has(method)
  if (!takesBody && !METHODS_WITHOUT_BODY.has(method)) return { problem: 'methodNotAllowed', detail: 'This method is not used here.' }
  const sent = new Map<string, string>()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase()
    if (sent.has(name) && ONCE.has(name)) return broken(`${name} may be sent once.`)
    if (OVERRIDES.has(name)) return broken('Methods and addresses are not overridden by a header.')
    sent.set(name, rawHeaders[at + 1] ?? '')
  }
  const length = sent.get('content-length')
  const encoding = sent.get('transfer-encoding')
  if (length !== undefined && encoding !== undefined) return broken('A body has a length or is chunked, not both.')
  if (length !== undefined && !LENGTH.test(length)) return broken('Content-Length is a number.')
  if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion !== '1.1'))
    return broken('A body without a length is chunked.')
  if (!takesBody && (encoding !== undefined || Number(length ?? 0) > 0)) return broken(`${method} takes no body.`)
  if ((sent.get('content-encoding') ?? 'identity').toLowerCase() !== 'identity') return broken('Bodies are not compressed.')
  return undefined
}

function broken(detail: string): FramingFault {
  return { problem: 'malformedRequest', detail }
}
