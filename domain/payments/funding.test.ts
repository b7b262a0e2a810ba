import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addCents, type Cents, cents } from '../money/cents'
import { drawnCents, fundingOf, fundingWords, releaseDraws, toHoldCents } from './funding'

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
    'an early payout of a prepaid order, less its discount',
    { escrow: cents(100), fabricator_payable: cents(58), advance: cents(60) },
    '$0.98 is not paid out yet: $0.98 is cash received',
  ],
  [
    'an early payout that was sent, of an order with a deposit',
    { escrow: cents(5_500_000), escrow_cash: cents(115_000), receivable: cents(5_385_000), advance: cents(4_232_250) },
    '$12,677.50 is not paid out yet: $1,150.00 is in the escrow account, $11,527.50 is on credit',
  ],
  [
    'a refund of an order whose early payout its shop owes',
    { builder_payable: cents(100), shop_debt: cents(60) },
    '$1.00 is not paid out yet: $1.00 is cash received',
  ],
])('says of %s what is cash', (_, balances, words) => {
  expect(fundingWords(fundingOf({ ...NOTHING, ...balances }))).toBe(words)
})

it('gives early payouts a figure of their own', () => {
  const funding = fundingOf({ ...NOTHING, escrow: cents(100), advance: cents(60) })
  expect(fundingWords(funding, cents(60))).toBe('$0.40 is not paid out yet: $0.40 is cash received. Paid early, repaid by releases: $0.60')
  expect(fundingWords(fundingOf(NOTHING), cents(60))).toBe('Nothing is waiting to be paid out. Paid early, repaid by releases: $0.60')
})

it('holds what is paid and not released, and refunds until they are sent, without margins, tax and what is payable to the shop', () => {
  expect(
    toHoldCents({ ...NOTHING, escrow: cents(600), retainage: cents(50), receivable: cents(400), fabricator_payable: cents(900) }),
  ).toBe(250)
  expect(toHoldCents({ ...NOTHING, escrow: cents(300), receivable: cents(400) }), 'more was released than paid').toBe(0)
  expect(toHoldCents({ ...NOTHING, escrow: cents(300), builder_payable: cents(200) })).toBe(500)
  expect(toHoldCents({ ...NOTHING, receivable: cents(400), builder_payable: cents(200) }), 'a refund never paid a release').toBe(200)
})

it('draws on own capital exactly where nothing is left to hold', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 }).map(cents)
  fc.assert(
    fc.property(fc.record({ escrow: amount, retainage: amount, receivable: amount }), (balances) => {
      const [held, drawn] = [toHoldCents({ ...balances, builder_payable: cents(0) }), drawnCents({ ...balances, advance: cents(0) })]
      expect(Math.min(held, drawn)).toBe(0)
      expect(held - drawn).toBe(balances.escrow + balances.retainage - balances.receivable)
    }),
  )
})

it('draws with an early payout what the builder has not paid of it, and not again with the release that repays it', () => {
  const before = { escrow: cents(1_000), retainage: cents(0), receivable: cents(700), advance: cents(0) }
  const early = (advance: number) => ({ ...before, advance: cents(advance) })
  expect([0, 300, 301, 600].map((advance) => drawnCents(early(advance)))).toEqual([0, 0, 1, 300])
  const released = (advance: number) => ({ ...before, escrow: cents(600), advance: cents(advance) })
  expect(releaseDraws(before, released(0)), 'nothing was paid early').toBe(100)
  expect(releaseDraws(early(600), released(210)), 'of which 10 are margin').toBe(10)
  const paid = { ...before, escrow: cents(700) }
  expect(releaseDraws(early(300), { ...paid, advance: cents(6) }), 'what the builder has paid is released without credit').toBe(0)
})

it('never reports more cash than was received, more unpaid than the price nor more on credit than the builder owes', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 }).map(cents)
  const step = fc.record({ kind: fc.constantFrom('cash', 'credit', 'repay', 'release', 'pay', 'early', 'refund', 'uncovered'), amount })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const balances: Record<keyof typeof NOTHING, Cents> = { ...NOTHING }
      let received = 0
      let paid = 0
      let price = 0
      let early = 0
      const move = (account: keyof typeof NOTHING, by: number) => {
        balances[account] = addCents(balances[account], cents(by))
      }
      for (const { kind, amount: asked } of steps) {
        const most = (account: keyof typeof NOTHING) => Math.min(asked, balances[account])
        if (kind === 'cash') {
          move('escrow', asked)
          received += asked
          price += asked
        } else if (kind === 'credit') {
          move('escrow', asked)
          move('receivable', asked)
          price += asked
        } else if (kind === 'early') {
          // No more than what is left for the shop, and sent at once, less a discount.
          const part = Math.min(asked, balances.escrow - balances.advance)
          move('advance', part)
          early += part
        } else if (kind === 'refund') {
          const part = Math.min(asked, balances.escrow - balances.advance)
          const credited = Math.min(part, balances.receivable)
          move('escrow', -part)
          move('receivable', -credited)
          move('builder_payable', part - credited)
        } else if (kind === 'uncovered') {
          // A canceled order: its shop owes what it was paid early.
          const [debt, credited] = [balances.advance, Math.min(balances.escrow, balances.receivable)]
          move('builder_payable', balances.escrow - credited)
          move('receivable', -credited)
          move('escrow', -balances.escrow)
          move('advance', -debt)
          move('shop_debt', debt)
        } else if (kind === 'repay') {
          const part = most('receivable')
          move('receivable', -part)
          received += part
        } else if (kind === 'release') {
          const part = most('escrow')
          const repaid = Math.min(part, balances.advance)
          move('escrow', -part)
          move('advance', -repaid)
          move('fabricator_payable', part - repaid)
        } else {
          const part = most('fabricator_payable')
          move('fabricator_payable', -part)
          paid += part
        }
      }
      const { unpaidCents, cashCents, creditCents } = fundingOf(balances)
      if (early === 0) expect(cashCents).toBe(Math.min(unpaidCents, Math.max(0, received - paid)))
      expect(cashCents).toBeLessThanOrEqual(received)
      expect(cashCents + creditCents).toBe(unpaidCents)
      expect(unpaidCents).toBeLessThanOrEqual(price)
      expect(creditCents).toBeLessThanOrEqual(balances.receivable)
      expect(Math.min(cashCents, creditCents, unpaidCents)).toBeGreaterThanOrEqual(0)
    }),
  )
})
