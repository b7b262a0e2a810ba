import assert from 'node:assert/strict'
import { cents } from '@framewell/domain/money/cents'
import { resolveDispute } from '@framewell/domain/payments/disputes'
import { PHASES } from '@framewell/domain/payments/phases'
import { phaseRefusal, phaseRelease } from '@framewell/domain/payments/releasePhase'
import { missingWaivers, requiredWaivers } from '@framewell/domain/payments/waivers'
import { type Book, cut, debtOf, earn, POLICY, payoutsOf } from './book'
import { type Lane, retried, told } from './Lane'

/** Phases whose payout a statement has shown to the present shop. */
const paidPhases = (book: Book) =>
  payoutsOf(book)
    .filter(({ payee, status }) => payee === book.shop && status === 'settled')
    .flatMap(({ phases }) => phases)

/** Waivers that the next phase lacks. */
function lacking(book: Book, phase: (typeof PHASES)[number]) {
  const signed = [...book.waived[book.shop]].map((key) => JSON.parse(key))
  return missingWaivers(requiredWaivers(phase, paidPhases(book)), signed)
}

/** What happens to the order itself. */
export const orderSteps = {
  async pay(lane: Lane, book: Book) {
    const bill = book.bills.shift()
    if (!bill) return
    await lane.movement(bill.amountCents, bill.invoice)
    if (bill.prepaid) book.money.escrow += bill.amountCents
    else book.money.receivable -= bill.amountCents
  },
  async reach(lane: Lane, book: Book) {
    const phase = PHASES[book.reached]
    if (!phase) return
    await retried(() => lane.desk.reach(book.number, phase))
    book.reached += 1
  },
  async sign(lane: Lane, book: Book) {
    const next = PHASES[book.completed.length]
    if (!next || book.done) return
    for (const { phase, condition } of lacking(book, next)) {
      const path = `/projects/${book.number}/waivers/${phase}/${condition}`
      const { body } = await lane.ask(book.shop, path)
      assert.equal(told(await lane.ask(book.shop, path, { signature: 'Sam Shop', textHash: body.textHash })), 'done')
      book.waived[book.shop].add(JSON.stringify({ phase, condition }))
    }
  },
  async complete(lane: Lane, book: Book, at: number) {
    // Mostly the next one.
    const phase = (at < 8 && PHASES[book.completed.length]) || PHASES[at % PHASES.length] || 'delivery'
    const { money } = book
    const owed = cents(money.advance + debtOf(book, book.shop))
    const release = phaseRelease(cents(book.price), phase, POLICY, owed, cents(book.refunded))
    const state = {
      completed: book.completed,
      stageReached: book.reached > PHASES.indexOf(phase),
      disputeOpen: book.dispute !== undefined,
      waiversComplete: lacking(book, phase).length === 0,
      escrowCents: cents(money.escrow),
    }
    const expected = book.done ? 'projectClosed' : phaseRefusal(phase, state, release)
    const answer = await lane.ask('operator', `/projects/${book.number}/phase-complete`, { phase })
    // A phase that is complete answers its release again.
    assert.equal(told(answer), book.completed.includes(phase) ? 'done' : (expected ?? 'done'))
    if (expected) return
    money.escrow -= release.grossCents
    money.retainage += release.retainageCents
    earn(book, release.repaidCents + release.netCents)
    book.completed.push(phase)
  },
  async dispute(lane: Lane, book: Book, at: number) {
    const { money } = book
    if (book.dispute === undefined) {
      const json = { projectId: book.number, reason: 'other', description: 'Something about it is not right.' }
      const answer = await lane.ask('builder', '/disputes', json)
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
    const answer = await lane.ask('operator', `/disputes/${book.dispute}/resolve`, json)
    assert.equal(told(answer), 'refusal' in expected ? expected.refusal : 'done')
    if ('refusal' in expected) return
    const credited = Math.min(expected.refundCents, money.receivable)
    money.receivable -= credited
    money.builder_payable += expected.refundCents - credited
    // What was credited is no longer billed; such bills are not paid by this test any more.
    if (credited > 0) book.bills.splice(0, book.bills.length, ...book.bills.filter(({ prepaid }) => prepaid))
    book.dispute = undefined
    if (delivered) {
      money.retainage = 0
      earn(book, expected.releaseCents)
      book.done = true
    } else {
      money.escrow -= expected.refundCents
      book.refunded += expected.refundCents
    }
    if (delivered || expected.refundCents > 0) cut(book)
  },
  async reroute(lane: Lane, book: Book) {
    // An order goes to another shop only before anything is released for it, whatever its shop has signed and its stage is.
    if (book.done || book.completed.length > 0) return
    cut(book, true)
    book.shop = book.shop === 0 ? 1 : 0
    const { fabricator } = lane.shops[book.shop]
    await retried(() => lane.desk.reroute(book.number, fabricator))
  },
  async cancel(lane: Lane, book: Book, at: number) {
    // One of six that could be, before the kit is on the road.
    if (book.done || book.reached > 2 || at % 6 > 0) return
    await retried(() => lane.desk.cancel(book.number))
    const { money } = book
    const credited = Math.min(money.escrow, money.receivable)
    money.receivable -= credited
    money.builder_payable += money.escrow - credited
    money.escrow = 0
    book.done = true
    book.bills.length = 0
    cut(book)
  },
  async accept(lane: Lane, book: Book) {
    const answer = await lane.ask('builder', `/projects/${book.number}/retainage-release`, {})
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
