import type { ExternalLink } from '@framewell/domain/content/contentPage'
import { createContext } from 'react'

interface OfPage {
  /** The sources that its list at the end names. */
  readonly sources: readonly ExternalLink[]
  /** Whatever holds its texts. */
  readonly texts: unknown
  readonly onChange: (sources: ExternalLink[]) => void
}

/** The page that a text belongs to, as far as its words may name sources; null for a text of no page. */
export const PageSources = createContext<OfPage | null>(null)
