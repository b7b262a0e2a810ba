import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../money/cents'
import { advancePosting, FACTORING_URGENCIES, factoringOffer, TRUST_LEVELS } from './factoring'
import { INITIAL_RELEASE_POLICY, nextPhase, PHASES, releasePolicySchema } from './phases'
import { debitOwnAccount, postingFlaw, reversalOf } from './posting'
import { phaseAmounts, phasePosting, phaseRefusal, phaseRelease, retainagePosting } from './releasePhase'

const price = fc.integer({ min: 1, max: 1_000_000_000 })
const policy = { ...INITIAL_RELEASE_POLICY, shopPriceCents: 5_772_200 }
const state = { completed: [], stageReached: true, disputeOpen: false, formsEntered: true, waiversComplete: true, escrowCents: 1_000_000 }
const balanced = (entries: readonly { amountCents: number }[]) => entries.reduce((sum, { amountCents }) => sum + amountCents, 0)

describe('phases', () => {
  it('follow a policy that passes its own schema', () => {
    expect(releasePolicySchema.parse(policy)).toEqual(policy)
    expect(releasePolicySchema.safeParse({ ...policy, shares: { ...policy.shares, delivery: 0.3 } }).success).toBe(false)
    expect(releasePolicySchema.safeParse({ ...policy, retainageShare: 0.21 }).success).toBe(false)
  })

  it('complete in order', () => {
    expect(nextPhase([])).toBe('fabrication_start')
    expect(nextPhase(['fabrication_start', 'quality_check', 'shipment'])).toBe('delivery')
    expect(nextPhase(PHASES)).toBeUndefined()
  })

  it('release exactly the price, to the cent', () => {
    fc.assert(
      fc.property(price, price, fc.integer({ min: 0, max: 100_000_000 }), (shop, margin, advance) => {
        const whole = shop + margin
        const agreed = { ...policy, shopPriceCents: shop }
        const amounts = phaseAmounts(whole, agreed)
        expect(PHASES.reduce((sum, phase) => sum + amounts[phase], 0)).toBe(whole)
        let owed = advance
        for (const phase of PHASES) {
          const release = phaseRelease(whole, phase, agreed, owed)
          owed -= release.repaidCents
          expect(release.netCents).toBeGreaterThanOrEqual(0)
          expect(release.feeCents + release.retainageCents + release.repaidCents + release.netCents).toBe(release.grossCents)
          expect(balanced(phasePosting('p', phase, release, { advanceCents: release.repaidCents, debtCents: cents(0) }).entries)).toBe(0)
        }
        expect(owed).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('of $58,900 release 40, 20, 20 and 20 percent, of which the shop is paid its price, less 5% retainage', () => {
    expect(phaseAmounts(5_890_000, policy)).toEqual({
      fabrication_start: 2_356_000,
      quality_check: 1_178_000,
      shipment: 1_178_000,
      delivery: 1_178_000,
    })
    expect(phaseRelease(5_890_000, 'delivery', policy, 100_000)).toEqual({
      grossCents: 1_178_000,
      // A fifth of the margin, less the part of the retainage that is Framewell's.
      feeCents: 17_670,
      retainageCents: 294_500,
      // 5% of what the shop is paid.
      shopRetainageCents: 288_610,
      repaidCents: 100_000,
      netCents: 765_830,
    })
  })

  it("release a policy's shares to the cent, also below a hundredth of a percent", () => {
    const fine = { shares: { fabrication_start: 0.33335, quality_check: 0.33335, shipment: 0.1333, delivery: 0.2 } }
    expect(phaseAmounts(cents(100_000_000), fine)).toEqual({
      fabrication_start: 33_335_000,
      quality_check: 33_335_000,
      shipment: 13_330_000,
      delivery: 20_000_000,
    })
  })

  it('are refused out of order, twice, in a dispute, without waivers, without money', () => {
    const release = phaseRelease(100_000, 'fabrication_start', { ...policy, shopPriceCents: 98_000 }, 0)
    expect(phaseRefusal('fabrication_start', state, release)).toBeUndefined()
    expect(phaseRefusal('quality_check', state, release)).toBe('phaseOutOfOrder')
    expect(phaseRefusal('fabrication_start', { ...state, completed: ['fabrication_start'] }, release)).toBe('phaseAlreadyComplete')
    expect(phaseRefusal('fabrication_start', { ...state, disputeOpen: true }, release)).toBe('disputeOpen')
    expect(phaseRefusal('fabrication_start', { ...state, waiversComplete: false }, release)).toBe('waiverMissing')
    expect(phaseRefusal('fabrication_start', { ...state, formsEntered: false, waiversComplete: false }, release)).toBe('waiverFormMissing')
    expect(phaseRefusal('fabrication_start', { ...state, escrowCents: release.grossCents - 1 }, release)).toBe('underfunded')
    expect(phaseRefusal('fabrication_start', { ...state, escrowCents: release.grossCents }, release)).toBeUndefined()
    // Its shop has accepted no price.
    expect(phaseRefusal('fabrication_start', state, null)).toBe('stageNotReached')
  })
})

describe('early payouts', () => {
  it('never exceed the receivable, however often they are requested', () => {
    fc.assert(
      fc.property(
        price,
        fc.array(fc.tuple(fc.constantFrom(...TRUST_LEVELS), fc.constantFrom(...FACTORING_URGENCIES)), { maxLength: 6 }),
        (cents, asks) => {
          let advanced = 0
          for (const [trust, urgency] of asks) {
            const offer = factoringOffer(cents, advanced, trust, urgency)
            advanced += offer.advanceCents
            expect(offer.paidCents + offer.discountCents).toBe(offer.advanceCents)
            expect(balanced(advancePosting('p', 'r', offer).entries)).toBe(0)
          }
          expect(advanced).toBeLessThanOrEqual(cents)
        },
      ),
    )
  })
})

describe('a posting', () => {
  it('is refused when invalid', () => {
    const good = retainagePosting('p', cents(100), cents(98), { advanceCents: cents(40), debtCents: cents(10) })
    expect(postingFlaw(good)).toBeUndefined()
    expect(postingFlaw(reversalOf(good, 'typed twice'))).toBeUndefined()
    expect(postingFlaw({ ...good, entries: [] })).toBe('empty')
    const [first = debitOwnAccount('bank', 1), second = debitOwnAccount('bank', 1)] = good.entries
    expect(postingFlaw({ ...good, entries: [first, { ...second, amountCents: -99 }] })).toBe('unbalanced')
    expect(postingFlaw({ ...good, entries: [first, { ...second, amountCents: 0 }] })).toBe('zeroEntry')
    expect(postingFlaw({ ...good, entries: [first, { ...second, amountCents: -0.5 }] })).toBe('notWholeCents')
    expect(postingFlaw({ ...good, entries: [first, { ...second, projectId: null }] })).toBe('wrongOwner')
    expect(postingFlaw({ ...good, entries: [first, { ...debitOwnAccount('bank', -100), projectId: 'p' }] })).toBe('wrongOwner')
  })
})
