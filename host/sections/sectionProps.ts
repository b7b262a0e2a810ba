import type { SiteStatus } from '@framewell/domain/content/siteStatus'
import type { Drawings, View } from '../shell/view'
import type { ShownSection } from './stillSection'

/** The props of a section of any type. */
export interface SectionViewProps {
  readonly section: ShownSection
  readonly drawings: Drawings
  /** The platform's status when the server rendered the page, for sections that show it. */
  readonly status?: SiteStatus | null
  /** The page's blog listing, for the section that shows it. */
  readonly blog?: Extract<View, { kind: 'page' }>['blog']
}
