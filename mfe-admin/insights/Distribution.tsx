import { Meter } from '@framewell/design-system/elements/meter/Meter'
import { figure } from '@framewell/domain/numbers/figure'
import { styled } from 'styled-components'

/** Counts by name, each with its share of the total and a bar. */
export const Distribution = ({
  counts,
  wordOf = (name) => name,
}: {
  counts: Readonly<Record<string, number>>
  wordOf?: (name: string) => string
}) => {
  const entries = Object.entries(counts)
  const all = entries.reduce((sum, [, count]) => sum + count, 0)
  return (
    <List>
      {entries.map(([name, count]) => {
        const share = all === 0 ? 0 : Math.round((count / all) * 100)
        return (
          <li key={name}>
            <span>{wordOf(name)}</span>
            <Meter label={wordOf(name)} value={share} text={`${figure(count)} (${share}%)`} />
          </li>
        )
      })}
      {entries.length === 0 ? <li>None yet</li> : null}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3) var(--space-4);
  margin: 0;
  padding: 0;
  font-size: var(--text-compact);
  list-style: none;

  /* One column for all bars, so that they align. */
  & li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
  }
`
