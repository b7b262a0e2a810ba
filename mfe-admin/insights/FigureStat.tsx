import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import type { Figure } from '@framewell/domain/insights/metricCalls'
import { METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import { comparedText } from '@framewell/domain/insights/metricText'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { statChange } from './changeText'
import { FigureValue } from './FigureValue'
import { KnownValue } from './KnownValue'
import { useOpenedFigure } from './useOpenedFigure'

interface FigureStatProps {
  name: MetricName
  /** Undefined while it loads. */
  figure: (Pick<Figure, 'value' | 'change'> & Partial<Pick<Figure, 'previous'>>) | undefined
  /** For a value that only belongs to the figure: another period's, or its growth. */
  textOf?: (value: number | null) => string
  /** Replaces the metric's own title. */
  label?: string
  detail?: ReactNode
  /** A sample figure has nothing to open. */
  sample?: boolean
}

/** A figure that opens its definition, history and underlying rows. */
export const FigureStat = ({ name, figure, textOf, label, detail, sample = false }: FigureStatProps) => {
  const { openFigure } = useOpenedFigure()
  const metric = METRICS[name]
  const { title, unit } = metric
  const before = figure?.previous ?? null
  // A detail may say what a change is from, but a percentage has no change without its comparison.
  const isCompared = before !== null && before !== figure?.value && (unit === 'percent' || !detail)
  const stat = (
    <Stat
      label={label ?? title}
      value={
        figure ? (
          <KnownValue known={figure.value !== null}>
            {textOf ? textOf(figure.value) : <FigureValue name={name} value={figure.value} />}
          </KnownValue>
        ) : sample ? (
          'Not known'
        ) : (
          <Skeleton width="5rem" height="1.06em" style={{ marginBlock: 0 }} />
        )
      }
      detail={
        isCompared ? (
          <>
            {detail}
            {detail ? ', ' : ''}
            {comparedText(before, metric)}
          </>
        ) : (
          detail
        )
      }
      {...statChange(metric, figure?.change ?? null)}
    />
  )
  if (sample || !figure) return <Plain>{stat}</Plain>
  return (
    <Opening
      type="button"
      data-figure={name}
      title={`How ${(label ?? title).toLowerCase()} is counted`}
      onClick={({ currentTarget }) => openFigure(name, currentTarget)}
    >
      {stat}
    </Opening>
  )
}

const Plain = styled.div`
  min-width: 0;
`

/** A button centers its content vertically; figures in a row share a baseline. */
const Opening = styled.button`
  display: grid;
  align-content: start;
  min-width: 0;
  border: 0;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--color-sunken);
  }
`
