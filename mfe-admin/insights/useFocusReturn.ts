import type { MetricName } from '@framewell/domain/insights/metrics'
import { useEffect, useRef } from 'react'

/** The element that opened a figure; a screen may show the same figure more than once. */
let opener: HTMLElement | null = null

export function openedFrom(element: HTMLElement): void {
  opener = element
}

/** On close, returns focus to the element that opened the figure; if a link did, to the first element that shows it. */
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
