import type { MetricDefinition } from '@framewell/domain/insights/defineMetric'
import { figure } from '@framewell/domain/numbers/figure'

/** A percentage change with its sign: '+23.4%', '−5%'. */
export function changeText(change: number): string {
  const size = figure(Math.abs(change), 1)
  return `${change < 0 ? '−' : '+'}${size}%`
}

/** The change of a figure for its `Stat`. None for a percentage: percent of a percentage reads as points. */
export function statChange({ unit, better }: Pick<MetricDefinition, 'unit' | 'better'>, change: number | null) {
  return change && unit !== 'percent' ? { change: { text: changeText(change), good: (better !== 'less') === change > 0 } } : {}
}
