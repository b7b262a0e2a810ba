import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'

export interface SectionHeading {
  readonly eyebrow?: string | null
  readonly heading?: string | null
  readonly intro?: string | null
}

/** Eyebrow, heading and introduction above a section's content; nothing where the editor wrote none. */
export const SectionHead = ({ section }: { section: SectionHeading & { readonly id: string } }) => {
  const { eyebrow, heading, intro } = section
  if (!eyebrow && !heading && !intro) return null
  return (
    <Head>
      {eyebrow ? <Eyebrow tone="muted">{eyebrow}</Eyebrow> : null}
      {heading ? (
        <Heading level={2} id={`heading-${section.id}`}>
          {heading}
        </Heading>
      ) : null}
      {intro ? <Intro>{intro}</Intro> : null}
    </Head>
  )
}

const Head = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 38rem;
  margin-bottom: var(--space-10);

  &:last-child {
    margin-bottom: 0;
  }
  ${media.phone} {
    margin-bottom: var(--space-7);
  }
  @media print {
    break-inside: avoid;
    break-after: avoid;
  }
`

const Intro = styled.p`
  color: var(--color-ink-muted);
  white-space: pre-line;
`
