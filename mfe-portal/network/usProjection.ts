import type { PublicFabricator } from '@framewell/domain/network/directoryCalls'
import { geoAlbersUsa } from 'd3-geo'

/** The size the outlines are drawn for. */
export const US_SIZE = { width: 975, height: 610 } as const
/** The projection of the data set (us-atlas: Albers USA, scale 1300). */
const project = geoAlbersUsa()
  .scale(1300)
  .translate([US_SIZE.width / 2, US_SIZE.height / 2])

/** A location's position on the map; null outside the United States. */
export function onMap({ lat, lng }: PublicFabricator['location']): readonly [number, number] | null {
  return project([lng, lat])
}

/** The location at a point on the map; null where the projection has none. */
export function placeAt(x: number, y: number): PublicFabricator['location'] | null {
  const place = project.invert?.([x, y])
  return place ? { lng: Math.round(place[0] * 10_000) / 10_000, lat: Math.round(place[1] * 10_000) / 10_000 } : null
}
