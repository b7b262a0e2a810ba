import { Section } from '@framewell/design-system/elements/layout/Section'
import type { Section as SectionContent } from '@framewell/domain/content/sections'
import type { ReactNode } from 'react'
import { SectionHead, type SectionHeading } from './SectionHead'

interface SectionBandProps {
  readonly section: Pick<SectionContent, 'id' | 'anchor' | 'tone'> & Partial<SectionHeading>
  readonly space?: 'base' | 'tight' | 'none'
  readonly measure?: 'page' | 'wide' | 'text'
  readonly children?: ReactNode
}

/** The ground a section stands on, its anchor and its heading. */
export const SectionBand = ({ section, space, measure, children }: SectionBandProps) => (
  <Section
    tone={section.tone}
    space={space}
    measure={measure}
    id={section.anchor ?? undefined}
    data-section={section.id}
    aria-labelledby={section.heading ? `heading-${section.id}` : undefined}
  >
    <SectionHead section={section} />
    {children}
  </Section>
)
