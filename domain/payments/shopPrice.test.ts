import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addCents, cents, sumCents } from '../money/cents'
import { proportionOf } from '../money/proportionOf'
import { shareOf } from '../money/shareOf'
import { listOn, listPrice } from '../network/shopPriceList'
import { INITIAL_RELEASE_POLICY, PHASES } from './phases'
import { contractRelease, ofShopCents, phasePlan, phaseRelease, policyAfterChange, receivableCents, releasesOf } from './releasePhase'

const amount = fc.integer({ min: 100, max: 1_000_000_000 }).map(cents)

it("pays the shop the price it accepted and Framewell the difference, to the cent, and never more than a phase's share", () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [price, shop] = [cents(Math.max(one, other)), cents(Math.min(one, other))]
      const policy = { ...INITIAL_RELEASE_POLICY, shopPriceCents: shop }
      const releases = PHASES.map((phase) => phaseRelease(price, phase, policy, cents(0)))
      expect(sumCents(releases.map(({ grossCents }) => grossCents))).toBe(price)
      const own = releases.map(({ feeCents, retainageCents, shopRetainageCents }) => feeCents + retainageCents - shopRetainageCents)
      expect(own.reduce((sum, each) => sum + each, 0)).toBe(price - shop)
      expect(sumCents(releases.map(ofShopCents))).toBe(shop)
      const contract = { priceCents: price, releasePolicy: policy, refundedCents: cents(0) }
      expect(releasesOf(contract, PHASES)).toEqual(releases)
      expect(receivableCents(contract, [])).toBe(sumCents(releases.map(({ netCents }) => netCents)))
      for (const { feeCents, netCents, retainageCents } of releases)
        expect(Math.min(feeCents, netCents, retainageCents)).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('withholds from the shop the share of its own price, whatever the contract price is, and of the contract price in all', () => {
  fc.assert(
    fc.property(amount, amount, amount, (shop, more, other) => {
      const policy = { ...INITIAL_RELEASE_POLICY, shopPriceCents: shop }
      const [one, two] = [more, other].map((margin) => phaseRelease(addCents(shop, margin), 'delivery', policy, cents(0)))
      expect(one?.shopRetainageCents).toBe(shareOf(shop, policy.retainageShare))
      expect(two?.shopRetainageCents).toBe(one?.shopRetainageCents)
      expect(one?.retainageCents).toBe(shareOf(addCents(shop, more), policy.retainageShare))
    }),
  )
})

it('divides a refund before delivery in the proportion of what delivery pays, and retains no less', () => {
  fc.assert(
    fc.property(amount, amount, fc.nat(1_000), (shop, margin, part) => {
      const price = addCents(shop, margin)
      const policy = { ...INITIAL_RELEASE_POLICY, shopPriceCents: shop }
      const full = phaseRelease(price, 'delivery', policy, cents(0))
      const releasable = full.grossCents - full.retainageCents
      const refunded = cents(Math.floor((releasable * part) / 1_000))
      const less = phaseRelease(price, 'delivery', policy, cents(0), refunded)
      expect(full.grossCents - less.grossCents).toBe(refunded)
      expect([less.retainageCents, less.shopRetainageCents]).toEqual([full.retainageCents, full.shopRetainageCents])
      const left = releasable === 0 ? 0 : 1 - refunded / releasable
      expect(Math.abs(less.netCents - full.netCents * left)).toBeLessThanOrEqual(1)
      expect(Math.abs(less.feeCents - full.feeCents * left)).toBeLessThanOrEqual(1)
    }),
  )
})

it('takes refunds of the last phases, with the retainage, from both prices, and of no phase that is complete', () => {
  fc.assert(
    fc.property(amount, amount, fc.nat(PHASES.length), fc.nat(1_000), (shop, margin, done, part) => {
      const price = addCents(shop, margin)
      const releasePolicy = { ...INITIAL_RELEASE_POLICY, shopPriceCents: shop }
      const full = releasesOf({ priceCents: price, releasePolicy, refundedCents: cents(0) }, PHASES)
      const toCome = sumCents(full.slice(done).map(({ grossCents }) => grossCents))
      const refundedCents = proportionOf(toCome, cents(part), cents(1_000))
      const left = releasesOf({ priceCents: price, releasePolicy, refundedCents }, PHASES)
      expect(left.slice(0, done)).toEqual(full.slice(0, done))
      expect(sumCents(left.map(({ grossCents }) => grossCents))).toBe(price - refundedCents)
      expect(PHASES.map((phase) => phasePlan(price, releasePolicy, refundedCents)[phase])).toEqual(left.map(({ grossCents }) => grossCents))
      // The last phase that releases anything is the only one that releases a part.
      const whole = left.map(({ grossCents }, at) => grossCents === full[at]?.grossCents)
      expect(left.slice(whole.lastIndexOf(true) + 2).every(({ grossCents }) => grossCents === 0)).toBe(true)
      for (const [at, release] of left.entries()) {
        const { feeCents, netCents, retainageCents, shopRetainageCents, grossCents } = release
        expect(Math.min(feeCents, netCents, shopRetainageCents, retainageCents - shopRetainageCents)).toBeGreaterThanOrEqual(0)
        expect(feeCents + netCents + retainageCents).toBe(grossCents)
        const before = full[at]
        if (!before || before.grossCents === 0) continue
        expect(Math.abs(ofShopCents(release) - (ofShopCents(before) * grossCents) / before.grossCents)).toBeLessThanOrEqual(2)
      }
    }),
  )
})

it('moves the same of the contract price before a price is accepted and after, and pays nothing before', () => {
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(...PHASES), fc.nat(1_000), (shop, margin, phase, part) => {
      const price = addCents(shop, margin)
      const refunded = proportionOf(price, cents(part), cents(1_000))
      const { grossCents, retainageCents } = phaseRelease(
        price,
        phase,
        { ...INITIAL_RELEASE_POLICY, shopPriceCents: shop },
        cents(0),
        refunded,
      )
      expect(contractRelease(price, phase, INITIAL_RELEASE_POLICY, refunded)).toEqual({ grossCents, retainageCents })
      expect(releasesOf({ priceCents: price, releasePolicy: INITIAL_RELEASE_POLICY, refundedCents: refunded }, PHASES)).toEqual([])
    }),
  )
  expect(policyAfterChange(INITIAL_RELEASE_POLICY, cents(100), cents(200))).toEqual(INITIAL_RELEASE_POLICY)
})

