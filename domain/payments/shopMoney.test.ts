import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recordOf } from '../collections/recordOf'
import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { PROJECT_ACCOUNT_KINDS } from './ledgerAccount'
import { INITIAL_RELEASE_POLICY, PHASES } from './phases'
import { ofShopCents, phaseRelease } from './releasePhase'
import { shopMoney } from './shopMoney'

const amount = fc.integer({ min: 100_000, max: 1_000_000_000 }).map(cents)

/** A project whose first phases are released, with a share of its price paid in. */
function after(price: Cents, shop: Cents, done: number, paid: number) {
  const policy = { ...INITIAL_RELEASE_POLICY, shopPriceCents: shop }
  const releases = PHASES.map((phase) => phaseRelease(price, phase, policy, cents(0)))
  const past = releases.slice(0, done)
  const sum = (of: 'grossCents' | 'feeCents' | 'retainageCents' | 'shopRetainageCents' | 'netCents', these = past) =>
    sumCents(these.map((release) => release[of]))
  const escrow = sum('grossCents', releases.slice(done))
  const balances = {
    ...recordOf(PROJECT_ACCOUNT_KINDS, () => cents(0)),
    escrow,
    fee: sum('feeCents'),
    retainage: sum('retainageCents'),
    fabricator_payable: sum('netCents'),
    receivable: cents(price - Math.floor(price * paid)),
  }
  const contract = {
    active: true,
    priceCents: price,
    releasePolicy: policy,
    refundedCents: cents(0),
    completed: PHASES.slice(0, done),
    takenCents: cents(0),
  }
  return { releases, money: shopMoney({ ...contract, shopRetainageCents: sum('shopRetainageCents') }, balances) }
}

it('adds up to the price of the shop, to the cent, and is funded in the proportion in which the contract is', () => {
  fc.assert(
    fc.property(amount, amount, fc.nat(4), fc.nat(100), (shop, margin, done, percent) => {
      const { releases, money } = after(addCents(shop, margin), shop, done, percent / 100)
      const { priceCents, unreleasedCents, retainedCents, funding, fundedCents } = money
      const released = sumCents(releases.slice(0, done).map(ofShopCents))
      expect(priceCents).toBe(shop)
      expect(unreleasedCents + released).toBe(shop)
      expect(funding.unpaidCents).toBe(shop)
      expect(funding.cashCents + funding.creditCents).toBe(funding.unpaidCents)
      expect(retainedCents).toBeLessThanOrEqual(funding.unpaidCents)
      expect(fundedCents).toBe(funding.cashCents)
      if (percent === 100) expect(fundedCents).toBe(shop)
      if (done === 0) expect(Math.abs(fundedCents - (shop * percent) / 100)).toBeLessThanOrEqual(2)
    }),
  )
})

it('is the same for every contract price that is funded alike', () => {
  fc.assert(
    fc.property(amount, amount, amount, (shop, one, other) => {
      const [first, second] = [one, other].map((margin) => after(addCents(shop, margin), shop, 0, 1).money)
      expect(first).toEqual(second)
    }),
  )
})
