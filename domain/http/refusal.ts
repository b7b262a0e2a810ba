import type { Problem } from './problem'

/** A rule's refusal: the problem's code and details. Thrown as `refuse(no.refusal, no.more)`. */
export interface Refusal<Code extends string> {
  readonly refusal: Code
  readonly more?: Pick<Problem, 'detail' | 'fields' | 'expected'>
}
