import { expect, it } from 'vitest'
import { disputeHolds, openedDispute } from './disputeRules'
import { disputeStops } from './disputes'
import { INITIAL_RELEASE_POLICY } from './phases'

const PROJECT = { deliveredOn: null, priceCents: 1_000_000, refundedCents: 0, releasePolicy: INITIAL_RELEASE_POLICY }

it('a dispute holds retainage after delivery, and before delivery what delivery would release', () => {
  expect(disputeHolds({ ...PROJECT, deliveredOn: '2026-11-20' }, { escrow: 0, retainage: 50_000 })).toEqual({
    heldCents: 50_000,
    heldIn: 'retainage',
  })
  // A fifth of the price, less the retainage.
  expect(disputeHolds(PROJECT, { escrow: 600_000, retainage: 0 })).toEqual({ heldCents: 150_000, heldIn: 'escrow' })
  expect(disputeHolds(PROJECT, { escrow: 1, retainage: 0 })).toEqual({ heldCents: 1, heldIn: 'escrow' })
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
