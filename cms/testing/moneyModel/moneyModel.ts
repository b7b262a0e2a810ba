import assert from 'node:assert/strict'
import { paymentTermsFor } from '@framewell/domain/credit/paymentTerms'
import { TIERS, type Tier } from '@framewell/domain/credit/tier'
import { cents } from '@framewell/domain/money/cents'
import { plannedInvoices } from '@framewell/domain/payments/invoices'
import fc from 'fast-check'
import type { MoneyDesk } from '../moneyDesk'
import { advanceSteps } from './advanceSteps'
import { type Book, payoutsOf } from './book'
import { type InTurn, Lane, retried } from './Lane'
import { orderSteps } from './orderSteps'
import { payoutSteps } from './payoutSteps'

export const STEPS_PER_BOOK = 40

const steps = { ...orderSteps, ...advanceSteps, ...payoutSteps }
/** How often each step comes, in parts of all. */
const WEIGHTS: Record<keyof typeof steps, number> = {
  pay: 3,
  reach: 3,
  sign: 4,
  complete: 5,
  dispute: 2,
  reroute: 1,
  cancel: 1,
  accept: 1,
  factor: 3,
  decide: 3,
  debt: 2,
  propose: 4,
  approve: 7,
  settle: 4,
  unsettle: 1,
  refuse: 1,
  return: 2,
  unreturn: 2,
  confirm: 2,
}
const operation = fc.record({
  what: fc.constantFrom(
    ...Object.keys(WEIGHTS)
      .filter((name): name is keyof typeof steps => name in steps)
      .flatMap((name) => Array.from({ length: WEIGHTS[name] }, () => name)),
  ),
  at: fc.nat(11),
  /** Something breaks while the step is under way. */
  fault: fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
})
const opening = fc.record({ price: fc.integer({ min: 101, max: 9_999_999 }), tier: fc.constantFrom(...TIERS) })

/**
 * Random steps on projects through the product's calls, beside a book that is kept by hand with the rules alone. After each step the ledger must
 * hold what the book says, whatever broke meanwhile.
 * @param check what else must hold after each step, of the project of a number; the keys are of its postings at the bank
 */
export function moneyModel(
  desk: MoneyDesk,
  breakSomething: () => Promise<unknown>,
  check: (number: string, keys: readonly string[]) => Promise<unknown>,
) {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn: InTurn = (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  const keysOf = (book: Book) =>
    payoutsOf(book).flatMap(({ reference, paidBy, back }) => [`payout:${reference}`, `settled:${paidBy}`, `returned:${back}`])

  /** Opens a project and takes the random steps of a seed on it. @throws AssertionError naming the step after which book and ledger differ */
  async function keepBook(lane: Lane, seed: number): Promise<void> {
    const [one] = fc.sample(opening, { numRuns: 1, seed })
    if (!one) throw new Error('fast-check gave no project')
    const book = await openBook(lane, one)
    const trail: string[] = []
    for (const { what, at, fault } of fc.sample(operation, { numRuns: STEPS_PER_BOOK, seed })) {
      trail.push(`${what} ${at}`)
      const words = `${book.number}, seed ${seed}, after ${trail.join(', ')}`
      const breaking = fault ? breakSomething() : undefined
      try {
        await steps[what](lane, book, at)
      } catch (error) {
        throw new Error(`${words}: ${error instanceof Error ? error.message : error}`, { cause: error })
      }
      await breaking
      const held = await retried(() => desk.balances(book.number))
      for (const [kind, amount] of Object.entries(book.money)) assert.equal(held[kind] ?? 0, amount, `${kind} of ${words}`)
      await retried(() => check(book.number, keysOf(book)))
    }
  }

  return {
    /** Somebody who keeps one book after the other. */
    lane: async () => {
      const lane = await Lane.open(desk, inTurn)
      return { keepBook: (seed: number) => keepBook(lane, seed) }
    },
  }
}

async function openBook({ desk, builder, shops }: Lane, { price, tier }: { price: number; tier: Tier }): Promise<Book> {
  // A fault that comes late meets this connection: then a new order is opened, and the first one never was.
  const number = await retried(() => desk.project(price, tier, { company: builder.company, fabricator: shops[0].fabricator }))
  const planned = plannedInvoices(cents(price), paymentTermsFor(tier))
  const { body } = await retried(() => desk.ask(desk.operators[0], `/projects/${number}`))
  const onCredit = planned.reduce((sum, { prepaid, amountCents }) => sum + (prepaid ? 0 : amountCents), 0)
  return {
    number,
    price,
    bills: planned.map((bill, at) => ({ ...bill, invoice: body.project.invoices[at].number })),
    completed: [],
    waived: [new Set(), new Set()],
    reached: 0,
    dispute: undefined,
    refunded: 0,
    done: false,
    shop: 0,
    pending: undefined,
    requests: [],
    runs: [],
    money: { escrow: onCredit, fabricator_payable: 0, retainage: 0, advance: 0, receivable: onCredit, builder_payable: 0, shop_debt: 0 },
  }
}
