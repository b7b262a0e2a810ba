import { METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import { metricText } from '@framewell/domain/insights/metricText'

interface FigureValueProps {
  name: MetricName
  value: number | null
}

/** A figure of the register in its unit, marked with its name: `e2e/figures.spec.ts` compares every screen that shows it. */
export const FigureValue = ({ name, value }: FigureValueProps) => (
  <span data-figure-value={name}>{metricText(value, METRICS[name].unit)}</span>
)
