import type { SectionOf } from '@framewell/domain/content/sections'
import { chartNumber } from '@framewell/domain/drawings/chartNumber'
import { styled } from 'styled-components'

type Charted = Pick<SectionOf<'chart'>, 'id' | 'heading' | 'categories' | 'series' | 'unit'>

/** A chart's data as a table. */
export const ChartTable = ({ chart }: { chart: Charted }) => (
  <Scroll tabIndex={0} role="group" aria-label={chart.heading || 'Figures of the chart'}>
    <table aria-labelledby={chart.heading ? `heading-${chart.id}` : undefined}>
      <thead>
        <tr>
          <td />
          {chart.series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.categories.map((category, index) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {chart.series.map(({ name, values }) => {
              const value = values[index]
              return <td key={name}>{value === undefined ? 'n/a' : chartNumber(value, chart.unit)}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
)

const Scroll = styled.div`
  overflow-x: auto;
  color: var(--color-ink);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;

  & table {
    min-width: 20rem;
  }
  & th,
  & td {
    padding: var(--space-2) var(--space-5) var(--space-2) 0;
    border-bottom: 1px solid var(--color-line-faint);
    text-align: right;
  }
  & tbody th {
    text-align: left;
  }
  & thead th {
    color: var(--color-ink-subtle);
    font-weight: var(--weight-strong);
  }
`
