import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greatCircleMiles } from './greatCircle'

const place = fc.record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) })

describe('great-circle miles', () => {
  it('match known distances', () => {
    // A degree of latitude is a 360th of the great circle.
    expect(greatCircleMiles({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo((2 * Math.PI * 3958.7613) / 360, 3)
    // Nashville airport to Los Angeles airport: 2,886.45 km on a sphere of 6,372.8 km, the haversine's customary check.
    expect(greatCircleMiles({ lat: 36.12, lng: -86.67 }, { lat: 33.94, lng: -118.4 })).toBeCloseTo(
      (2887.26 / 1.609344) * (6371.0088 / 6372.8),
      0,
    )
  })

  it('cross the antimeridian the short way and meet at the poles', () => {
    expect(greatCircleMiles({ lat: 52, lng: 179.9 }, { lat: 52, lng: -179.9 })).toBeLessThan(10)
    expect(greatCircleMiles({ lat: 90, lng: 0 }, { lat: 90, lng: 137 })).toBeCloseTo(0, 6)
    expect(greatCircleMiles({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(Math.PI * 3958.7613, 2)
  })

  it('are symmetric, never negative, never more than half the circumference', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const miles = greatCircleMiles(a, b)
        expect(miles).toBeGreaterThanOrEqual(0)
        expect(miles).toBeLessThanOrEqual(Math.PI * 3958.7614)
        expect(greatCircleMiles(b, a)).toBeCloseTo(miles, 6)
      }),
    )
  })
})
