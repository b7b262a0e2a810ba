import type { SectionOf } from '@framewell/domain/content/sections'
import { AppFrame } from './AppFrame'
import { SectionBand } from './SectionBand'

/** A widget of a micro-frontend, where an editor put it. */
export const AppSection = ({ section }: { section: SectionOf<'app'> }) => (
  <SectionBand section={section} space="tight">
    <AppFrame section={section} />
  </SectionBand>
)
