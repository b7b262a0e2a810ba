import type { Book } from './book'
import type { Lane } from './Lane'

/** One kind of random step. */
export interface ModelStep {
  /** How likely it is now, relative to the other kinds. 0 when there is nothing for it to do. */
  readonly odds: (book: Book, lane: Lane) => number
  /** @param at 0 to 11: picks one of several ways to take the step */
  readonly take: (lane: Lane, book: Book, at: number) => Promise<void>
}

/** The odds of a step that the product refuses now: it is tried, but not often. */
export const REFUSED = 0.1
