import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { type ComponentProps, lazy, Suspense } from 'react'

// Boundaries are half of the page's code: they come when a map is drawn.
const UsMap = lazy(() => import('./UsMap'))

/** As large as the map that comes in its place. */
export const MapSkeleton = () => <Skeleton shape="block" style={{ aspectRatio: '975 / 610', width: '100%' }} />

/** The map of the United States, loaded when it is shown. */
export const LazyMap = (props: ComponentProps<typeof UsMap>) => (
  <Suspense fallback={<MapSkeleton />}>
    <UsMap {...props} />
  </Suspense>
)
