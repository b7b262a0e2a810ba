import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { paymentTermsFor } from '@framewell/domain/credit/paymentTerms'
import { TIERS, type Tier } from '@framewell/domain/credit/tier'
import { type Cents, cents } from '@framewell/domain/money/cents'
import { cutAdvances, repayableCents } from '@framewell/domain/payments/advanceOutcome'
import { resolveDispute } from '@framewell/domain/payments/disputes'
import { earnedParts } from '@framewell/domain/payments/earned'
import { factoringOffer } from '@framewell/domain/payments/factoring'
import { type PlannedInvoice, plannedInvoices } from '@framewell/domain/payments/invoices'
import { INITIAL_RELEASE_POLICY, PHASES, type Phase } from '@framewell/domain/payments/phases'
import { phaseRefusal, phaseRelease, receivableCents } from '@framewell/domain/payments/releasePhase'
import fc from 'fast-check'
import type { MoneyDesk } from './moneyDesk'
import { type MoneyAnswer, untilAnswered } from './moneySteps'

const POLICY = INITIAL_RELEASE_POLICY
export const STEPS_PER_BOOK = 30

/** A project as somebody keeps it by hand, one step after the other. */
interface Book {
  readonly number: string
  readonly price: number
  readonly bills: (PlannedInvoice & { readonly invoice: string })[]
  readonly completed: Phase[]
  /** What each shop has signed. */
  readonly waived: readonly [Set<Phase>, Set<Phase>]
  reached: number
  dispute: string | undefined
  refunded: number
  done: boolean
  /** Which of two shops makes it. */
  shop: 0 | 1
  /** Approved early payouts that are not settled, newest first. */
  advances: { readonly id: string; readonly advanceCents: Cents; readonly factoringDiscount: number }[]
  /** What each shop owes without cover. */
  readonly debts: [number, number]
  money: Record<'escrow' | 'fabricator_payable' | 'retainage' | 'advance' | 'receivable' | 'builder_payable' | 'shop_debt', number>
}

const operation = fc.record({
  what: fc.constantFrom(
    'pay',
    'pay',
    'reach',
    'sign',
    'sign',
    'complete',
    'complete',
    'complete',
    'factor',
    'factor',
    'dispute',
    'accept',
    'reroute',
    'cancel',
  ),
  at: fc.nat(11),
  /** Something breaks while the step is under way. */
  fault: fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
})
const opening = fc.record({ price: fc.integer({ min: 101, max: 9_999_999 }), tier: fc.constantFrom(...TIERS) })

const told = ({ status, body }: MoneyAnswer): string => (status < 300 ? 'done' : body.code)

/**
 * Random steps on a project through the product's calls, beside a book of it that is kept by hand with the rules alone. After each step the
 * ledger must hold what the book says, whatever broke meanwhile.
 */
