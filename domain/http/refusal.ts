import type { Problem } from './problem'

/** A rule's no: the code of the call's problem, and what the problem says beyond it. Thrown as `refuse(no.refusal, no.more)`. */
export interface Refusal<Code extends string> {
  readonly refusal: Code
  readonly more?: Pick<Problem, 'detail' | 'fields' | 'expected'>
}
