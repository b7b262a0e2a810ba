import type { AnyCall, CallErrorCode } from '@framewell/domain/http/defineCall'
import type { Problem, SharedProblemCode } from '@framewell/domain/http/problem'

export interface ProblemOptions {
  /** More about this very case, for a person. */
  readonly detail?: string
  readonly fields?: Problem['fields']
  /** What the server holds instead of what was sent, in the call's units. */
  readonly expected?: Problem['expected']
  readonly retryAfterSeconds?: number
  /** Commit what the operation wrote although the answer is a problem (a refused attempt that must stay on record). */
  readonly keepWrites?: boolean
}

/** Thrown by an operation to answer with one of its call's `errors`, or with one that every call shares. */
export class CallProblem<C extends AnyCall = AnyCall> extends Error {
  override readonly name = 'CallProblem'
  readonly code: CallErrorCode<C> | SharedProblemCode
  readonly options: ProblemOptions
  constructor(code: CallErrorCode<C> | SharedProblemCode, options: ProblemOptions = {}) {
    super(code)
    this.code = code
    this.options = options
  }
}
