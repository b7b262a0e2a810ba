import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Table } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { periodWords } from '@framewell/domain/quotes/quoteWords'
import { later } from '@framewell/remote-kit/shell/later'
import { styled } from 'styled-components'
import type { TimeChartProps } from './TimeChart'

const TimeChart = later(async () => (await import('./TimeChart')).TimeChart, <Skeleton shape="block" height="240px" />)

interface ChartFigureProps extends Omit<TimeChartProps, 'label'> {
  /** The finding, or what is shown. */
  title: string
  /** The kind of category: 'Month'. */
  of: string
  level?: 3 | 4
}

/** A chart with a title, a legend for several series, and its data as a table. Months and days are written in words. The chart's code loads when it is shown. */
export const ChartFigure = ({ title, of, level = 3, categories: given, ...chart }: ChartFigureProps) => {
  const { series, textOf } = chart
  const categories = given.map(periodWords)
  const rows = categories.map((category, at) => ({ category, values: series.map(({ values }) => values[at] ?? null) }))
  return (
    <Frame>
      <figcaption>
        <Heading level={level} size={5}>
          {title}
        </Heading>
      </figcaption>
      {series.length > 1 ? (
        <Key>
          {series.map(({ name }, at) => (
            <li key={name} data-at={at}>
              {name}
            </li>
          ))}
        </Key>
      ) : null}
      <TimeChart label={title} categories={categories} {...chart} />
      <Disclosure summary="Show as table">
        <Table
          caption={title}
          columns={[
            { id: 'category', header: of, onPhone: 'title', cell: ({ category }) => category },
            ...series.map(({ name }, at) => ({
              id: name,
              header: name,
              align: 'end' as const,
              cell: ({ values }: (typeof rows)[number]) => {
                const value = values[at] ?? null
                return value === null ? 'No data' : textOf(value)
              },
            })),
          ]}
          rows={rows}
          rowKey={({ category }) => category}
        />
      </Disclosure>
    </Frame>
  )
}

const Frame = styled.figure`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  margin: 0;

  & + & {
    margin-top: var(--space-6);
  }
`

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0;
  padding: 0;
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  list-style: none;

  & li::before {
    display: inline-block;
    width: 0.75rem;
    height: 0.75rem;
    margin-inline-end: var(--space-2);
    background: var(--color-steel);
    content: '';
  }
  & li[data-at='1']::before {
    background: var(--color-signal);
  }
  & li[data-at='2']::before {
    background: var(--color-ink-subtle);
  }
  & li[data-at='3']::before {
    background: var(--color-steel-bright);
  }
`
