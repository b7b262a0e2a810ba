import { useEffect, useEffectEvent, useRef } from 'react'
import type { RemoteSource } from '../../federation/remoteSource'
import type { Navigation } from '../navigation/Navigation'
import { untilLoaded } from '../untilLoaded'
import { loadFrame } from './loadFrame'
import { areaKey, type RenderedArea } from './renderedArea'

interface HydratedAreaProps {
  readonly source: RemoteSource
  readonly drawn: RenderedArea
  readonly navigation: Navigation
  /** Called when the area must be rendered from scratch, by another release or because hydration failed. */
  readonly onFailure: () => void
}

/**
 * A server-rendered area with its own React root. The remote's code loads with the shell's and hydrates it; while it cannot load, the area
 * stays readable.
 */
export const HydratedArea = ({ source, drawn, navigation, onFailure }: HydratedAreaProps) => {
  const place = useRef<HTMLDivElement>(null)
  const key = areaKey(source)
  // An area is hydrated once while it is on the page.
  const begin = useEffectEvent(() => {
    const container = place.current
    if (!container) return
    let leave = () => {}
    const left = new AbortController()
    untilLoaded(loadFrame, left.signal).then(
      ({ hydrateArea }) => {
        if (!left.signal.aborted) leave = hydrateArea({ container, source, drawn, navigation, onFailure })
      },
      // The page was left.
      () => undefined,
    )
    return () => {
      left.abort()
      leave()
    }
  })
  useEffect(() => begin(), [])
  return (
    // The server's HTML here is not part of this tree: React neither compares nor renders it.
    <div
      ref={place}
      data-area={key}
      data-remote={source.remote}
      // The shell starts when it is visible (see shell/boot).
      data-widget={('widget' in source && !drawn.finished) || undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server from a release whose hash it checked.
      dangerouslySetInnerHTML={{ __html: drawn.html }}
    />
  )
}
