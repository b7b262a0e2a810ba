import type { Session } from '@framewell/domain/accounts/session'
import type { PayloadRequest } from 'payload'
import type { Refuse } from './CallProblem'

/** The context of a part of an operation that may refuse with these codes; the operation passes its own. */
export interface Refusing<Code extends string = never> {
  /** Pass it to every Local API call: it carries the transaction and the person. */
  readonly req: PayloadRequest
  /** `throw refuse('code')` answers with the call's error of that name. */
  readonly refuse: Refuse<Code>
}

/** What an operation gets besides its input. */
export interface CallContext<Code extends string = never> extends Refusing<Code> {
  readonly session: Session | null
  /** The client's address. */
  readonly address: string
  readonly now: Date
  readonly requestId: string
  /** Headers to add to the answer, for example a cookie. */
  readonly responseHeaders: Headers
  /**
   * Runs the last part of an operation that opens its transaction itself (`transaction: 'own'`), in that transaction. Under an
   * Idempotency-Key that was answered before it does not run, and the first answer is returned again.
   * @param fact what identifies the request besides its input: the hash of a received file
   */
  readonly once: <R>(fact: string, run: () => Promise<R>) => Promise<R | Response>
}

// A call that answers a stream builds its own Response.
