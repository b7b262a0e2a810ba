import type { SiteChrome } from '@framewell/domain/content/site'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import type { View } from './view'

/** What GET /_page answers to a client navigation. */
export type PageAnswer =
  | { readonly kind: 'view'; readonly chrome: SiteChrome; readonly view: View; readonly liveSet: LiveSet | null }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The asking page is too old, or the host can't answer well: load the address as a document. */
  | { readonly kind: 'reload' }
