import type { LiveSet } from '@framewell/domain/releases/liveSet'

/** What a page has of the set of releases it is pinned to: those of the remotes it has shown so far. */
export interface PageSet extends LiveSet {
  /** All releases of the set, which the page's ticket signs. */
  readonly given: readonly string[]
}
