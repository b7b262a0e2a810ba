import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'
import { keptTogether } from './keptTogether'

export interface SectionHeading {
  readonly eyebrow?: string | null
  readonly heading?: string | null
  readonly intro?: string | null
}

interface SectionHeadProps {
  readonly section: SectionHeading & { readonly id: string }
}

/** Eyebrow, heading and introduction above a section's content. Renders nothing when all are empty. */
export const SectionHead = ({ section }: SectionHeadProps) => {
  const { eyebrow, heading, intro } = section
  if (!eyebrow && !heading && !intro) return null
  return (
    <Head data-head data-beside={Boolean(heading && intro) || undefined}>
      {eyebrow ? <Eyebrow tone="muted">{eyebrow}</Eyebrow> : null}
      {heading ? (
        <Heading level={2} id={`heading-${section.id}`}>
          {keptTogether(heading)}
        </Heading>
      ) : null}
      {intro ? <Intro>{keptTogether(intro)}</Intro> : null}
    </Head>
  )
}

const Head = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  max-width: 38rem;
  margin-bottom: var(--space-10);

  &:last-child {
    margin-bottom: 0;
  }
  ${media.phone} {
    margin-bottom: var(--space-5);
  }
  ${media.handset} {
    gap: var(--space-1-5);
    margin-bottom: var(--space-4);

    & > p:last-child {
      font-size: var(--text-compact);
      line-height: 1.45;
    }
  }
  /* Wide pages show the introduction beside the heading, in the right third. */
  ${media.desk} {
    [data-section] > div > &[data-beside] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: var(--space-14);
      max-width: none;
    }
    [data-section] > div > &[data-beside] > :nth-last-child(2):not(:first-child),
    [data-section] > div > &[data-beside] > p:first-child {
      grid-column: 1;
    }
    [data-section] > div > &[data-beside] > :last-child {
      grid-column: 2;
      align-self: end;
    }
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
