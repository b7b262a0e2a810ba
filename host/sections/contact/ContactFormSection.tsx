import { Section } from '@framewell/design-system/elements/layout/Section'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import { SectionHead } from '../SectionHead'
import { ContactForm } from './ContactForm'

/** The form, with the email address in the margin for people who prefer to write. */
export const ContactFormSection = ({ section }: { section: SectionOf<'contactForm'> }) => (
  <Section
    tone={section.tone}
    space="tight"
    id={section.anchor ?? undefined}
    data-section={section.id}
    aria-labelledby={section.heading ? `heading-${section.id}` : undefined}
  >
    <Layout>
      <div>
        <SectionHead section={section} />
        <ContactForm />
      </div>
      <Margin>
        <h3>By mail</h3>
        <a href={`mailto:${section.address}`}>{section.address}</a>
        {section.note ? <p>{section.note}</p> : null}
      </Margin>
    </Layout>
  </Section>
)

const Layout = styled.div`
  display: grid;
  gap: var(--space-10) var(--space-14);

  ${media.desk} {
    grid-template-columns: minmax(0, 42.5rem) minmax(0, 1fr);
  }
`

const Margin = styled.aside`
  align-self: start;
  padding-top: var(--space-5);
  border-top: 2px solid var(--color-ink);

  & h3 {
    font-size: var(--text-h4);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control-target);
    margin-top: var(--space-2);
    color: var(--color-steel);
    font-size: var(--text-lead);
    overflow-wrap: anywhere;
  }
  & p {
    margin-top: var(--space-3);
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
`
