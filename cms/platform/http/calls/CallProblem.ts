import type { AnyCall, CallErrorCode } from '@framewell/domain/http/defineCall'
import type { Problem, SharedProblemCode } from '@framewell/domain/http/problem'

export interface ProblemOptions {
  /** More about this case, for a person. */
  readonly detail?: string
  readonly fields?: Problem['fields']
  /** The server's value instead of the one sent, in the call's units. */
  readonly expected?: Problem['expected']
  readonly retryAfterSeconds?: number
  /** Commits what the operation wrote although the answer is a problem (a refused attempt that must stay on record). */
  readonly keepWrites?: boolean
}

/** Creates the refusal to throw: with one of these codes, or with one that every call shares. */
export type Refuse<Code extends string = never> = (code: Code | SharedProblemCode, options?: ProblemOptions) => CallProblem

/** A call without its own errors. */
type PlainCall = AnyCall & { readonly errors?: Record<never, never> }

/** Thrown by an operation to answer with one of its call's `errors` (`throw context.refuse(code)`), or with one that every call shares. */
export class CallProblem<C extends AnyCall = PlainCall> extends Error {
  override readonly name = 'CallProblem'
  readonly code: string
  readonly options: ProblemOptions
  constructor(code: CallErrorCode<C> | SharedProblemCode, options: ProblemOptions = {}) {
    super(code)
    this.code = code
    this.options = options
  }
}

/** The refusals of a call. */
export function refusalsOf<C extends AnyCall>(_call: C): Refuse<CallErrorCode<C>> {
  return (code, options) => new CallProblem<C>(code, options)
}
