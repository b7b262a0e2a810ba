import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBusinessDays, closedBecause, companyDay, dayAfter } from '../dates/businessDays'
import { addWeeks, weekOf, weeksBetween } from './capacityWeek'
import { closedWeeksOf, deliveredAfter, firstMakingWeek, lastMakingWeek, makingWeeks, PLANNED_WEEKS, shopLead, stageDays } from './leadTime'
import { INITIAL_ROUTING_POLICY } from './routingPolicy'

const THANKSGIVING = new Date('2026-11-26T15:00:00Z')
const NEAR = shopLead(INITIAL_ROUTING_POLICY, 50)
const aMoment = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
const aRecord = fc.record({ times: fc.nat(40), days: fc.nat(400) })
const aWeek = fc.integer({ min: 0, max: 200 }).map((at) => addWeeks('2026-01-05', at))
const aLead = fc
  .record({ miles: fc.nat(500), made: aRecord, packed: aRecord, loaded: aRecord, closed: fc.array(aWeek, { maxLength: 8 }) })
  .map(({ miles, made, packed, loaded, closed }) =>
    shopLead(INITIAL_ROUTING_POLICY, miles, { fabrication_complete: made, kit_packaged: packed, in_transit: loaded }, new Set(closed)),
  )

describe('the lead time', () => {
  it('of an order on Thanksgiving starts after payment and engineering, and ends on a business day', () => {
    expect(firstMakingWeek(THANKSGIVING, INITIAL_ROUTING_POLICY)).toBe('2026-12-14')
    expect(deliveredAfter('2026-12-14', NEAR)).toBe('2026-12-24')
    expect(makingWeeks(THANKSGIVING, '2026-12-06', INITIAL_ROUTING_POLICY, NEAR)).toBeUndefined()
    expect(makingWeeks(THANKSGIVING, '2026-12-24', INITIAL_ROUTING_POLICY, NEAR)).toEqual({ fromWeek: '2026-12-14', byWeek: '2026-12-14' })
    expect(makingWeeks(THANKSGIVING, '2027-02-05T12:00:00Z', INITIAL_ROUTING_POLICY, NEAR)?.byWeek).toBe('2027-01-25')
  })

  it('is longer by lane and by the record of a slow shop', () => {
    expect(deliveredAfter('2026-12-14', shopLead(INITIAL_ROUTING_POLICY, 400))).toBe('2026-12-28')
    expect(stageDays(undefined, 4)).toBe(4)
    expect(stageDays({ times: 10, days: 140 }, 4)).toBe(9)
    const slow = shopLead(INITIAL_ROUTING_POLICY, 50, { fabrication_complete: { times: 10, days: 140 } })
    expect(deliveredAfter('2026-12-14', slow)).toBe('2027-01-04')
  })

  it('skips the weeks in which its shop is closed', () => {
    const weeks = [
      { week: '2026-12-21', capacityUnits: 40, closedUnits: 40 },
      { week: '2026-12-28', capacityUnits: 40, closedUnits: 12 },
    ]
    expect(deliveredAfter('2026-12-14', { ...NEAR, closedWeeks: closedWeeksOf(weeks) })).toBe('2026-12-31')
  })

  it('never sells a week that has begun, nor one before payment and engineering', () => {
    fc.assert(
      fc.property(aMoment, fc.nat(30), fc.nat(30), (now, fundingDays, engineeringDays) => {
        const first = firstMakingWeek(now, { fundingDays, engineeringDays })
        expect(first > companyDay(now)).toBe(true)
        expect(first > addBusinessDays(companyDay(now), fundingDays + engineeringDays)).toBe(true)
        expect(weekOf(first)).toBe(first)
      }),
    )
  })

  it('ends on a business day, and the last week is the last from which a frame arrives in time', () => {
    fc.assert(
      fc.property(aWeek, aLead, (week, lead) => {
        const day = deliveredAfter(week, lead)
        expect(closedBecause(day)).toBeUndefined()
        expect(day > dayAfter(week, 4)).toBe(true)
        const last = lastMakingWeek(day, lead)
        expect(last >= week).toBe(true)
        expect(deliveredAfter(last, lead) <= day).toBe(true)
        expect(deliveredAfter(addWeeks(last, 1), lead) > day).toBe(true)
      }),
    )
  })

  it('leaves a window within the planned weeks', () => {
    const far = makingWeeks(THANKSGIVING, '2031-01-01', INITIAL_ROUTING_POLICY, NEAR)
    expect(far && weeksBetween(far.fromWeek, far.byWeek)).toBe(PLANNED_WEEKS)
  })
})
