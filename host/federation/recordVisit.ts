import type { LiveRelease } from '@framewell/domain/releases/manifest'

import { pageTicket } from './pageTicket'

type Named = Pick<LiveRelease, 'remote' | 'version'>

/** The releases whose areas this page has shown, by remote. */
const shown = new Map<string, Named>()
let lcp: number | undefined
let inp: number | undefined
let watching = false

/**
 * Counts a visit of a release: as begun now, so that a page that freezes is counted too, and as finished when the page is left, with its
 * largest contentful paint and slowest interaction.
 */
export function recordVisit({ remote, version }: Named): void {
  if (shown.get(remote)?.version === version) return
  shown.set(remote, { remote, version })
  send({ releases: [{ remote, version }], begins: true })
  if (watching) return
  watching = true
  observe({ type: 'largest-contentful-paint', buffered: true }, ({ startTime }) => {
    lcp = startTime
  })
  observe({ type: 'event', buffered: true, durationThreshold: 40 }, (entry) => {
    // Pointer moves and similar events are not interactions.
    if ('interactionId' in entry && Number(entry.interactionId) > 0) inp = Math.max(inp ?? 0, entry.duration)
  })
  addEventListener('pagehide', sendVisit, { once: true })
}

/** The shown release of a styled component; the build of remotes puts the remote's name first in its id. */
export function releaseOfComponent(id: string): Named | undefined {
  return [...shown.values()].find(({ remote }) => id.startsWith(`${remote}__`))
}

function observe(
  options: PerformanceObserverInit & { readonly durationThreshold?: number },
  take: (entry: PerformanceEntry) => void,
): void {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options)
  } catch {
    // A browser without this metric still counts the visit.
  }
}

function sendVisit(): void {
  send({ releases: [...shown.values()], lcp, inp })
}

function send(visit: object): void {
  const body = JSON.stringify({ ...pageTicket(), ...visit })
  navigator.sendBeacon?.('/api/releases/visits', new Blob([body], { type: 'application/json' }))
}
