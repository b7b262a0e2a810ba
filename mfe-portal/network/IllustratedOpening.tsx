import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface DrawnProps {
  readonly picture: ReactNode
  readonly caption: string
  readonly children: ReactNode
}

/** The top of a page: its text with a drawing beside it, or below it on a phone. */
export const IllustratedOpening = ({ picture, caption, children }: DrawnProps) => (
  <Opening>
    <Stack gap={3}>{children}</Stack>
    <Picture>
      {picture}
      <figcaption>{caption}</figcaption>
    </Picture>
  </Opening>
)

interface IllustratedFormPageProps extends DrawnProps {
  readonly heading: string
  readonly lead: string
  /** Below the drawing. */
  readonly below?: ReactNode
}

/** A form page with a sticky drawing in the margin; where both do not fit, the drawing is at the end of the page. */
export const IllustratedFormPage = ({ heading, lead, picture, caption, below, children }: IllustratedFormPageProps) => (
  <Section space="tight">
    <Columns>
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>{heading}</Heading>
          <Text size="lead" tone="muted" measured>
            {lead}
          </Text>
        </Stack>
        {children}
      </Stack>
      <Stack as="aside" gap={6}>
        <Picture>
          {picture}
          <figcaption>{caption}</figcaption>
        </Picture>
        {below}
      </Stack>
    </Columns>
  </Section>
)

const Opening = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-14);
  align-items: center;

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    /* Line breaks in a heading must not depend on which font has loaded. */
    & h1 {
      max-width: 6.52em;
    }
  }
`

const Columns = styled.div`
  display: grid;
  gap: var(--space-12) var(--space-14);
  align-items: start;

  ${media.desk} {
    grid-template-columns: minmax(0, 42.5rem) minmax(0, 1fr);

    & > aside {
      position: sticky;
      top: var(--space-8);
    }
  }
`

const Picture = styled.figure`
  min-width: 0;

  & figcaption {
    max-width: 34rem;
    margin-top: var(--space-3);
    color: var(--color-ink-subtle);
    font-size: var(--text-tiny);
    line-height: 1.45;
    text-wrap: pretty;
  }
  @media print {
    display: none;
  }
`
