import { useEffect, useEffectEvent, useRef } from 'react'
import type { RemoteSource } from '../../federation/remoteSource'
import type { Navigation } from '../navigation/Navigation'
import { areaKey, type DrawnArea } from './drawnArea'

interface TakenOverProps {
  readonly source: RemoteSource
  readonly drawn: DrawnArea
  readonly navigation: Navigation
  /** It could not be taken over: the browser draws it anew. */
  readonly onFailure: () => void
}

/** An area as the server drew it, with a root of its own: the remote's code comes with the shell's and takes it over. */
export const TakenOver = ({ source, drawn, navigation, onFailure }: TakenOverProps) => {
  const place = useRef<HTMLDivElement>(null)
  const key = areaKey(source)
  // An area is taken over once, for as long as it stands.
  const begin = useEffectEvent(() => {
    const container = place.current
    if (!container) return
    let leave: (() => void) | null = null
    let left = false
    import(/* webpackChunkName: "federation" */ './RemoteFrame').then(
      ({ takeOver }) => {
        if (!left) leave = takeOver({ container, source, drawn, navigation, onFailure })
      },
      () => onFailure(),
    )
    return () => {
      left = true
      leave?.()
    }
  })
  useEffect(() => begin(), [])
  return (
    // What the server put there is nothing of this tree: neither compared nor drawn again.
    <div
      ref={place}
      data-area={key}
      data-remote={source.remote}
      // The shell starts when it is seen (see shell/boot).
      data-widget={('widget' in source && !drawn.finished) || undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server from a release whose hash it checked.
      dangerouslySetInnerHTML={{ __html: drawn.html }}
    />
  )
}
