import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addCents, cents, sumCents } from '../money/cents'
import { creditNote } from './creditNote'
import { disputePosting, retainageReleased, takenOfPhases } from './disputeEntries'
import { disputeHolds, openedDispute } from './disputeRules'
import { DISPUTE_OUTCOMES, disputeStops, type Held, resolveDispute } from './disputes'
import type { LedgerAccountKind } from './ledgerAccount'
import { INITIAL_RELEASE_POLICY, PHASES, type Phase } from './phases'
import { postingFlaw } from './posting'

const PROJECT = {
  deliveredOn: null,
  priceCents: 1_000_000,
  refundedCents: 0,
  releasePolicy: { ...INITIAL_RELEASE_POLICY, shopPriceCents: 900_000 },
  completed: [] as Phase[],
}
const NO_ADVANCES = { requests: [], advancedCents: 0 }

it('a dispute holds retainage after delivery, before it what is in escrow for the phases to come, and always what is released and not paid', () => {
  const after = { ...PROJECT, deliveredOn: '2026-11-20', completed: [...PHASES] }
  // The shop earned 855,000 of 950,000 that left escrow besides the retainage.
  expect(disputeHolds(after, { escrow: 0, retainage: 50_000, fabricator_payable: 85_500 }, NO_ADVANCES)).toEqual({
    heldCents: 145_000,
    unreleasedCents: 50_000,
    heldIn: 'retainage',
    releasedCents: 95_000,
    payableCents: 85_500,
  })
  const before = disputeHolds(PROJECT, { escrow: 600_000, retainage: 0, fabricator_payable: 0 }, NO_ADVANCES)
  expect(before).toEqual({ heldCents: 600_000, unreleasedCents: 600_000, heldIn: 'escrow', releasedCents: 0, payableCents: 0 })
  // Of a price that is refunded but for shipment, no more than shipment releases.
  const shipment = { ...PROJECT, completed: PHASES.slice(0, 2), refundedCents: 200_000 }
  expect(disputeHolds(shipment, { escrow: 300_000, retainage: 0, fabricator_payable: 0 }, NO_ADVANCES).heldCents).toBe(200_000)
  expect(disputeHolds(PROJECT, { escrow: 1, retainage: 0, fabricator_payable: 0 }, NO_ADVANCES).heldCents).toBe(1)
})

it('an early payout that is not sent is not earned, so it is not divided', () => {
  const started = { ...PROJECT, completed: ['fabrication_start'] as Phase[] }
  const advances = { requests: [{ id: 'a', advanceCents: 100_000, factoringDiscount: 0.02 }], advancedCents: 100_000 }
  const held = (fabricator_payable: number) => disputeHolds(started, { escrow: 600_000, retainage: 0, fabricator_payable }, advances)
  expect(held(360_000 + 98_000)).toMatchObject({ payableCents: 360_000, releasedCents: 400_000, heldCents: 1_000_000 })
  expect(held(98_000)).toMatchObject({ payableCents: 0, releasedCents: 0 })
})

const amount = fc.nat(5_000_000).map(cents)
const anyHeld = fc
  .record({ unreleasedCents: amount, payableCents: amount, marginCents: amount, isDelivered: fc.boolean() })
  .map(({ unreleasedCents, payableCents, marginCents, isDelivered }): Held => {
    const releasedCents = payableCents > 0 ? addCents(payableCents, marginCents) : cents(0)
    const heldIn = isDelivered ? 'retainage' : 'escrow'
    return { heldCents: addCents(unreleasedCents, releasedCents), unreleasedCents, heldIn, releasedCents, payableCents }
  })
const anyOutcome = fc.record({
  outcome: fc.constantFrom(...DISPUTE_OUTCOMES),
  split: fc.option(fc.nat(20_000_000).map(cents), { nil: undefined }),
})

