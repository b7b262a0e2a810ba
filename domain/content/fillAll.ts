import { cellNumber } from './chartCells'
import { type FactValues, fillFacts } from './facts'
import { isRecord } from './saving/sameValue'

/** A value with the facts in all its texts and charts replaced by current values. */
export function fillAll(value: unknown, values: FactValues): unknown {
  if (typeof value === 'string') return fillFacts(value, values)
  if (Array.isArray(value)) return value.map((item) => fillAll(item, values))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(fillChart(value, values)).map(([name, member]) => [name, fillAll(member, values)]))
}

/**
 * A chart with its facts replaced by current values. If one is missing or holds no number, nothing is drawn rather than something untrue.
 */
function fillChart(chart: Readonly<Record<string, unknown>>, values: FactValues): Readonly<Record<string, unknown>> {
  const { categories, series } = chart
  if (!Array.isArray(categories) || !Array.isArray(series) || !series.some((one) => isRecord(one) && Array.isArray(one.facts))) return chart
  const filled = series.map((one: unknown) => {
    if (!isRecord(one) || !Array.isArray(one.facts) || !Array.isArray(one.values)) return one
    const { facts, values: cells, ...rest } = one
    return { ...rest, values: cells.map((cell, at) => (facts[at] ? cellNumber(facts[at], values) : cell)) }
  })
  const stays = (_: unknown, at: number) => filled.every((one) => !isRecord(one) || !Array.isArray(one.values) || one.values[at] !== null)
  return {
    ...chart,
    categories: categories.filter(stays),
    series: filled.map((one) => (isRecord(one) && Array.isArray(one.values) ? { ...one, values: one.values.filter(stays) } : one)),
  }
}
