import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import type { Figure } from '@framewell/domain/insights/metricCalls'
import { METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { changeText } from './changeText'
import { FigureValue } from './FigureValue'
import { KnownValue } from './KnownValue'
import { useOpenedFigure } from './useOpenedFigure'

interface FigureStatProps {
  name: MetricName
  /** Undefined while it loads. */
  figure: Pick<Figure, 'value' | 'change'> | undefined
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
  const { title, better } = METRICS[name]
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
      detail={detail}
      {...(figure?.change ? { change: { text: changeText(figure.change), good: (better !== 'less') === figure.change > 0 } } : {})}
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
