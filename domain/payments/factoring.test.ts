import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../money/cents'
import { type AdvanceFacts, decidedAdvance, FACTORING_STATUSES, openOffer, requestedAdvance, trustLevel } from './factoring'
import { INITIAL_RELEASE_POLICY, PHASES } from './phases'
import { phaseRelease, receivableCents } from './releasePhase'

const price = fc.integer({ min: 1, max: 1_000_000_000 })

describe('early payouts', () => {
  it("derive trust from a shop's record", () => {
    expect(trustLevel({ finishedOrders: 20, onTimeOrders: 20, isPreferred: false })).toBe('High')
    expect(trustLevel({ finishedOrders: 20, onTimeOrders: 18, isPreferred: false })).toBe('Medium')
    expect(trustLevel({ finishedOrders: 0, onTimeOrders: 0, isPreferred: false })).toBe('Low')
    expect(trustLevel({ finishedOrders: 0, onTimeOrders: 0, isPreferred: true })).toBe('Medium')
  })

  it('offer what escrow holds for the shop less outstanding advances, and say why they offer nothing', () => {
    const standing: AdvanceFacts = {
      active: true,
      onHold: false,
      disputeOpen: false,
      coverCents: 1_000_000,
      advancedCents: 0,
      receivedCents: 0,
      balances: { escrow: 1_000_000, retainage: 0, receivable: 1_000_000, advance: 0 },
      capitalRefusal: null,
      receivableCents: 1_000_000,
      trust: 'High',
    }
    expect(openOffer(standing, 'urgent')).toMatchObject({ offer: { advanceCents: 900_000, paidCents: 873_000, discountCents: 27_000 } })
    expect(openOffer({ ...standing, advancedCents: 899_999 }, 'standard')).toMatchObject({ offer: { advanceCents: 1 } })
    expect(openOffer({ ...standing, advancedCents: 900_000 }, 'standard')).toEqual({ refusal: 'nothingToAdvance' })
    expect(openOffer({ ...standing, coverCents: 999_999 }, 'standard')).toEqual({ refusal: 'notFunded' })
    const covered = (receivedCents: number) => openOffer({ ...standing, receivedCents: cents(receivedCents) }, 'urgent')
    expect(covered(-1)).toMatchObject({ offer: { advanceCents: 900_000, fundedCents: 0 } })
    expect(covered(100_000), 'the rest is on credit').toMatchObject({ offer: { advanceCents: 900_000, fundedCents: 100_000 } })
    expect(covered(900_001)).toMatchObject({ offer: { advanceCents: 900_000, fundedCents: 900_000 } })
    const owing = { ...standing, receivedCents: cents(50_000), balances: { ...standing.balances, receivable: cents(900_000) } }
    expect(openOffer(owing, 'urgent'), 'a shop debt draws nothing on the limit').toMatchObject({
      offer: { advanceCents: 900_000, fundedCents: 50_000, creditCents: 800_000 },
    })
    for (const capitalRefusal of ['builderUnpaid', 'creditLimitReached'] as const) {
      const funded = (receivedCents: number) => openOffer({ ...standing, receivedCents: cents(receivedCents), capitalRefusal }, 'urgent')
      expect(funded(900_001)).toMatchObject({ offer: { advanceCents: 900_000, fundedCents: 900_000 } })
      expect(funded(100_000)).toMatchObject({ offer: { advanceCents: 100_000, fundedCents: 100_000, paidCents: 97_000 } })
      for (const received of [0, -1]) expect(funded(received)).toEqual({ refusal: capitalRefusal })
    }
    expect(openOffer({ ...standing, disputeOpen: true }, 'standard')).toEqual({ refusal: 'disputeOpen' })
    expect(openOffer({ ...standing, onHold: true }, 'standard')).toEqual({ refusal: 'orderOnHold' })
    expect(openOffer({ ...standing, active: false, disputeOpen: true }, 'standard')).toEqual({ refusal: 'projectClosed' })
    for (const status of FACTORING_STATUSES) {
      const asked = requestedAdvance([{ status: 'settled' }, { status }], standing, 'standard')
      expect(asked).toMatchObject(status === 'pending' ? { refusal: 'requestWaits' } : { offer: { trust: 'High' } })
      const decide = (decision: 'approve' | 'reject', now = standing, maker = 'A') =>
        decidedAdvance({ status, urgency: 'urgent', fabricatorId: 'A' }, decision, { ...now, fabricatorId: maker })
      const once = (outcome: object) => (status === 'pending' ? outcome : { refusal: 'alreadyDecided' })
      expect(decide('approve')).toMatchObject(once({ status: 'approved', offer: { paidCents: 873_000 } }))
      expect(decide('approve', { ...standing, disputeOpen: true })).toMatchObject(once({ refusal: 'disputeOpen' }))
      expect(decide('approve', standing, 'B')).toMatchObject(once({ refusal: 'shopChanged' }))
      expect(decide('reject', { ...standing, disputeOpen: true })).toMatchObject(once({ status: 'rejected' }))
    }
  })

  it('count what upcoming phases will pay as the receivable', () => {
    fc.assert(
      fc.property(price, price, fc.integer({ min: 0, max: PHASES.length }), (shop, margin, done) => {
        const completed = PHASES.slice(0, done)
        const releasePolicy = { ...INITIAL_RELEASE_POLICY, shopPriceCents: shop }
        const contract = { priceCents: shop + margin, releasePolicy, refundedCents: 0 }
        const toCome = PHASES.slice(done).map((phase) => phaseRelease(shop + margin, phase, releasePolicy, 0))
        expect(receivableCents(contract, completed)).toBe(toCome.reduce((sum, { netCents }) => sum + netCents, 0))
        // Nothing is known of a shop's price that it has not accepted.
        expect(receivableCents({ ...contract, releasePolicy: INITIAL_RELEASE_POLICY }, completed)).toBe(0)
      }),
    )
  })

  it('exclude refunds to the builder, and never fall below zero', () => {
    fc.assert(
      fc.property(price, price, fc.nat(1_000_000_000), (shop, margin, refunded) => {
        const policy = { ...INITIAL_RELEASE_POLICY, shopPriceCents: shop }
        const full = phaseRelease(shop + margin, 'delivery', policy, 0)
        const most = full.grossCents - full.retainageCents
        const less = phaseRelease(shop + margin, 'delivery', policy, 0, Math.min(refunded, most))
        expect(less.grossCents).toBe(full.grossCents - Math.min(refunded, most))
        expect(less.feeCents).toBeLessThanOrEqual(full.feeCents)
        expect(less.retainageCents).toBe(full.retainageCents)
        expect(less.netCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
