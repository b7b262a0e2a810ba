import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  summary: ReactNode
  /** For tables or forms: as wide as its container, not limited to text width. */
  wide?: boolean
}

/** Collapsible content. A native details element: works before and without JavaScript, is found by page search, prints open. */
export const Disclosure = ({ summary, wide = false, children, ...rest }: DisclosureProps) => (
  <Frame {...rest}>
    <Summary>
      <span>{summary}</span>
      <ChevronDown aria-hidden="true" />
    </Summary>
    <Body data-wide={wide || undefined}>{children}</Body>
  </Frame>
)

const Frame = styled.details`
  border-bottom: 1px solid var(--color-line);

  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`

const Summary = styled.summary`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  min-height: var(--control-large);
  padding-block: var(--space-3);
  font-weight: var(--weight-strong);
  line-height: 1.4;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: var(--color-steel);
  }
  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--color-ink-subtle);
    transition: rotate var(--duration-base) var(--ease-out);
  }
  [open] > & svg {
    rotate: 180deg;
  }
`

const Body = styled.div`
  max-width: var(--measure-text);
  padding-bottom: var(--space-5);
  color: var(--color-ink-muted);

  &[data-wide] {
    max-width: none;
  }
`
