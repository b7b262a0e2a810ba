import type { SiteChrome } from '@framewell/domain/content/site'
import type { LiveSet } from '@framewell/domain/releases/release'
import type { View } from './view'

/** The query of GET /_page. */
export interface PageQuery {
  readonly path: string
  readonly build: string
  /** The set the asking page is pinned to, and whether it still needs that set's releases. */
  readonly set: string
  readonly needSet: boolean
}

/** What GET /_page answers to a client navigation. */
export type PageAnswer =
  | { readonly kind: 'view'; readonly chrome: SiteChrome; readonly view: View; readonly liveSet: LiveSet | null }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The asking page is too old, or the host can't answer well: load the address as a document. */
  | { readonly kind: 'reload' }
