import { lazy, Suspense, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RemoteSource } from '../../federation/remoteSource'
import { ErrorBoundary } from '../ErrorBoundary'
import { NavigationContext } from '../navigation/Navigation'
import { SlotFailure } from './SlotFailure'
import { SlotSkeleton } from './SlotSkeleton'

const RemoteFrame = lazy(() =>
  import(/* webpackChunkName: "federation" */ './RemoteFrame').then((module) => ({ default: module.RemoteFrame })),
)

/** How far below the screen, in pixels, a widget begins to load. */
const NEAR_PIXELS = 600

/**
 * The place of a remote's widget or route. The server draws its skeleton; the remote's code comes when the page is alive, a widget's when
 * it is near.
 */
export const RemoteSlot = ({ source, reservedHeight }: { source: RemoteSource; reservedHeight: number }) => {
  const navigation = useContext(NavigationContext)
  const place = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)
  const isWidget = 'widget' in source
  useEffect(() => {
    if (!isWidget || !place.current) return setWanted(true)
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(true), {
      rootMargin: `${NEAR_PIXELS}px`,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isWidget])
  if (!navigation) throw new Error('A remote stands inside the shell: no navigation was given')
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
