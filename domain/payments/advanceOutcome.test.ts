import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cents, cents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { proportionOf } from '../money/proportionOf'
import {
  type AdvanceCut,
  advanceOutcomeSentences,
  advanceReversalPosting,
  cutAdvances,
  debtPosting,
  repayableCents,
  uncoveredAdvancePosting,
} from './advanceOutcome'
import { earnedParts } from './earned'
import { FACTORING_URGENCIES, factoringOffer, TRUST_LEVELS } from './factoring'
import { INITIAL_RELEASE_POLICY, PHASES } from './phases'
import { postingFlaw } from './posting'
import { phaseRelease, receivableCents } from './releasePhase'

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(cents)
/** Thousandths of the contract price that the shop is paid. */
const shopShare = fc.nat(1_000)
const policyAt = (price: Cents, share: number) => ({
  ...INITIAL_RELEASE_POLICY,
  shopPriceCents: proportionOf(price, cents(share), cents(1_000)),
})
const requests = fc.array(
  fc.record({ advanceCents: amount, trust: fc.constantFrom(...TRUST_LEVELS), urgency: fc.constantFrom(...FACTORING_URGENCIES) }),
  { maxLength: 4 },
)
const total = (cuts: readonly AdvanceCut[], of: 'undoneCents' | 'discountCents' | 'owedCents') =>
  cuts.reduce((sum, cut) => sum + cut[of], 0)

describe('what a project can repay', () => {
  it('is what its phases and retainage pay the shop, up to the escrow balance, and nothing once it is closed', () => {
    const price = cents(10_000_000)
    const project = {
      active: true,
      priceCents: price,
      releasePolicy: { ...INITIAL_RELEASE_POLICY, shopPriceCents: cents(9_800_000) },
      completed: [],
      refundedCents: cents(0),
      escrowCents: price,
      shopRetainageCents: cents(0),
    }
    expect(repayableCents(project)).toBe(9_800_000)
    // Escrow that is short still pays Framewell's margin of what is to come.
    expect(repayableCents({ ...project, escrowCents: cents(5_000_000) })).toBe(4_800_000)
    expect(repayableCents({ ...project, escrowCents: cents(5_000) })).toBe(0)
    expect(repayableCents({ ...project, completed: PHASES, escrowCents: cents(0), shopRetainageCents: cents(500_000) })).toBe(500_000)
    expect(repayableCents({ ...project, active: false })).toBe(0)
    // Nothing is known of its shop's price.
    expect(repayableCents({ ...project, releasePolicy: INITIAL_RELEASE_POLICY })).toBe(0)
  })

  it("always covers the shop's offer", () => {
    fc.assert(
      fc.property(amount, shopShare, fc.nat(4), fc.constantFrom(...TRUST_LEVELS), (price, share, done, trust) => {
        const releasePolicy = policyAt(price, share)
        const completed = PHASES.slice(0, done)
        const escrowCents = cents(
          PHASES.slice(done).reduce((sum, phase) => sum + phaseRelease(price, phase, releasePolicy, cents(0)).grossCents, 0),
        )
        const receivable = receivableCents({ priceCents: price, releasePolicy, refundedCents: cents(0) }, completed)
        const offer = factoringOffer(receivable, cents(0), trust, 'standard')
        const cover = repayableCents({
          active: true,
          priceCents: price,
          releasePolicy,
          completed,
          refundedCents: cents(0),
          escrowCents,
          shopRetainageCents: cents(0),
        })
        expect(offer.advanceCents).toBeLessThanOrEqual(cover)
      }),
    )
  })
})

describe('a phase that completes', () => {
  it('leaves an advance that was covered covered, whatever was refunded before', () => {
    fc.assert(
      fc.property(amount, shopShare, fc.nat(3), fc.nat(1_000), fc.nat(1_000), (price, share, done, refund, drawn) => {
        const releasePolicy = policyAt(price, share)
        const phase = PHASES[done] ?? 'delivery'
        const completed = PHASES.slice(0, done)
        const held = PHASES.slice(done).reduce((sum, one) => sum + phaseRelease(price, one, releasePolicy, cents(0)).grossCents, 0)
        const refundedCents = cents(Math.floor((held * refund) / 1_000))
        const before = {
          active: true,
          priceCents: price,
          releasePolicy,
          completed,
          refundedCents,
          escrowCents: cents(held - refundedCents),
          shopRetainageCents: cents(0),
        }
        const advanced = cents(Math.floor((repayableCents(before) * drawn) / 1_000))
        const release = phaseRelease(price, phase, releasePolicy, advanced, refundedCents)
        fc.pre(before.escrowCents >= release.grossCents)
        const after = {
          ...before,
          completed: [...completed, phase],
          escrowCents: subtractCents(before.escrowCents, release.grossCents),
          shopRetainageCents: release.shopRetainageCents,
        }
        expect(advanced - release.repaidCents).toBeLessThanOrEqual(repayableCents(after))
      }),
      { numRuns: process.env.TEST_FULL ? 2_000 : 300 },
    )
  })
})

