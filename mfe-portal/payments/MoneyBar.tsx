import { styled } from 'styled-components'
import { HOLDERS, type MoneyDay } from './riverLayout'

/** Amounts not paid out on a single day, as one stacked bar. The values below are the text alternative. */
export const MoneyBar = ({ day }: { day: MoneyDay }) => (
  <Bar aria-hidden="true">
    {HOLDERS.filter((holder) => day[holder] > 0).map((holder) => (
      <span key={holder} data-holder={holder} style={{ flexGrow: day[holder] }} />
    ))}
  </Bar>
)

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: var(--space-10);
  margin-block: var(--space-2);

  & > span {
    flex: 0 1 0;
    min-width: 3px;
  }
  & > [data-holder='escrow'] {
    background: var(--color-steel);
  }
  & > [data-holder='retainage'] {
    border: 1px solid var(--color-steel);
    background: var(--color-steel-tint);
  }
  & > [data-holder='fabricators'] {
    background: var(--color-ink-subtle);
  }
  & > [data-holder='refunds'] {
    border: 1px solid var(--color-ink-subtle);
    background: var(--color-line);
  }
`
