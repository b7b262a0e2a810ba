import type { Section } from '@framewell/domain/content/sections'
import type { SiteStatus } from '@framewell/domain/content/siteStatus'
import type { Drawings, View } from '../shell/view'

/** What a section of any type is drawn from. */
export interface SectionViewProps {
  readonly section: Section
  readonly drawings: Drawings
  /** What the platform said when the server drew the page; for the sections that show it. */
  readonly status?: SiteStatus | null
  /** What the page lists of the blog; for the section that lists it. */
  readonly blog?: Extract<View, { kind: 'page' }>['blog']
}