describe('advances the project no longer covers', () => {
  it('are reduced to the cover: unsent amounts are reversed first, the rest becomes debt, and nothing else moves', () => {
    fc.assert(
      fc.property(requests, amount, amount, fc.double({ min: 0, max: 1, noNaN: true }), (asked, cover, payable, share) => {
        const approved = asked.map(({ advanceCents, trust, urgency }, at) => ({
          id: String(at),
          advanceCents,
          factoringDiscount: factoringOffer(cents(0), cents(0), trust, urgency).factoringDiscount,
        }))
        const all = approved.reduce((sum, { advanceCents }) => sum + advanceCents, 0)
        const advanced = cents(Math.floor(all * share))
        const cuts = cutAdvances({ requests: approved, advancedCents: advanced, payableCents: payable }, cover)
        const undone = total(cuts, 'undoneCents')
        const paid = undone - total(cuts, 'discountCents')
        expect(undone + total(cuts, 'owedCents')).toBe(Math.max(0, advanced - cover))
        expect(paid).toBeLessThanOrEqual(payable)
        // A debt remains only where nothing unsent is left, except for the cents a discount is rounded by.
        if (total(cuts, 'owedCents') > 0) expect(payable - paid).toBeLessThanOrEqual(approved.length)
        for (const cut of cuts) {
          if (cut.undoneCents > 0) expect(postingFlaw(advanceReversalPosting('k', 'p', cut))).toBeUndefined()
          if (cut.owedCents > 0) expect(postingFlaw(uncoveredAdvancePosting('k', 'p', cut))).toBeUndefined()
        }
      }),
    )
  })

  it('that were never sent are reversed with their full discount', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...TRUST_LEVELS), fc.constantFrom(...FACTORING_URGENCIES), (receivable, trust, urgency) => {
        const offer = factoringOffer(receivable, cents(0), trust, urgency)
        fc.pre(offer.advanceCents > 0)
        const books = { requests: [{ id: 'a', ...offer }], advancedCents: offer.advanceCents, payableCents: offer.paidCents }
        expect(cutAdvances(books, cents(0))).toEqual([
          { id: 'a', undoneCents: offer.advanceCents, discountCents: offer.discountCents, owedCents: 0 },
        ])
        expect(cutAdvances({ ...books, payableCents: cents(0) }, cents(0))).toEqual([
          { id: 'a', undoneCents: 0, discountCents: 0, owedCents: offer.advanceCents },
        ])
      }),
    )
  })

  it('that were never sent leave nothing payable, however many cuts it takes', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...TRUST_LEVELS), fc.array(amount, { maxLength: 4 }), (receivable, trust, covers) => {
        const offer = factoringOffer(receivable, cents(0), trust, 'urgent')
        let [advanced, payable] = [offer.advanceCents, offer.paidCents]
        for (const cover of [...covers.sort((a, b) => b - a), cents(0)])
          for (const cut of cutAdvances({ requests: [{ id: 'a', ...offer }], advancedCents: advanced, payableCents: payable }, cover)) {
            expect(cut.owedCents).toBe(0)
            advanced = subtractCents(advanced, cut.undoneCents)
            payable = subtractCents(payable, subtractCents(cut.undoneCents, cut.discountCents))
          }
        expect([advanced, payable]).toEqual([0, 0])
      }),
      { numRuns: process.env.TEST_FULL ? 500 : 100 },
    )
  })

  it("are repaid from the shop's earnings: advances first, then debt, then the shop is paid", () => {
    fc.assert(
      fc.property(amount, amount, amount, (earned, advanceCents, debtCents) => {
        const parts = earnedParts(earned, { advanceCents, debtCents })
        expect(parts.advanceCents + parts.debtCents + parts.netCents).toBe(earned)
        expect(parts.advanceCents).toBe(Math.min(earned, advanceCents))
        if (parts.debtCents > 0) expect(parts.advanceCents).toBe(advanceCents)
        if (parts.netCents > 0) expect(parts.debtCents).toBe(debtCents)
      }),
    )
  })

  it('are described before somebody confirms', () => {
    const nothing = { shop: 'Gulf Steel', requestEnds: false, undoneCents: cents(0), owedCents: cents(0) }
    expect(advanceOutcomeSentences(nothing)).toEqual([])
    expect(advanceOutcomeSentences({ ...nothing, requestEnds: true, undoneCents: cents(6_110_937), owedCents: cents(394_850) })).toEqual([
      "Gulf Steel's request for early payout ends without a payout.",
      'An early payout of $61,109.37 to Gulf Steel is taken back: it has not reached Gulf Steel.',
      'Gulf Steel owes back $3,948.50 that was paid early, until it is recovered or written off.',
    ])
  })

  it('are written off, set off or received', () => {
    const owed = cents(394_850)
    for (const decision of ['write_off', 'received', { otherProjectId: 'q' }] as const) {
      const posting = debtPosting('k', 'p', decision, owed)
      expect(postingFlaw(posting)).toBeUndefined()
      expect(posting.entries.find(({ account }) => account === 'shop_debt')?.amountCents).toBe(subtractCents(cents(0), owed))
    }
  })
})
