import { Section } from '@framewell/design-system/elements/layout/Section'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { Section as SectionContent } from '@framewell/domain/content/sections'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SectionHead, type SectionHeading } from './SectionHead'

interface SectionBandProps {
  readonly section: Pick<SectionContent, 'id' | 'anchor' | 'tone'> & Partial<SectionHeading>
  readonly space?: 'base' | 'tight' | 'none'
  readonly measure?: 'page' | 'wide' | 'text'
  /** On a portrait tablet, puts the heading beside the content when neither needs the full width. */
  readonly besideOnTablets?: boolean
  readonly children?: ReactNode
}

/** A section's background, anchor and heading. */
export const SectionBand = ({ section, space, measure, besideOnTablets = false, children }: SectionBandProps) => (
  <Band
    tone={section.tone}
    space={space}
    measure={measure}
    id={section.anchor ?? undefined}
    data-section={section.id}
    data-beside={besideOnTablets || undefined}
    aria-labelledby={section.heading ? `heading-${section.id}` : undefined}
  >
    <SectionHead section={section} />
    {children}
  </Band>
)

const Band = styled(Section)`
  ${media.upright} {
    &[data-beside]:not(article *) > div {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: var(--space-8);
      align-items: start;
    }
    &[data-beside]:not(article *) > div > [data-head] {
      margin: 0;
    }
  }
`
