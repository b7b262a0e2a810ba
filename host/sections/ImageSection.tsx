import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { ResponsiveImage } from '@framewell/remote-kit/pictures/ResponsiveImage'
import { styled } from 'styled-components'
import { SectionBand } from './SectionBand'

export const ImageSection = ({ section }: { section: SectionOf<'image'> }) => (
  <SectionBand
    section={{ id: section.id, anchor: section.anchor, tone: section.tone }}
    space="tight"
    measure={section.wide ? 'wide' : 'page'}
  >
    <Frame data-wide={section.wide || undefined}>
      <ResponsiveImage
        media={section.media}
        sizes={section.wide ? '(max-width: 1408px) 100vw, 1360px' : '(max-width: 868px) 100vw, 820px'}
      />
      {section.caption ? <figcaption>{section.caption}</figcaption> : null}
    </Frame>
  </SectionBand>
)

const Frame = styled.figure`
  /* The caption is a note in the margin, at the foot of the picture. */
  ${media.desk} {
    &:not([data-wide]) {
      display: grid;
      grid-template-columns: minmax(0, 51.25rem) minmax(0, 1fr);
      gap: var(--space-8);
      align-items: end;
    }
    &:not([data-wide]) figcaption {
      padding-top: var(--space-3);
      border-top: 1px solid var(--color-line);
    }
  }
  & img {
    width: 100%;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-base);
    background: var(--color-sunken);
  }
  & figcaption {
    margin-top: var(--space-3);
    color: var(--color-ink-subtle);
    font-size: var(--text-small);
  }
`
