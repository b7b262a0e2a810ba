import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RemoteSource } from '../../federation/remoteSource'
import { type Navigation, NavigationContext } from '../navigation/Navigation'
import { untilLoaded } from '../untilLoaded'
import { HydratedArea } from './HydratedArea'
import { loadFrame } from './loadFrame'
import { areaKey } from './renderedArea'
import { SlotSkeleton } from './SlotSkeleton'
import { useNear } from './useNear'

/** Distance below the screen, in pixels, at which a widget starts to load. */
const NEAR_PIXELS = 600

interface RemoteSlotProps {
  readonly source: RemoteSource
  readonly reservedHeight: number
}

/**
 * The slot of a remote's widget or route. A server-rendered area is hydrated. Otherwise a skeleton is shown, and the remote's code loads
 * after hydration; a widget's code loads when it is near the viewport.
 */
export const RemoteSlot = ({ source, reservedHeight }: RemoteSlotProps) => {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('A remote needs the navigation of the shell, but none was provided')
  const key = areaKey(source)
  const [drawn, setDrawn] = useState(() => navigation.areas.get(key))
  useEffect(() => () => void navigation.areas.delete(key), [navigation, key])
  if (drawn) return <HydratedArea key={key} source={source} drawn={drawn} navigation={navigation} onFailure={() => setDrawn(undefined)} />
  return <BrowserDrawn source={source} reservedHeight={reservedHeight} navigation={navigation} />
}

const BrowserDrawn = ({ source, reservedHeight, navigation }: RemoteSlotProps & { readonly navigation: Navigation }) => {
  const place = useRef<HTMLDivElement>(null)
  const isWidget = 'widget' in source
  const frame = useFrame(useNear(place, isWidget ? NEAR_PIXELS : null))
  const { liveSet } = useSyncExternalStore(navigation.subscribe, navigation.get, navigation.get)
  if (!frame || !liveSet) return <SlotSkeleton ref={place} height={reservedHeight} isWidget={isWidget} />
  return <frame.RemoteFrame source={source} liveSet={liveSet} navigation={navigation} reservedHeight={reservedHeight} />
}

type Frame = Awaited<ReturnType<typeof loadFrame>>
let loadedFrame: Frame | undefined

/** The federation code, loaded once it is wanted. */
function useFrame(wanted: boolean): Frame | undefined {
  const [frame, setFrame] = useState(loadedFrame)
  useEffect(() => {
    if (!wanted || frame) return
    const left = new AbortController()
    untilLoaded(loadFrame, left.signal).then(
      (loaded) => {
        loadedFrame = loaded
        if (!left.signal.aborted) setFrame(loaded)
      },
      // The page was left.
      () => undefined,
    )
    return () => left.abort()
  }, [wanted, frame])
  return frame
}
