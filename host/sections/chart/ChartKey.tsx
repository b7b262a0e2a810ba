import { styled } from 'styled-components'
import { chartColor } from './chartColors'

/** Which colour is which series. */
export const ChartKey = ({ series }: { series: readonly { readonly name: string }[] }) => (
  <List>
    {series.map(({ name }, index) => (
      <li key={name}>
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <rect width="12" height="12" fill={chartColor(index)} />
        </svg>
        {name}
      </li>
    ))}
  </List>
)

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin-bottom: var(--space-4);
  padding: 0;
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  list-style: none;

  & li {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
  }
`
