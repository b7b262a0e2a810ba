import type { SiteChrome } from '@framewell/domain/content/site'
import type { PageSet } from './PageSet'
import type { View } from './view'

/** The response of GET /_page to a client-side navigation. */
export type PageAnswer =
  | { readonly kind: 'view'; readonly chrome: SiteChrome; readonly view: View; readonly liveSet: PageSet | null }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The page is outdated, or the host cannot answer well: load the URL as a document. */
  | { readonly kind: 'reload' }
