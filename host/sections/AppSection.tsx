import type { SectionOf } from '@framewell/domain/content/sections'
import { AppFrame } from './AppFrame'
import { SectionBand } from './SectionBand'

/** A micro-frontend's widget, placed by an editor. */
export const AppSection = ({ section }: { section: SectionOf<'app'> }) => (
  <SectionBand section={section} space="tight">
    <AppFrame section={section} />
  </SectionBand>
)
