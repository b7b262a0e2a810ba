import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import { Actions } from './Actions'
import { SectionBand } from './SectionBand'

/** With more links than this, they wrap in a separate column beside the text. */
const BESIDE_THE_WORDS = 3

/** A single call to action. */
export const CallToActionSection = ({ section }: { section: SectionOf<'callToAction'> }) => (
  <SectionBand section={{ id: section.id, anchor: section.anchor, tone: section.tone }} space="tight">
    <Layout data-many={section.actions.length > BESIDE_THE_WORDS || undefined}>
      <div>
        {section.eyebrow ? <Eyebrow tone="muted">{section.eyebrow}</Eyebrow> : null}
        <Heading level={2}>{section.heading}</Heading>
        {section.text ? <p>{section.text}</p> : null}
      </div>
      <Actions actions={section.actions} />
    </Layout>
  </SectionBand>
)

const Layout = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-14);
  align-items: center;

  & h2 {
    max-width: 13em;
  }
  & p + h2 {
    margin-top: var(--space-3);
  }
  & h2 + p {
    max-width: 38rem;
    margin-top: var(--space-3);
    color: var(--color-ink-muted);
  }
  & > [data-actions] {
    margin-top: 0;
  }
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) auto;

    &[data-many] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
    }
    /* In a column of several lines, link text aligns with its buttons. */
    &[data-many] > * > [data-variant='plain'] {
      margin-inline: 0 var(--space-3);
      padding-inline: 0;
    }
  }
`
