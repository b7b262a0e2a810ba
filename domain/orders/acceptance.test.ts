import fc from 'fast-check'
import { expect, it } from 'vitest'
import { closedBecause, companyDay } from '../dates/businessDays'
import { acceptanceDeadline, acceptanceStep } from './acceptance'
import { ORDER_STAGES, ORDER_STATUSES } from './stages'
import { acceptRefusal, recordOrderStage } from './transitions'

const aMoment = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })

it('gives a shop whole business days, and reminds it on the last one', () => {
  fc.assert(
    fc.property(aMoment, fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 40 * 86_400_000 }), (offeredAt, days, later) => {
      const deadline = acceptanceDeadline(offeredAt, days)
      expect(closedBecause(companyDay(deadline))).toBeUndefined()
      expect(companyDay(new Date(deadline.getTime() + 1)) > companyDay(deadline)).toBe(true)
      expect(deadline.getTime() - offeredAt.getTime()).toBeGreaterThanOrEqual(days * 23 * 3_600_000)
      const now = new Date(offeredAt.getTime() + later)
      const step = acceptanceStep(deadline, now)
      expect(step === 'reroute').toBe(now > deadline)
      expect(step === 'remind').toBe(now <= deadline && companyDay(now) === companyDay(deadline))
    }),
  )
  // Offered on the Wednesday before Thanksgiving: Friday and Monday.
  expect(companyDay(acceptanceDeadline(new Date('2026-11-25T15:00:00Z'), 2))).toBe('2026-11-30')
})

it('lets a shop accept what it may begin to make, and nothing else', () => {
  for (const status of ORDER_STATUSES)
    for (const stage of ORDER_STAGES.slice(1)) {
      const begins = 'state' in recordOrderStage({ status, stage }, 'fabrication_started')
      expect(acceptRefusal({ status, stage }) === undefined).toBe(begins)
      expect(acceptRefusal({ status, stage, acceptedAt: '2026-11-27T12:00:00.000Z' })).toBeDefined()
    }
})
