export interface Coordinates {
  /** Degrees, -90 to 90, north positive. */
  readonly lat: number
  /** Degrees, -180 to 180, east positive. */
  readonly lng: number
}

/** Mean radius of the earth, 6,371.0088 km (IUGG mean radius R1), in statute miles of 1.609344 km. */
export const EARTH_RADIUS_MILES = 6371.0088 / 1.609344
const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Miles between two places on a sphere, by the haversine formula. Correct across the antimeridian and at the poles. Source: R. W. Sinnott,
 * 'Virtues of the Haversine', Sky and Telescope 68 (1984).
 */
export function greatCircleMiles(from: Coordinates, to: Coordinates): number {
  const acrossLatitude = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const acrossLongitude = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  const haversine = acrossLatitude + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * acrossLongitude
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)))
}