export function moneyModel(desk: MoneyDesk, breakSomething: () => Promise<unknown>) {
  // The bank's statements follow one another, whoever pays.
  let paying: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = paying.then(work)
    paying = turn.catch(() => undefined)
    return turn
  }
  const shops = desk.secondShop().then((second) => [{ person: desk.shop.person, fabricator: desk.fabricator }, second] as const)
  const send = async (who: 'builder' | 'operator' | 0 | 1, path: string, json: unknown) => {
    const key = randomUUID()
    const person = who === 'operator' ? desk.operators[0] : who === 'builder' ? desk.builder.person : (await shops)[who].person
    return untilAnswered(() => desk.ask(person, path, json, { headers: { 'idempotency-key': key } }))
  }

  const steps = {
    async pay(book: Book) {
      const bill = book.bills.shift()
      if (!bill) return
      const imported = await inTurn(() => {
        const content = desk.statement([{ cents: bill.amountCents, text: bill.invoice }])
        return untilAnswered(() => desk.importStatement(content))
      })
      assert.equal(told(imported), 'done')
      if (bill.prepaid) book.money.escrow += bill.amountCents
      else book.money.receivable -= bill.amountCents
    },
    async reach(book: Book) {
      const phase = PHASES[book.reached]
      if (!phase) return
      await retried(() => desk.reach(book.number, phase))
      book.reached += 1
    },
    async sign(book: Book) {
      const phase = PHASES[book.completed.length]
      if (!phase || book.done || book.waived[book.shop].has(phase)) return
      const path = `/projects/${book.number}/waivers/${phase}/conditional`
      const { person } = (await shops)[book.shop]
      const { body } = await untilAnswered(() => desk.ask(person, path))
      assert.equal(told(await send(book.shop, path, { signature: 'Sam Shop', textHash: body.textHash })), 'done')
      book.waived[book.shop].add(phase)
    },
    async complete(book: Book, at: number) {
      const phase = PHASES[at % PHASES.length] ?? 'delivery'
      const { money } = book
      const release = phaseRelease(cents(book.price), phase, POLICY, cents(money.advance + book.debts[book.shop]), cents(book.refunded))
      const state = {
        completed: book.completed,
        stageReached: book.reached > PHASES.indexOf(phase),
        disputeOpen: book.dispute !== undefined,
        waiversComplete: book.waived[book.shop].has(phase),
        escrowCents: cents(money.escrow),
      }
      const expected = book.done ? 'projectClosed' : phaseRefusal(phase, state, release)
      const answer = await send('operator', `/projects/${book.number}/phase-complete`, { phase })
      // A phase that is complete answers its release again.
      assert.equal(told(answer), book.completed.includes(phase) ? 'done' : (expected ?? 'done'))
      if (expected) return
      money.escrow -= release.grossCents
      money.retainage += release.retainageCents
      earn(book, release.repaidCents + release.netCents)
      book.completed.push(phase)
    },
    async factor(book: Book) {
      const { money } = book
      const receivable = receivableCents(cents(book.price), POLICY, book.completed, cents(book.refunded))
      const offer = factoringOffer(receivable, cents(money.advance), 'High', 'standard')
      const possible = !book.done && book.dispute === undefined && money.escrow >= receivable && offer.advanceCents > 0
      const asked = await send(book.shop, '/factoring', { projectId: book.number, urgency: 'standard' })
      assert.equal(told(asked) === 'done', possible)
      if (!possible) return
      const decided = await send('operator', `/factoring/${asked.body.request.id}/decide`, { decision: 'approve', reason: 'good' })
      assert.equal(told(decided), 'done')
      book.advances.unshift({ ...offer, id: String(asked.body.request.id) })
      money.advance += offer.advanceCents
      money.fabricator_payable += offer.paidCents
    },
    async dispute(book: Book, at: number) {
      const { money } = book
      if (book.dispute === undefined) {
        const json = { projectId: book.number, reason: 'other', description: 'Something about it is not right.' }
        const answer = await send('builder', '/disputes', json)
        const held = money.escrow + money.retainage > 0
        assert.equal(told(answer), held ? 'done' : 'nothingHeld')
        if (held) book.dispute = answer.body.dispute.id
        return
      }
      const outcome = (['release', 'refund', 'split'] as const)[at % 3] ?? 'release'
      const delivered = book.completed.length === PHASES.length
      const held = delivered
        ? money.retainage
        : Math.min(money.escrow, phaseRelease(cents(book.price), 'delivery', POLICY, cents(0), cents(book.refunded)).netCents)
      const split = outcome === 'split' ? cents(Math.max(1, Math.floor(held / 3))) : undefined
      const expected = resolveDispute(outcome, { heldCents: cents(held), heldIn: delivered ? 'retainage' : 'escrow' }, split)
      const json = { outcome, reason: 'decided', ...(split ? { refundCents: split } : {}) }
      const answer = await send('operator', `/disputes/${book.dispute}/resolve`, json)
      assert.equal(told(answer), 'refusal' in expected ? expected.refusal : 'done')
      if ('refusal' in expected) return
      const credited = Math.min(expected.refundCents, money.receivable)
      money.receivable -= credited
      money.builder_payable += expected.refundCents - credited
      // What was credited is no longer billed; such bills are not paid by this test any more.
      if (credited > 0) book.bills.splice(0, book.bills.length, ...book.bills.filter(({ prepaid }) => prepaid))
      if (delivered) {
        money.retainage = 0
        earn(book, expected.releaseCents)
        book.done = true
      } else {
        money.escrow -= expected.refundCents
        book.refunded += expected.refundCents
      }
      cut(book)
      book.dispute = undefined
    },
    async reroute(book: Book) {
      // An order goes to another shop only before anything is released for it, whatever its shop has signed and its stage is.
      if (book.done || book.completed.length > 0) return
      cut(book, true)
      book.shop = book.shop === 0 ? 1 : 0
      const { fabricator } = (await shops)[book.shop]
      await retried(() => desk.reroute(book.number, fabricator))
    },
    async cancel(book: Book, at: number) {
      // One of six that could be, before the kit is on the road.
      if (book.done || book.reached > 2 || at % 6 > 0) return
      await retried(() => desk.cancel(book.number))
      const { money } = book
      const credited = Math.min(money.escrow, money.receivable)
      money.receivable -= credited
      money.builder_payable += money.escrow - credited
      money.escrow = 0
      book.done = true
      book.bills.length = 0
      cut(book)
    },
    async accept(book: Book) {
      const answer = await send('builder', `/projects/${book.number}/retainage-release`, {})
      const delivered = book.completed.length === PHASES.length
      const refusal = !delivered ? 'notDelivered' : book.done ? 'releasedAlready' : book.dispute ? 'disputeOpen' : 'done'
      assert.equal(told(answer), refusal)
      if (refusal !== 'done') return
      earn(book, book.money.retainage)
      book.money.retainage = 0
      book.done = true
      cut(book)
    },
  }

  /** What the shop earns repays what it owes first. */
  function earn({ money, debts, shop }: Book, earned: number): void {
    const parts = earnedParts(cents(earned), { advanceCents: cents(money.advance), debtCents: cents(debts[shop]) })
    money.advance -= parts.advanceCents
    money.shop_debt -= parts.debtCents
    debts[shop] -= parts.debtCents
    money.fabricator_payable += parts.netCents
  }

  /** Advances go as far as the project covers them. @param ends the shop's part ends */
  function cut(book: Book, ends = false): void {
    const { money, advances } = book
    const cover = repayableCents({
      active: !book.done && !ends,
      priceCents: cents(book.price),
      releasePolicy: POLICY,
      completed: book.completed,
      refundedCents: cents(book.refunded),
      escrowCents: cents(money.escrow),
      retainageCents: cents(money.retainage),
    })
    const books = { requests: advances, advancedCents: cents(money.advance), payableCents: cents(money.fabricator_payable) }
    for (const { undoneCents, discountCents, owedCents } of cutAdvances(books, cover)) {
      money.fabricator_payable -= undoneCents - discountCents
      money.advance -= undoneCents + owedCents
      money.shop_debt += owedCents
      book.debts[book.shop] += owedCents
    }
    if (money.advance === 0) advances.length = 0
  }

  async function openBook({ price, tier }: { price: number; tier: Tier }): Promise<Book> {
    // A fault that comes late meets this connection: then a new order is opened, and the first one never was.
    const number = await retried(() => desk.project(price, tier))
    const planned = plannedInvoices(cents(price), paymentTermsFor(tier))
    const { body } = await untilAnswered(() => desk.ask(desk.operators[0], `/projects/${number}`))
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
      advances: [],
      debts: [0, 0],
      money: { escrow: onCredit, fabricator_payable: 0, retainage: 0, advance: 0, receivable: onCredit, builder_payable: 0, shop_debt: 0 },
    }
  }

  return {
    /** Opens a project and takes the random steps of a seed on it. @throws AssertionError naming the step after which book and ledger differ */
    async keepBook(seed: number): Promise<void> {
      const [one] = fc.sample(opening, { numRuns: 1, seed })
      if (!one) throw new Error('fast-check gave no project')
      const book = await openBook(one)
      for (const { what, at, fault } of fc.sample(operation, { numRuns: STEPS_PER_BOOK, seed })) {
        const breaking = fault ? breakSomething() : undefined
        await steps[what](book, at)
        await breaking
        const held = await retried(() => desk.balances(book.number))
        for (const [kind, cents] of Object.entries(book.money))
          assert.equal(held[kind] ?? 0, cents, `${kind} of ${book.number} after ${what} (seed ${seed})`)
      }
    },
  }
}

/** For this process's own connections, which a fault may meet too. */
async function retried<T>(work: () => Promise<T>, left = 40): Promise<T> {
  return work().catch((error: unknown) => {
    if (left === 0) throw error
    return retried(work, left - 1)
  })
}
