import type { SectionOf } from '@framewell/domain/content/sections'
import type { Drawings } from '../shell/view'
import { Actions } from './Actions'
import { RichText } from './RichText'
import { SectionBand } from './SectionBand'

/** Running text, with the charts that the server drew for it. */
export const RichTextSection = ({ section, drawings }: { section: SectionOf<'richText'>; drawings: Drawings }) => (
  <SectionBand section={section} space="tight">
    <RichText richText={section.body} drawings={drawings} />
    <Actions actions={section.actions} />
  </SectionBand>
)
