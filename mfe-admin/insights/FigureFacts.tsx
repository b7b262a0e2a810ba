import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import type { Figure } from '@framewell/domain/insights/metricCalls'
import { METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import { metricText } from '@framewell/domain/insights/metricText'
import { styled } from 'styled-components'
import { FigureValue } from './FigureValue'
import { useOpenedFigure } from './useOpenedFigure'

interface FigureFactsProps {
  names: readonly MetricName[]
  figures: { readonly figureOf: (name: MetricName) => Pick<Figure, 'value'> | undefined; readonly sample: boolean }
}

/** A list of figures; each opens its definition, history and underlying rows. */
export const FigureFacts = ({ names, figures }: FigureFactsProps) => {
  const { openFigure } = useOpenedFigure()
  return (
    <DescriptionList
      variant="figures"
      items={names.map((name) => {
        const { title, unit } = METRICS[name]
        const figure = figures.figureOf(name)
        const value = figure && <FigureValue key={name} name={name} value={figure.value} />
        return {
          key: name,
          term: title,
          detail:
            figures.sample || !figure ? (
              (value ?? (figures.sample ? 'Not known' : <Skeleton key={name} width="4rem" />))
            ) : (
              <Opening
                data-figure={name}
                variant="plain"
                size="small"
                aria-label={`${title}: ${metricText(figure.value, unit)}`}
                onClick={({ currentTarget }) => openFigure(name, currentTarget)}
              >
                {value}
              </Opening>
            ),
        }
      })}
    />
  )
}

/** Aligned with its term, and at least as tall as a touch target. */
const Opening = styled(Button)`
  && {
    min-height: 1.5rem;
    padding: 0;
  }
`
