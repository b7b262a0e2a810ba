import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import type { Drawings } from '../shell/view'
import { Actions } from './Actions'
import { RichText } from './RichText'
import { SectionBand } from './SectionBand'
import { SectionHead } from './SectionHead'

/** Running text with server-rendered charts. On a page, its heading goes in the margin. */
export const RichTextSection = ({ section, drawings }: { section: SectionOf<'richText'>; drawings: Drawings }) => (
  <SectionBand section={{ id: section.id, anchor: section.anchor, tone: section.tone }} space="tight">
    <Beside data-headed={Boolean(section.heading || section.eyebrow) || undefined}>
      <SectionHead section={section} />
      <div>
        <RichText richText={section.body} drawings={drawings} />
        <Actions actions={section.actions} />
      </div>
    </Beside>
  </SectionBand>
)

const Beside = styled.div`
  ${media.desk} {
    /* An article's column has no room beside its headings. */
    &[data-headed]:not(article *) {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: var(--space-12);
      align-items: start;
    }
    &[data-headed]:not(article *) > [data-head] {
      margin: 0;
    }
  }
`