it('a decision loses nothing, pays nothing twice and never moves more than is held', () => {
  fc.assert(
    fc.property(anyHeld, anyOutcome, (held, { outcome, split }) => {
      const decided = resolveDispute(outcome, held, split)
      if ('refusal' in decided) {
        expect(decided.refusal).toBe(held.heldCents === 0 ? 'nothingHeld' : 'splitAmount')
        return
      }
      const { refundCents, releaseCents, releasedRefundCents, payableRefundCents } = decided
      const staysInEscrow = held.heldIn === 'escrow' ? held.unreleasedCents - (refundCents - releasedRefundCents) : 0
      expect(refundCents + releaseCents + staysInEscrow).toBe(held.heldCents)
      for (const part of [refundCents, releaseCents, staysInEscrow, releasedRefundCents, payableRefundCents])
        expect(part).toBeGreaterThanOrEqual(0)
      expect(payableRefundCents).toBeLessThanOrEqual(Math.min(releasedRefundCents, held.payableCents))
      if (outcome === 'refund') expect([refundCents, payableRefundCents]).toEqual([held.heldCents, held.payableCents])
      if (outcome === 'release') expect(refundCents).toBe(0)
      // What is not released goes back first.
      if (releasedRefundCents > 0) expect(refundCents - releasedRefundCents).toBe(held.unreleasedCents)
    }),
  )
  expect(resolveDispute('split', { ...HELD, heldCents: cents(100) }, cents(100))).toEqual({ refusal: 'splitAmount' })
  expect(resolveDispute('refund', { ...HELD, unreleasedCents: cents(0), heldCents: cents(0) }, undefined)).toEqual({
    refusal: 'nothingHeld',
  })
})

const HELD: Held = { heldCents: 100, unreleasedCents: 100, heldIn: 'retainage', releasedCents: 0, payableCents: 0 }

it('its entries add up, and take from each account what the decision says', () => {
  fc.assert(
    fc.property(anyHeld, anyOutcome, amount, amount, (held, { outcome, split }, feeCents, advanceCents) => {
      const resolution = resolveDispute(outcome, held, split)
      if ('refusal' in resolution) return
      const credit = creditNote(
        'P',
        { receivable: cents(1_000), tax_receivable: cents(0) },
        { priceCents: resolution.refundCents, taxCents: cents(0) },
      )
      const shopRetainageCents = cents(Math.floor(retainageReleased(held, resolution) * 0.9))
      const owing = { advanceCents, debtCents: cents(0) }
      const facts = { id: 'd', projectId: 'P', outcome, held, resolution, shopRetainageCents, owing, feeCents, credit: credit.entries }
      const posting = disputePosting(facts)
      if (posting.entries.length === 0) {
        expect(resolution.refundCents + retainageReleased(held, resolution)).toBe(0)
        return
      }
      expect(postingFlaw(posting)).toBeUndefined()
      const of = (account: LedgerAccountKind) =>
        sumCents(posting.entries.filter((entry) => entry.account === account).map(({ amountCents }) => amountCents))
      expect(of('fee') + of('revenue') + of('fabricator_payable') + of('advance')).toBe(
        resolution.releasedRefundCents - retainageReleased(held, resolution),
      )
      expect(of('fee')).toBeLessThanOrEqual(feeCents)
      expect(of(held.heldIn)).toBe(resolution.refundCents - resolution.releasedRefundCents + retainageReleased(held, resolution))
    }),
  )
})

it('takes of the newest phases that are not paid, none more than it pays', () => {
  const unpaid = [
    { phase: 'fabrication_start' as const, netCents: cents(400) },
    { phase: 'quality_check' as const, netCents: cents(200) },
  ]
  expect(takenOfPhases(cents(250), unpaid)).toEqual({ quality_check: 200, fabrication_start: 50 })
  expect(takenOfPhases(cents(0), unpaid)).toEqual({})
})

it('says what a dispute holds: phases, retainage, and what the shop is not paid yet', () => {
  expect(disputeStops(6_783_792)).toBe(
    'Phases, retainage and payouts to the shop wait until the dispute is decided, with $67,837.92 released to it before. A payout already sent to the bank is not stopped.',
  )
  expect(disputeStops(0)).toBe(
    'Phases, retainage and payouts to the shop wait until the dispute is decided. A payout already sent to the bank is not stopped.',
  )
})

it('a dispute is opened once, over existing money, and decided within ten days', () => {
  const opening = { reason: 'damage', description: 'Two wall panels came bent.' } as const
  const open = (openDispute: string | null, heldCents: number) => openedDispute({ openDispute, heldCents }, opening, 'Ada', '2026-11-25')
  expect(open(null, 1)).toEqual({ opened: { ...opening, status: 'open', openedBy: 'Ada', decideBy: '2026-12-05' } })
  expect(open('d1', 1)).toEqual({ refusal: 'openAlready' })
  expect(open(null, 0)).toEqual({ refusal: 'nothingHeld' })
})
