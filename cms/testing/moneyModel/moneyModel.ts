import assert from 'node:assert/strict'
import { recordOf } from '@framewell/domain/collections/recordOf'
import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import { paymentTermsFor } from '@framewell/domain/credit/paymentTerms'
import { TIERS, type Tier } from '@framewell/domain/credit/tier'
import { cents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { fundingOf } from '@framewell/domain/payments/funding'
import { plannedInvoices } from '@framewell/domain/payments/invoices'
import { PROJECT_ACCOUNT_KINDS } from '@framewell/domain/payments/ledgerAccount'
import { type SalesTax, taxOf } from '@framewell/domain/tax/salesTax'
import fc from 'fast-check'
import type { MoneyDesk } from '../moneyDesk'
import { advanceSteps } from './advanceSteps'
import { type Book, isOver, payoutsOf } from './book'
import { type CreditRefusal, Lane, retried } from './Lane'
import { ModelBank } from './ModelBank'
import type { ModelStep } from './modelStep'
import { orderSteps } from './orderSteps'
import { payoutSteps } from './payoutSteps'
import { receiptSteps } from './receiptSteps'
import { told } from './told'
import { transferSteps } from './transferSteps'

/** A book ends after so many steps, or soon after its project is over. */
const MAX_STEPS = 60

const steps: Readonly<Record<string, ModelStep>> = { ...receiptSteps, ...orderSteps, ...advanceSteps, ...payoutSteps, ...transferSteps }
const operation = fc.record({
  /** Picks one of the steps that are possible, by their odds. */
  pick: fc.nat(999_999).map((n) => n / 1_000_000),
  at: fc.nat(11),
  /** Something breaks while the step is under way. */
  fault: fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
})
const opening = fc.record({
  price: fc.integer({ min: 101, max: 9_999_999 }),
  tier: fc.constantFrom(...TIERS),
  /** Millionths of the price that are sales tax. */
  tax: fc.constantFrom(0, 47_120, 82_500),
  /** Thousandths of the price that the shop is paid. */
  shopShare: fc.integer({ min: 700, max: 1_000 }),
})

/** The step that a number from 0 to 1 picks; none when the project is over and nothing more comes of it. */
function pickStep(book: Book, lane: Lane, pick: number): { readonly name: string; readonly step: ModelStep } | undefined {
  const odds = Object.entries(steps).map(([name, step]) => ({ name, step, odds: step.odds(book, lane) }))
  const end = isOver(book) ? 1 : 0
  let left = pick * odds.reduce((sum, one) => sum + one.odds, end) - end
  if (left < 0) return undefined
  return odds.find((one) => {
    left -= one.odds
    return left < 0
  })
}

/**
 * Random steps on projects through the product's calls, beside a book that is kept by hand with the rules alone. After each step the ledger must
 * hold what the book says, whatever broke meanwhile. The product itself checks the invariants of what each step touches before it commits.
 * @param hasEscrow builders pay into an escrow account of its own; what it holds for a project then follows from the other accounts
 * @param creditRefusal why nothing may be released on credit
 * @param check what else must hold after each book, of the project of a number; the keys are of its postings at the bank
 */
export function moneyModel(
  desk: MoneyDesk,
  breakSomething: () => Promise<unknown>,
  check: (number: string, keys: readonly string[]) => Promise<unknown>,
  hasEscrow = false,
  creditRefusal: CreditRefusal = undefined,
) {
  const operating = new ModelBank(desk, hasEscrow ? 'operating' : undefined)
  const banks = { operating, escrow: hasEscrow ? new ModelBank(desk, 'escrow') : operating }
  const keysOf = (book: Book) =>
    payoutsOf(book).flatMap(({ reference, paidBy, back }) => [`payout:${reference}`, `settled:${paidBy}`, `returned:${back}`])

  /**
   * Opens a project and takes the random steps of a seed on it.
   * @param isTimeOver ends the book early
   * @returns how many steps
   * @throws AssertionError naming the step after which book and ledger differ
   */
  async function keepBook(lane: Lane, seed: number, isTimeOver: () => boolean): Promise<number> {
    const [one] = fc.sample(opening, { numRuns: 1, seed })
    if (!one) throw new Error('fast-check gave no project')
    const book = await openBook(lane, one)
    const trail: string[] = []
    for (const { pick, at, fault } of fc.sample(operation, { numRuns: MAX_STEPS, seed, unbiased: true })) {
      const picked = pickStep(book, lane, pick)
      if (!picked || isTimeOver()) break
      trail.push(`${picked.name} ${at}`)
      const words = `${book.number}, seed ${seed}, after ${trail.join(', ')}`
      const breaking = fault ? breakSomething() : undefined
      try {
        await picked.step.take(lane, book, at)
      } catch (error) {
        throw new Error(`${words}: ${error instanceof Error ? error.message : error}`, { cause: error })
      }
      await breaking
      const held = await retried(() => desk.balances(book.number))
      for (const [kind, amount] of Object.entries(book.money)) assert.equal(held[kind] ?? 0, amount, `${kind} of ${words}`)
      const balances = recordOf(PROJECT_ACCOUNT_KINDS, (kind) => cents(held[kind] ?? 0))
      const { unpaidCents, creditCents } = fundingOf(balances)
      assert(unpaidCents - balances.builder_payable <= book.price, `more is unpaid than the price of ${words}`)
      assert(creditCents <= balances.receivable, `more is on credit than the builder owes of ${words}`)
      const { escrow, retainage, receivable, builder_payable } = book.money
      const ofPrice = hasEscrow ? Math.max(0, escrow + retainage - receivable) : 0
      const toHold = hasEscrow ? ofPrice + builder_payable : 0
      const heldCash = held.escrow_cash ?? 0
      assert(heldCash <= toHold, `more is in the escrow account than belongs there of ${words}`)
      // After a refund of released work more belongs there again, and may have been transferred out. A refund that went out and came back, and
      // that of sales tax, is held as far as it is there.
      if (book.takenBack === 0) assert(heldCash >= ofPrice, `in the escrow account of ${words}`)
      const returned = payoutsOf(book).some(({ payee, status }) => payee === 'builder' && status === 'returned')
      if (book.takenBack === 0 && !book.taxed && !returned) assert.equal(heldCash, toHold, `in the escrow account of ${words}`)
    }
    await retried(() => check(book.number, keysOf(book))).catch((error: unknown) => {
      throw new Error(`${book.number}, seed ${seed}, ${trail.join(', ')}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    })
    lane.before = book
    return trail.length
  }

  return {
    /** Somebody who keeps one book after the other. */
    lane: async () => {
      const lane = await Lane.open(desk, banks, creditRefusal)
      return { keepBook: (seed: number, isTimeOver = () => false) => keepBook(lane, seed, isTimeOver) }
    },
  }
}

/** Sales tax as an order is signed with it. */
export function taxed(price: number, percent: number): SalesTax {
  const jurisdictions = [{ level: 'state' as const, name: 'Example state', percent, source: 'Test table' }]
  const terms = { state: 'OH', on: '2026-11-22', jurisdictions, categories: ['materials' as const], certificate: null }
  return taxOf(terms, [{ id: 'plan', amountCents: cents(price) }])
}

async function openBook(
  { desk, builder, shops, creditRefusal }: Lane,
  { price, shopShare, tier, tax: millionths }: { price: number; shopShare: number; tier: Tier; tax: number },
): Promise<Book> {
  const tax = millionths > 0 ? taxed(price, millionths / 10_000) : null
  const shopPrice = cents(Math.floor((price * shopShare) / 1_000))
  // A fault that comes late meets this connection: then a new order is opened, and the first one never was.
  const number = await retried(() =>
    desk.project(
      price,
      tier,
      { company: builder.company, fabricator: shops[0].fabricator },
      tax,
      shopPrice,
      creditRefusal === 'builderUnpaid' ? 'shop' : 'framewell',
    ),
  )
  const planned = plannedInvoices(cents(price), paymentTermsFor(initialPolicy, tier), tax?.taxCents)
  const { invoices } = await retried(async () => {
    const { body, ...answer } = await desk.ask(desk.operators[0], `/projects/${number}`)
    assert.equal(told({ body, ...answer }), 'done')
    return body.project
  })
  const bills = planned.map((bill, at) => ({ ...bill, invoice: String(invoices[at].number) }))
  const onCredit = planned.reduce((sum, { prepaid, amountCents, taxCents }) => sum + (prepaid ? 0 : amountCents - taxCents), 0)
  const taxOnCredit = planned.reduce((sum, { prepaid, taxCents }) => sum + (prepaid ? 0 : taxCents), 0)
  return {
    number,
    price,
    taxed: tax !== null,
    shopPrice,
    bills,
    open: new Map(
      bills.map(({ invoice, prepaid, amountCents, taxCents }) => [
        invoice,
        { prepaid, priceCents: subtractCents(amountCents, taxCents), taxCents },
      ]),
    ),
    receipts: [],
    completed: [],
    pays: new Map(),
    waived: [new Set(), new Set()],
    reached: 0,
    dispute: undefined,
    refunds: [],
    refunded: 0,
    takenBack: 0,
    done: false,
    order: 'awaiting_funds',
    shop: 0,
    pending: undefined,
    requests: [],
    runs: [],
    money: {
      escrow: onCredit,
      fabricator_payable: 0,
      retainage: 0,
      advance: 0,
      receivable: onCredit,
      tax_receivable: taxOnCredit,
      sales_tax: taxOnCredit,
      builder_payable: 0,
      shop_debt: 0,
    },
  }
}
