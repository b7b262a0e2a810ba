import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addCents, type Cents, cents } from '../money/cents'
import { drawnCents, fundingOf, fundingWords, toHoldCents } from './funding'

const NOTHING = {
  escrow_cash: cents(0),
  escrow: cents(0),
  retainage: cents(0),
  fabricator_payable: cents(0),
  builder_payable: cents(0),
  fee: cents(0),
  receivable: cents(0),
  advance: cents(0),
  shop_debt: cents(0),
}

it('separates a received deposit from the trade credit', () => {
  const funding = fundingOf({ ...NOTHING, escrow: cents(36_584_500), receivable: cents(33_584_500) })
  expect(funding).toEqual({ unpaidCents: 36_584_500, cashCents: 3_000_000, escrowCents: 0, creditCents: 33_584_500 })
  expect(fundingWords(funding)).toBe('$365,845.00 is not paid out yet: $30,000.00 is cash received, $335,845.00 is on credit')
})

it.each([
  ['a prepaid order', { escrow: cents(100) }, '$1.00 is not paid out yet: $1.00 is cash received'],
  ['an order on credit alone', { escrow: cents(100), receivable: cents(100) }, '$1.00 is not paid out yet: $1.00 is on credit'],
  ['a refund that is owed', { builder_payable: cents(6_016_000) }, '$60,160.00 is not paid out yet: $60,160.00 is cash received'],
  [
    'a deposit that is in the escrow account in part',
    { escrow: cents(500), escrow_cash: cents(200), receivable: cents(100) },
    '$5.00 is not paid out yet: $2.00 is in the escrow account, $2.00 is cash received in the operating account, $1.00 is on credit',
  ],
  [
    'a deposit in the escrow account',
    { escrow: cents(500), escrow_cash: cents(500) },
    '$5.00 is not paid out yet: $5.00 is in the escrow account',
  ],
  ['what was paid out before it came in', { receivable: cents(500) }, 'Nothing is waiting to be paid out'],
  [
    'an early payout, which Framewell funds',
    { escrow: cents(100), fabricator_payable: cents(60), advance: cents(60) },
    '$1.60 is not paid out yet: $1.00 is cash received, $0.60 is on credit',
  ],
])('says of %s what is cash', (_, balances, words) => {
  expect(fundingWords(fundingOf({ ...NOTHING, ...balances }))).toBe(words)
})

it('holds what is paid and not released, without margins, tax and what is payable', () => {
  expect(
    toHoldCents({ ...NOTHING, escrow: cents(600), retainage: cents(50), receivable: cents(400), fabricator_payable: cents(900) }),
  ).toBe(250)
  expect(toHoldCents({ ...NOTHING, escrow: cents(300), receivable: cents(400) }), 'more was released than paid').toBe(0)
})

it('draws on own capital exactly where nothing is left to hold', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 }).map(cents)
  fc.assert(
    fc.property(fc.record({ escrow: amount, retainage: amount, receivable: amount }), (balances) => {
      const [held, drawn] = [toHoldCents(balances), drawnCents(balances)]
      expect(Math.min(held, drawn)).toBe(0)
      expect(held - drawn).toBe(balances.escrow + balances.retainage - balances.receivable)
    }),
  )
})

it('never reports more cash than was received, and splits unpaid amounts to the cent', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 }).map(cents)
  const step = fc.record({ kind: fc.constantFrom('cash', 'credit', 'repay', 'release', 'pay'), amount })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const balances: Record<keyof typeof NOTHING, Cents> = { ...NOTHING }
      let received = 0
      let paid = 0
      const move = (account: keyof typeof NOTHING, by: number) => {
        balances[account] = addCents(balances[account], cents(by))
      }
      for (const { kind, amount: asked } of steps) {
        const most = (account: keyof typeof NOTHING) => Math.min(asked, balances[account])
        if (kind === 'cash') {
          move('escrow', asked)
          received += asked
        } else if (kind === 'credit') {
          move('escrow', asked)
          move('receivable', asked)
        } else if (kind === 'repay') {
          const part = most('receivable')
          move('receivable', -part)
          received += part
        } else if (kind === 'release') {
          const part = most('escrow')
          move('escrow', -part)
          move('fabricator_payable', part)
        } else {
          const part = most('fabricator_payable')
          move('fabricator_payable', -part)
          paid += part
        }
      }
      const { unpaidCents, cashCents, creditCents } = fundingOf(balances)
      expect(cashCents).toBe(Math.min(unpaidCents, Math.max(0, received - paid)))
      expect(cashCents + creditCents).toBe(unpaidCents)
    }),
  )
})
