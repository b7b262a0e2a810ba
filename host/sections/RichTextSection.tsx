import type { SectionOf } from '@framewell/domain/content/sections'
import { Actions } from './Actions'
import { RichText } from './RichText'
import { SectionBand } from './SectionBand'

/** Running text. */
export const RichTextSection = ({ section }: { section: SectionOf<'richText'> }) => (
  <SectionBand section={section} space="tight">
    <RichText richText={section.body} />
    <Actions actions={section.actions} />
  </SectionBand>
)
