import { lazy, Suspense, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { RemoteSource } from '../../federation/remoteSource'
import { ErrorBoundary } from '../ErrorBoundary'
import { NavigationContext } from '../navigation/Navigation'
import { SlotFailure } from './SlotFailure'
import { SlotSkeleton } from './SlotSkeleton'

const RemoteFrame = lazy(() =>
  import(/* webpackChunkName: "federation" */ './RemoteFrame').then((module) => ({ default: module.RemoteFrame })),
)

/** The place of a remote's widget or route. The server draws its skeleton; the remote's code comes when the page is alive. */
export const RemoteSlot = ({ source, reservedHeight }: { source: RemoteSource; reservedHeight: number }) => {
  const navigation = useContext(NavigationContext)
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!navigation) throw new Error('A remote stands inside the shell: no navigation was given')
  const { liveSet } = useSyncExternalStore(navigation.subscribe, navigation.get, navigation.get)
  const skeleton = <SlotSkeleton height={reservedHeight} />
  if (!alive || !liveSet) return skeleton
  return (
    <ErrorBoundary resetKey={JSON.stringify(source)} fallback={() => <SlotFailure />}>
      <Suspense fallback={skeleton}>
        <RemoteFrame source={source} liveSet={liveSet} navigation={navigation} reservedHeight={reservedHeight} />
      </Suspense>
    </ErrorBoundary>
  )
}
