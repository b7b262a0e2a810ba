import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents, sumCents } from '../money/cents'
import { listOn, listPrice } from '../network/shopPriceList'
import { INITIAL_RELEASE_POLICY } from './phases'
import { phaseAmounts } from './releasePhase'
import { phaseShares } from './shopPrice'

const amount = fc.integer({ min: 100, max: 1_000_000_000 }).map(cents)

it("splits every phase between the shop and the margin, and adds up to the shop's price and the difference to the cent", () => {
  fc.assert(
    fc.property(amount, amount, (price, shop) => {
      const { earned, margin, marginCents } = phaseShares(price, shop, INITIAL_RELEASE_POLICY)
      expect(sumCents(Object.values(earned))).toBe(shop)
      expect(sumCents(Object.values(margin))).toBe(price - shop)
      expect(marginCents).toBe(price - shop)
      const gross = phaseAmounts(price, INITIAL_RELEASE_POLICY)
      expect(earned.delivery + margin.delivery).toBe(gross.delivery)
      expect(Object.values(earned).every((each) => each >= 0)).toBe(true)
      // No phase loses money unless the whole order does.
      if (shop <= price) expect(Object.values(margin).every((each) => each >= 0)).toBe(true)
    }),
  )
})

it('prices a job by the newest list that has begun: its plan first, then the one rate', () => {
  const rates = { plans: { 'the-bova-plan': cents(3_200_000) }, perPoundCents: cents(210), perUnitCents: null }
  const lists = [
    { version: 1, from: '2026-01-01', rates: { ...rates, plans: {} } },
    { version: 2, from: '2026-12-01', rates },
    { version: 3, from: '2026-12-01', rates: { ...rates, perPoundCents: null, perUnitCents: cents(98_000) } },
  ]
  expect(listOn(lists, '2025-12-31')).toBeUndefined()
  expect(listOn(lists, '2026-11-30')?.version).toBe(1)
  expect(listOn(lists, '2026-12-01')?.version).toBe(3)
  const job = { planId: 'the-bova-plan', steelPounds: 7_450.5, units: 14 }
  expect(lists.map((list) => listPrice(list, job))).toEqual([
    { rule: 'perPound', cents: 1_564_605, version: 1 },
    { rule: 'plan', cents: 3_200_000, version: 2 },
    { rule: 'plan', cents: 3_200_000, version: 3 },
  ])
  expect(listPrice({ version: 3, rates: { plans: {}, perPoundCents: null, perUnitCents: cents(98_000) }, from: '' }, job).cents).toBe(
    1_372_000,
  )
})
