import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { FOOT_HEIGHT } from './WizardLayout'

export interface SummaryLine {
  readonly id: string
  readonly label: ReactNode
  readonly detail?: string | null
  /** The formatted amount; null while nothing is chosen. */
  readonly amount: string | null
}

export interface WizardSummaryProps {
  /** Names the region for screen readers: 'Configuration summary'. */
  label: string
  /** The frame of the current choices. */
  picture?: ReactNode
  /** Replaces the picture on phones until the summary is opened: smaller and not interactive. */
  thumbnail?: ReactNode
  lines: readonly SummaryLine[]
  /** Formatted. */
  total: string
  totalLabel?: string
  /** Below the total: what it does not include. */
  note?: ReactNode
  /** Panels below, on wide screens and in the opened summary on phones. */
  children?: ReactNode
}

/** Choices and their costs, line by line. On phones, where the footer shows the total, it is a collapsible line. */
export const WizardSummary = ({ label, picture, thumbnail, lines, total, totalLabel = 'Total', note, children }: WizardSummaryProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Frame aria-label={label}>
      {thumbnail && !open ? <Thumbnail>{thumbnail}</Thumbnail> : null}
      <Picture data-open={open || thumbnail === undefined || undefined}>{picture}</Picture>
      <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {thumbnail ? 'All views and the price line by line' : 'The price line by line'}
        <ChevronDown aria-hidden="true" />
      </Toggle>
      <Details id={id} data-open={open || undefined}>
        <DescriptionList
          variant="figures"
          items={[
            ...lines.map(({ id: key, label: term, detail, amount }) => ({
              key,
              term: <Term data-open={amount === null || undefined}>{detail ? `${String(term)}, ${detail}` : term}</Term>,
              detail: amount ?? <Missing>not chosen</Missing>,
            })),
            { key: 'total', term: totalLabel, detail: total, total: true },
          ]}
        />
        {note ? <Note>{note}</Note> : null}
        {children}
      </Details>
    </Frame>
  )
}

/** At least as high as the window and sticky at its lower edge, so that a longer summary can be read to its end. */
const Frame = styled.aside`
  position: sticky;
  bottom: calc(${FOOT_HEIGHT} + var(--space-8));
  display: grid;
  gap: var(--space-5);
  align-content: start;
  min-height: calc(100dvh - ${FOOT_HEIGHT} - var(--space-7) - var(--space-8));

  ${media.phone} {
    position: static;
    gap: var(--space-2);
    min-height: 0;
  }
  @media print {
    position: static;
    min-height: 0;
  }
`

const Thumbnail = styled.div`
  ${media.wide} {
    display: none;
  }
`

const Picture = styled.div`
  min-width: 0;

  ${media.phone} {
    &:not([data-open]) {
      display: none;
    }
  }
`

const Toggle = styled.button`
  display: none;

  ${media.phone} {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
    min-height: var(--control-base);
    color: var(--color-ink-muted);
    font-size: var(--text-small);
    text-align: left;

    & svg {
      width: 1.25rem;
      height: 1.25rem;
      transition: rotate var(--duration-base) var(--ease-out);
    }
    &[aria-expanded='true'] svg {
      rotate: 180deg;
    }
  }
`

const Details = styled.div`
  display: grid;
  gap: var(--space-5);

  ${media.phone} {
    &:not([data-open]) {
      display: none;
    }
  }
`

const Term = styled.span`
  &[data-open] {
    color: var(--color-ink-subtle);
  }
`

const Missing = styled.span`
  color: var(--color-ink-subtle);
`

const Note = styled.p`
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  line-height: 1.5;
`
