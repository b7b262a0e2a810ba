import type { Session } from '@framewell/domain/accounts/session'
import type { PayloadRequest } from 'payload'

/** What an operation is given besides its input. */
export interface CallContext {
  /** Pass it to every Local API call: it carries the transaction and the person. */
  readonly req: PayloadRequest
  readonly session: Session | null
  /** The client's address. */
  readonly address: string
  readonly now: Date
  readonly requestId: string
  /** Headers to add to the answer, for example a cookie. */
  readonly responseHeaders: Headers
}

// A call that answers a stream builds its own Response.