it('changes an accepted price in the proportion of the contract price, never above it', () => {
  const policy = { ...INITIAL_RELEASE_POLICY, shopPriceCents: cents(5_000_000) }
  expect(policyAfterChange(policy, cents(7_450_000), cents(7_450_000)).shopPriceCents).toBe(5_000_000)
  expect(policyAfterChange(policy, cents(7_450_000), cents(8_000_000)).shopPriceCents).toBe(5_369_128)
  fc.assert(
    fc.property(amount, amount, amount, (one, other, after) => {
      const [before, shop] = [cents(Math.max(one, other)), cents(Math.min(one, other))]
      const { shopPriceCents } = policyAfterChange({ ...policy, shopPriceCents: shop }, before, after)
      expect(shopPriceCents).toBeLessThanOrEqual(after)
      expect(Math.abs(Number(shopPriceCents) - (shop * after) / before)).toBeLessThanOrEqual(0.5 + 1e-6 * after)
    }),
  )
})

it('prices a job by the newest list that has begun: its plan first, then the one rate', () => {
  const rates = { plans: { 'the-bova-plan': cents(3_200_000) }, perPoundCents: cents(210), perUnitCents: null }
  const perUnit = { plans: {}, perPoundCents: null, perUnitCents: cents(98_000) }
  const lists = [
    { id: 'a', from: '2026-01-01', approvedAt: '2026-01-01T00:00:00Z', rates: { ...rates, plans: {} } },
    { id: 'b', from: '2026-12-01', approvedAt: '2026-11-01T00:00:00Z', rates },
    { id: 'c', from: '2026-12-01', approvedAt: '2026-11-02T00:00:00Z', rates: perUnit },
  ]
  expect(listOn(lists, '2025-12-31')).toBeUndefined()
  expect(listOn(lists, '2026-11-30')?.id).toBe('a')
  expect(listOn(lists, '2026-12-01')?.id).toBe('c')
  const job = { planId: 'the-bova-plan', steelPounds: 7_450.5, units: 14 }
  expect(lists.map((list) => listPrice(list, job))).toEqual([
    { rule: 'perPound', cents: 1_564_605, list: 'a' },
    { rule: 'plan', cents: 3_200_000, list: 'b' },
    { rule: 'perUnit', cents: 1_372_000, list: 'c' },
  ])
})
