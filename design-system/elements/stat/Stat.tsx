import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Figure } from '../text/Figure'

export interface StatProps extends ComponentPropsWithRef<'div'> {
  label: ReactNode
  value: ReactNode
  /** Below the figure: its comparison, unit or source. */
  detail?: ReactNode
  /** A change with its sign ('+23.4%'); the sign carries the direction, color only helps. */
  change?: { readonly text: string; readonly good: boolean }
  /** `label-first` for dashboards, `value-first` for a public page. */
  order?: 'label-first' | 'value-first'
}

/** A figure with its name. */
export const Stat = ({ label, value, detail, change, order = 'label-first', ...rest }: StatProps) => (
  <Frame data-order={order} {...rest}>
    <Name>{label}</Name>
    <Figure size="large">{value}</Figure>
    {detail || change ? (
      <Detail>
        {change ? <Change data-good={change.good}>{change.text} </Change> : null}
        {detail}
      </Detail>
    ) : null}
  </Frame>
)

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
`

const Name = styled.span`
  color: var(--color-ink-subtle);
  font-size: var(--text-tiny);
  font-weight: var(--weight-strong);
  line-height: var(--leading-control);

  [data-order='value-first'] > & {
    order: 1;
    color: var(--color-ink-muted);
    font-size: var(--text-small);
    font-weight: var(--weight-regular);
  }
`

const Detail = styled.span`
  order: 2;
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-control);
`

const Change = styled.strong`
  color: var(--color-bad);

  &[data-good='true'] {
    color: var(--color-ok);
  }
`
