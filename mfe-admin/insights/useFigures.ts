import type { Figure } from '@framewell/domain/insights/metricCalls'
import type { MetricName } from '@framewell/domain/insights/metrics'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { metricsQuery } from './insightQueries'

type Shown = Pick<Figure, 'value' | 'change' | 'previous'>

/**
 * The figures of a dashboard. When the live call fails and nothing was read before, `sample` is true and the given sample figures are used;
 * otherwise the earlier data stays, and `stale` gives its time.
 */
export function useFigures(samples: Partial<Record<MetricName, number>>) {
  const metrics = useQuery(metricsQuery(useGuardedCall()))
  const live = metrics.data && new Map<string, Shown>(metrics.data.figures.map((figure) => [figure.name, figure]))
  const sample = metrics.isError && !live
  const figureOf = (name: MetricName): Shown | undefined => {
    if (live) return live.get(name)
    const value = samples[name]
    return sample && value !== undefined ? { value, previous: null, change: null } : undefined
  }
  return {
    figureOf,
    sample,
    stale: metrics.isError && live ? new Date(metrics.dataUpdatedAt) : null,
    retrying: metrics.isFetching,
    retry: () => void metrics.refetch(),
  }
}
