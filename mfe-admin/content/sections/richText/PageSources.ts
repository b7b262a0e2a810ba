import type { ExternalLink } from '@framewell/domain/content/contentPage'
import { createContext } from 'react'

interface OfPage {
  /** The sources in the list at the end of the page. */
  readonly sources: readonly ExternalLink[]
  /** The fields that contain its texts. */
  readonly texts: unknown
  readonly onChange: (sources: ExternalLink[]) => void
}

/** The page a text belongs to, for citing sources; null for a text outside a page. */
export const PageSources = createContext<OfPage | null>(null)
