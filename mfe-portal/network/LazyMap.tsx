import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { later } from '@framewell/remote-kit/shell/later'
import { type ComponentProps, lazy, Suspense } from 'react'

// Boundaries are half of a page's code: they come when a map is drawn, and in detail only where a pin is put.
const PickMap = lazy(async () => ({ default: (await import('./PickMap')).PickMap }))

/** As large as the map that comes in its place. */
export const MapSkeleton = () => <Skeleton shape="block" style={{ aspectRatio: '975 / 610', width: '100%' }} />

/** The map of the United States, loaded when it is shown. */
export const LazyMap = later(async () => (await import('./CountryMap')).CountryMap, <MapSkeleton />)

/** The same for putting a pin on it. */
export const LazyPickMap = (props: ComponentProps<typeof PickMap>) => (
  <Suspense fallback={<MapSkeleton />}>
    <PickMap {...props} />
  </Suspense>
)
