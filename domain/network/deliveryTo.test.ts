import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addWeeks, freeUnits, unitsForArea } from './capacityWeek'
import { deliveryTo } from './deliveryTo'
import { greatCircleMiles } from './greatCircle'
import { closedWeeksOf, firstMakingWeek, makingWeeks, PLANNED_WEEKS, shopLead } from './leadTime'
import { routeProject } from './routeProject'
import { INITIAL_ROUTING_POLICY } from './routingPolicy'
import { shopOf } from './testing/routableShop'

const POLICY = INITIAL_ROUTING_POLICY
const NOW = new Date('2026-11-30T15:00:00.000Z')
const SITE = { lat: 39.7817, lng: -84.2 }
const SQUARE_FEET = 1350
const first = firstMakingWeek(NOW, POLICY)

const stage = fc.record({ times: fc.integer({ min: 1, max: 40 }), days: fc.integer({ min: 0, max: 400 }) })
const record = fc.record({ fabrication_complete: stage, kit_packaged: stage, in_transit: stage }, { requiredKeys: [] })
const week = fc.record({ bookedUnits: fc.integer({ min: 0, max: 10 }), closedUnits: fc.constantFrom(0, 0, 0, 10) })
const shop = fc
  .record({
    id: fc.uuid(),
    location: fc.record({ lat: fc.double({ min: 36, max: 43, noNaN: true }), lng: fc.double({ min: -88, max: -80, noNaN: true }) }),
    quality: fc.double({ min: 0.4, max: 1, noNaN: true }),
    record,
    weeks: fc.array(week, { minLength: PLANNED_WEEKS, maxLength: PLANNED_WEEKS }),
  })
  .map(({ weeks, record: own, ...facts }) => ({
    ...shopOf(facts),
    place: 'Dayton',
    record: own,
    weeks: weeks.map((each, at) => ({ week: addWeeks(first, at), capacityUnits: 10, reservedUnits: 0, ...each })),
  }))

it('names a day that ordering accepts, for time and quality', () => {
  fc.assert(
    fc.property(fc.array(shop, { minLength: 1, maxLength: 4 }), (shops) => {
      const day = deliveryTo(SITE, SQUARE_FEET, shops, POLICY, NOW).earliest?.day
      fc.pre(day !== undefined)
      const weeks = makingWeeks(NOW, day, POLICY, shopLead(POLICY, 0))
      if (!weeks) throw new Error('Too soon')
      const units = unitsForArea(SQUARE_FEET)
      const { ranked } = routeProject({ location: SITE, tier: 'Prepay', units, deliverBy: day, ...weeks }, shops, POLICY)
      // What an order's slot is held by: the shop's own record and calendar.
      const able = ranked.filter(({ shop: { id } }) => {
        const own = shops.find((each) => each.id === id)
        if (!own) return false
        const lead = shopLead(POLICY, greatCircleMiles(own.location, SITE), own.record, closedWeeksOf(own.weeks))
        const making = makingWeeks(NOW, day, POLICY, lead)
        const open = own.weeks.filter((each) => making && each.week >= making.fromWeek && each.week <= making.byWeek)
        return open.reduce((sum, each) => sum + freeUnits(each), 0) >= units
      })
      expect(able.length).toBeGreaterThan(0)
    }),
  )
})
