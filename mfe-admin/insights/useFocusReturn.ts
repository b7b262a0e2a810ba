import type { MetricName } from '@framewell/domain/insights/metrics'
import { useEffect, useRef } from 'react'

/** What was pressed to open a figure: several places of a screen may show the same one. */
let opener: HTMLElement | null = null

export function openedFrom(element: HTMLElement): void {
  opener = element
}

/** Closing gives focus back to where the figure was opened; where a link opened it, to the first place that shows it. */
export function useFocusReturn(opened: MetricName | null): void {
  const last = useRef(opened)
  useEffect(() => {
    const closed = opened === null ? last.current : null
    last.current = opened
    if (!closed) return
    const target = opener?.isConnected ? opener : document.querySelector<HTMLElement>(`[data-figure="${closed}"]`)
    opener = null
    target?.focus()
  }, [opened])
}
