import { METRIC_NAMES, type MetricName } from '@framewell/domain/insights/metrics'
import { useSearchParams } from 'react-router-dom'
import { openedFrom } from './useFocusReturn'

const KEY = 'figure'
/** The figure whose definition, history and rows are open. It is in the URL, so that back closes it and a link opens it. */
export function useOpenedFigure() {
  const [address, setAddress] = useSearchParams()
  const write = (name: MetricName | null) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current)
        if (name === null) next.delete(KEY)
        else next.set(KEY, name)
        return next
      },
      { preventScrollReset: true },
    )
  return {
    opened: METRIC_NAMES.find((name) => name === address.get(KEY)) ?? null,
    openFigure: (name: MetricName, from: HTMLElement) => {
      openedFrom(from)
      write(name)
    },
    closeFigure: () => write(null),
  }
}
