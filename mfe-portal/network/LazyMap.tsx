import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { later } from '@framewell/remote-kit/shell/later'

/** The same size as the map that replaces it. */
export const MapSkeleton = () => <Skeleton shape="block" style={{ aspectRatio: '975 / 610', width: '100%' }} />

/** The map of the United States, loaded when it is shown: its boundaries are half of a page's code. */
export const LazyMap = later(async () => (await import('./CountryMap')).CountryMap, <MapSkeleton />)

/** A more detailed map for placing a pin. */
export const LazyPickMap = later(async () => (await import('./PickMap')).PickMap, <MapSkeleton />)
