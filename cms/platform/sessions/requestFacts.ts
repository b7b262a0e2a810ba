import type { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'

/** What the server found out about a request before Payload sees it. */
export interface RequestFacts {
  readonly requestId: string
  /** The client's address; from X-Forwarded-For only if our gateway vouches for it. */
  readonly address: string
  /** The internal token itself was presented, not on behalf of a visitor. */
  readonly internal: boolean
  /** The parsed JSON body; undefined when there was none. */
  readonly body: unknown
  /** The body stream of a call that takes a file; nobody has read from it. */
  readonly file?: Readable
}

// Payload decorates the Request object it is given, so the object itself is the key.
const known = new WeakMap<object, RequestFacts>()

export function rememberFacts(request: Request, facts: RequestFacts): void {
  known.set(request, facts)
}

/** Facts of a request; one that did not come through the server (a job, a script) has no client facts. */
export function factsOf(req: PayloadRequest): RequestFacts {
  return known.get(req) ?? { requestId: 'local', address: 'local', internal: false, body: undefined }
}
