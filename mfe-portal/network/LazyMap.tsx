import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { later } from '@framewell/remote-kit/shell/later'

/** As large as the map that comes in its place. */
export const MapSkeleton = () => <Skeleton shape="block" style={{ aspectRatio: '975 / 610', width: '100%' }} />

/** The map of the United States, loaded when it is shown: boundaries are half of a page's code. */
export const LazyMap = later(async () => (await import('./CountryMap')).CountryMap, <MapSkeleton />)

/** The same for putting a pin on it, in more detail. */
export const LazyPickMap = later(async () => (await import('./PickMap')).PickMap, <MapSkeleton />)
