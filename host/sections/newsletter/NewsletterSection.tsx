import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { use } from 'react'
import { styled } from 'styled-components'
import { NavigationContext } from '../../shell/navigation/Navigation'
import { SectionBand } from '../SectionBand'
import { SectionHead } from '../SectionHead'
import { NewsletterForm } from './NewsletterForm'

/** The newsletter sign-up box. */
export const NewsletterSection = ({ section }: { section: SectionOf<'newsletter'> }) => {
  const view = use(NavigationContext)?.get().view
  const heading = section.heading || 'Stay Updated'
  return (
    <SectionBand section={{ id: section.id, anchor: section.anchor, tone: section.tone }} space="tight">
      <Box data-no-print>
        <SectionHead section={{ ...section, heading }} />
        <div>
          <NewsletterForm source={view?.kind === 'page' ? view.page.path : '/'} />
          {section.note ? <Note>{section.note}</Note> : null}
        </div>
      </Box>
    </SectionBand>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-16);
  align-items: center;
  padding: var(--space-10);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);

  & > :first-child {
    margin-bottom: 0;
  }
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  ${media.phone} {
    padding: var(--space-6) var(--space-5);
  }
`

const Note = styled.p`
  margin-top: var(--space-3);
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
`
