import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

export interface DescriptionItem {
  readonly term: ReactNode
  readonly detail: ReactNode
  /** Separated by a strong line above: the total. */
  readonly total?: boolean
  /** React's key when the term is not text. */
  readonly key?: string
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly DescriptionItem[]
  /** `figures` right-aligns details in tabular figures (a price summary); `facts` puts them beside their terms; `stacked` below them. */
  variant?: 'facts' | 'figures' | 'stacked'
}

/** Terms with their details: a summary of prices, the facts of a record, the answers to check. */
export const DescriptionList = ({ items, variant = 'facts', ...rest }: DescriptionListProps) => (
  <List data-variant={variant} {...rest}>
    {items.map((item, index) => (
      <Row key={item.key ?? (typeof item.term === 'string' ? item.term : index)} data-total={item.total || undefined}>
        <Term>{item.term}</Term>
        <Detail>{item.detail}</Detail>
      </Row>
    ))}
  </List>
)

const List = styled.dl`
  font-size: var(--text-compact);
  line-height: 1.45;
`

const Term = styled.dt`
  color: var(--color-ink-muted);
`

const Detail = styled.dd`
  min-width: 0;
  margin: 0;
  overflow-wrap: anywhere;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(7rem, 2fr) 3fr;
  gap: var(--space-1) var(--space-4);
  padding-block: var(--space-2);
  border-top: 1px solid var(--color-line-faint);

  &:first-child {
    border-top-color: var(--color-line);
  }
  [data-variant='stacked'] > & {
    grid-template-columns: minmax(0, 1fr);
  }
  /* A detail of many words leaves its term room for words. */
  [data-variant='figures'] > & {
    grid-template-columns: minmax(6rem, 1fr) minmax(0, auto);
    font-variant-numeric: tabular-nums;
  }
  [data-variant='figures'] > & > dt {
    color: inherit;
  }
  [data-variant='figures'] > & > dd {
    text-align: right;
  }
  &[data-total] {
    padding-top: var(--space-4);
    border-top: 1.5px solid var(--color-ink);
    font-family: var(--font-display);
    font-size: var(--text-h3);
    font-stretch: var(--width-display);
    font-weight: var(--weight-heavy);
    letter-spacing: var(--tracking-display);
    line-height: var(--leading-display);
  }
`
