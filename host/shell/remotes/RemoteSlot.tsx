import { lazy, Suspense, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RemoteSource } from '../../federation/remoteSource'
import { ErrorBoundary } from '../ErrorBoundary'
import { type Navigation, NavigationContext } from '../navigation/Navigation'
import { areaKey } from './drawnArea'
import { SlotFailure } from './SlotFailure'
import { SlotSkeleton } from './SlotSkeleton'
import { TakenOver } from './TakenOver'
import { useNear } from './useNear'

const RemoteFrame = lazy(() =>
  import(/* webpackChunkName: "federation" */ './RemoteFrame').then((module) => ({ default: module.RemoteFrame })),
)

/** How far below the screen, in pixels, a widget begins to load. */
const NEAR_PIXELS = 600

interface RemoteSlotProps {
  readonly source: RemoteSource
  readonly reservedHeight: number
}

/**
 * The place of a remote's widget or route. What the server drew there is taken over; elsewhere the server draws a skeleton, and the remote's
 * code comes when the page is alive, a widget's when it is near.
 */
export const RemoteSlot = ({ source, reservedHeight }: RemoteSlotProps) => {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('A remote stands inside the shell: no navigation was given')
  const key = areaKey(source)
  const [drawn, setDrawn] = useState(() => navigation.areas.get(key))
  useEffect(() => () => void navigation.areas.delete(key), [navigation, key])
  if (drawn) return <TakenOver key={key} source={source} drawn={drawn} navigation={navigation} onFailure={() => setDrawn(undefined)} />
  return <BrowserDrawn source={source} reservedHeight={reservedHeight} navigation={navigation} />
}

const BrowserDrawn = ({ source, reservedHeight, navigation }: RemoteSlotProps & { readonly navigation: Navigation }) => {
  const place = useRef<HTMLDivElement>(null)
  const isWidget = 'widget' in source
  const wanted = useNear(place, isWidget ? NEAR_PIXELS : null)
  const { liveSet } = useSyncExternalStore(navigation.subscribe, navigation.get, navigation.get)
  const skeleton = <SlotSkeleton ref={place} height={reservedHeight} isWidget={isWidget} />
  if (!wanted || !liveSet) return skeleton
  return (
    <ErrorBoundary resetKey={JSON.stringify(source)} fallback={() => <SlotFailure />}>
      <Suspense fallback={skeleton}>
        <RemoteFrame source={source} liveSet={liveSet} navigation={navigation} reservedHeight={reservedHeight} />
      </Suspense>
    </ErrorBoundary>
  )
}
