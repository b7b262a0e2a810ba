import type { SiteChrome } from '@framewell/domain/content/site'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import type { View } from './view'

/** What a page has of the set of releases it is pinned to: those of the remotes it has shown so far. */
export interface PageSet extends LiveSet {
  /** All releases of the set, which the page's ticket signs. */
  readonly given: readonly string[]
}

/** The response of GET /_page to a client-side navigation. */
export type PageAnswer =
  | { readonly kind: 'view'; readonly chrome: SiteChrome; readonly view: View; readonly liveSet: PageSet | null }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The page is outdated, or the host cannot answer well: load the URL as a document. */
  | { readonly kind: 'reload' }
