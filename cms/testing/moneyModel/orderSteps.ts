import assert from 'node:assert/strict'
import { type Cents, cents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { cutAdvances } from '@framewell/domain/payments/advanceOutcome'
import { takenOfPhases } from '@framewell/domain/payments/disputeEntries'
import { type Held, resolveDispute } from '@framewell/domain/payments/disputes'
import { PHASES, type Phase } from '@framewell/domain/payments/phases'
import { phaseRefusal } from '@framewell/domain/payments/releasePhase'
import { missingWaivers, requiredWaivers } from '@framewell/domain/payments/waivers'
import { type Book, credit, cut, debtOf, earn, openRequests, payoutsOf, releaseOf, shopRetainageOf } from './book'
import { type Lane, retried } from './Lane'
import { type ModelStep, REFUSED } from './modelStep'
import { told } from './told'

/** Phases that paid the present shop something, as a statement has shown. */
const paidPhases = (book: Book) =>
  payoutsOf(book)
    .filter(({ payee, status }) => payee === book.shop && status === 'settled')
    .flatMap(({ phases }) => phases)
    .filter((phase) => (book.pays.get(phase) ?? 0) > 0)

/** Waivers that the next phase lacks. */
function lacking(book: Book, phase: Phase) {
  const signed = [...book.waived[book.shop]].map((key) => JSON.parse(key))
  return missingWaivers(requiredWaivers(phase, netOf(book, phase), paidPhases(book)), signed)
}

/** What a phase pays the shop, after what it owes. */
const netOf = (book: Book, phase: Phase) => releaseOf(book, phase, cents(book.money.advance + debtOf(book, book.shop))).netCents

/** What completing a phase would release, and why it is refused if it is. */
function completion(book: Book, phase: Phase, lane: Lane) {
  const { money } = book
  const owed = cents(money.advance + debtOf(book, book.shop))
  const release = releaseOf(book, phase, owed)
  const state = {
    completed: book.completed,
    stageReached: book.reached > PHASES.indexOf(phase),
    disputeOpen: book.dispute !== undefined,
    formsEntered: true,
    waiversComplete: lacking(book, phase).length === 0,
    escrowCents: cents(money.escrow),
  }
  if (book.done) return { release, refusal: 'projectClosed' as const }
  const released = release.grossCents - release.retainageCents
  const repaid = Math.min(release.repaidCents, money.advance)
  return { release, refusal: phaseRefusal(phase, state, release) ?? overLimit(book, lane, released, 0, repaid) }
}

/**
 * Why nothing more is released on credit.
 * @param credited what is no longer receivable with it
 * @param repaid what it repays of an early payout; where Framewell carries the credit, that was drawn with it
 */
function overLimit({ money }: Book, lane: Lane, releasedCents: number, credited = 0, repaid = 0) {
  const { escrow, retainage, receivable, advance } = money
  const draws = (early: number, left: number) => {
    const drawn = Math.max(0, receivable + early - escrow - retainage)
    return Math.max(0, receivable - credited + left - escrow - retainage + releasedCents) - drawn
  }
  const isEarly = repaid > 0 && lane.creditRefusal === 'creditLimitReached'
  return Math.min(draws(0, 0), isEarly ? draws(advance, advance - repaid) : draws(0, 0)) > 0 ? lane.creditRefusal : undefined
}

const isDelivered = ({ completed }: Book) => completed.length === PHASES.length
const isHeld = (book: Book) => !book.done && heldOf(book).heldCents > 0

function acceptRefusal(book: Book, lane: Lane) {
  if (!isDelivered(book)) return 'notDelivered'
  if (book.done) return 'releasedAlready'
  return book.dispute ? 'disputeOpen' : overLimit(book, lane, book.money.retainage)
}

const reach: ModelStep = {
  odds: ({ reached, done, order }) => (reached < PHASES.length && !done && order !== 'on_hold' ? 3 : 0),
  take: async (lane, book) => {
    const phase = PHASES[book.reached]
    if (!phase) return
    await retried(() => lane.desk.reach(book.number, phase))
    book.reached += 1
  },
}

const nextPhase = ({ completed }: Book) => PHASES[completed.length]
const unsigned = (book: Book) => {
  const next = nextPhase(book)
  return next && !book.done ? lacking(book, next) : []
}
const sign: ModelStep = {
  odds: (book) => (unsigned(book).length > 0 ? 4 : 0),
  take: async (lane, book) => {
    for (const { phase, condition } of unsigned(book)) {
      const path = `/projects/${book.number}/waivers/${phase}/${condition}`
      const { body } = await lane.ask(book.shop, path)
      assert.equal(told(await lane.ask(book.shop, path, { signature: 'Test partner', textHash: body.textHash })), 'done')
      book.waived[book.shop].add(JSON.stringify({ phase, condition }))
    }
  },
}

const complete: ModelStep = {
  odds: (book, lane) => {
    const next = nextPhase(book)
    return next && completion(book, next, lane).refusal === undefined ? 6 : REFUSED
  },
  take: async (lane, book, at) => {
    // Mostly the next one.
    const phase = (at < 10 && nextPhase(book)) || PHASES[at % PHASES.length] || 'delivery'
    const { release, refusal } = completion(book, phase, lane)
    await lane.signAgain(book.shop, book.number)
    const answer = await lane.ask('operator', `/projects/${book.number}/phase-complete`, { phase, notes: 'Seen on site' })
    // A phase that is complete answers its release again.
    assert.equal(told(answer), book.completed.includes(phase) ? 'done' : (refusal ?? 'done'))
    if (refusal) return
    book.money.escrow -= release.grossCents
    book.money.retainage += release.retainageCents
    earn(book, release.repaidCents + release.netCents)
    book.completed.push(phase)
    book.pays.set(phase, release.netCents)
  },
}

const dispute: ModelStep = {
  odds: (book) => (book.dispute !== undefined ? 3 : isHeld(book) ? 0.7 : REFUSED),
  take: (lane, book, at) => (book.dispute === undefined ? openDispute(lane, book) : decideDispute(lane, book, at)),
}

async function openDispute(lane: Lane, book: Book): Promise<void> {
  const json = { projectId: book.number, reason: 'other', description: 'Something about it is not right.' }
  const answer = await lane.ask('builder', '/disputes', json)
  assert.equal(told(answer), isHeld(book) ? 'done' : 'nothingHeld')
  if (isHeld(book)) book.dispute = answer.body.dispute.id
}

/** What is unpaid and disputed: not released yet, and of what is payable that which early payouts do not explain. */
function heldOf(book: Book): Held {
  const { money, completed } = book
  const delivered = isDelivered(book)
  const toCome = PHASES.slice(completed.length).reduce((sum, phase) => sum + releaseOf(book, phase).grossCents, 0)
  const unreleased = delivered ? money.retainage : Math.min(money.escrow, toCome)
  const books = { requests: openRequests(book), advancedCents: cents(money.advance), payableCents: cents(money.fabricator_payable) }
  const unsent = cutAdvances(books, cents(0)).reduce((sum, { undoneCents, discountCents }) => sum + undoneCents - discountCents, 0)
  const payable = Math.max(0, money.fabricator_payable - unsent)
  const releases = completed.map((phase) => releaseOf(book, phase))
  const [fees, earned] = (['feeCents', 'netCents'] as const).map((of) => releases.reduce((sum, release) => sum + release[of], 0))
  const released = payable + (earned ? Math.round((payable * (fees ?? 0)) / earned) : 0)
  return {
    heldCents: cents(unreleased + released),
    unreleasedCents: cents(unreleased),
    heldIn: delivered ? 'retainage' : 'escrow',
    releasedCents: cents(released),
    payableCents: cents(payable),
  }
}

async function decideDispute(lane: Lane, book: Book, at: number): Promise<void> {
  const { money } = book
  const outcome = (['release', 'refund', 'split'] as const)[at % 3] ?? 'release'
  const held = heldOf(book)
  // Sometimes less than what is not released, sometimes more.
  const split = outcome === 'split' ? cents(Math.max(1, Math.floor((held.heldCents * (at + 1)) / 13))) : undefined
  const expected = resolveDispute(outcome, held, split)
  const json = { outcome, reason: 'decided', ...(split ? { refundCents: split } : {}) }
  const answer = await lane.ask('operator', `/disputes/${book.dispute}/resolve`, json)
  if ('refusal' in expected) return assert.equal(told(answer), expected.refusal)
  const given = held.heldIn === 'retainage' ? held.unreleasedCents : expected.refundCents - expected.releasedRefundCents
  const no = overLimit(book, lane, given, Math.min(money.receivable, expected.refundCents))
  assert.equal(told(answer), no ?? 'done')
  if (no) return
  const { refundCents, releasedRefundCents, payableRefundCents } = expected
  const { receivable, tax_receivable } = money
  takeOfPhases(book, expected.payableRefundCents)
  if (refundCents > 0) credit(book, refundCents)
  const credited = receivable - money.receivable + tax_receivable - money.tax_receivable
  // What was credited is no longer billed; such bills are not paid by this test any more.
  if (credited > 0) book.bills.splice(0, book.bills.length, ...book.bills.filter(({ prepaid }) => prepaid))
  book.dispute = undefined
  money.fabricator_payable -= payableRefundCents
  if (book.closing !== undefined) book.closing -= payableRefundCents
  book.takenBack += releasedRefundCents
  const unreleasedRefund = refundCents - releasedRefundCents
  if (held.heldIn === 'retainage') {
    money.retainage = 0
    earn(book, shopRetainageOf(book, cents(held.unreleasedCents - unreleasedRefund)))
    book.done = true
  } else {
    money.escrow -= unreleasedRefund
    book.refunded += unreleasedRefund
  }
  if (held.heldIn === 'retainage' || unreleasedRefund > 0) cut(book)
}

/** What a decision takes of payments that no payout has paid. */
function takeOfPhases(book: Book, takenCents: Cents): void {
  const covered = payoutsOf(book).flatMap(({ status, phases }) => (status === 'sent' || status === 'settled' ? phases : []))
  const unpaid = [...book.pays].flatMap(([phase, netCents]) => (covered.includes(phase) ? [] : [{ phase, netCents }]))
  for (const { phase, netCents } of unpaid)
    book.pays.set(phase, subtractCents(netCents, takenOfPhases(takenCents, unpaid)[phase] ?? cents(0)))
}

/** An order goes to another shop, or is given up, only before anything is released for it, whatever its shop has signed and its stage is. */
const canMove = ({ done, completed }: Book) => !done && completed.length === 0

const reroute: ModelStep = {
  odds: (book) => (canMove(book) ? 0.7 : 0),
  take: async (lane, book) => {
    cut(book, true)
    book.shop = book.shop === 0 ? 1 : 0
    const { fabricator } = lane.shops[book.shop]
    await retried(() => lane.desk.reroute(book.number, fabricator))
  },
}

/** Its shop declines the order, and no other one can take it. */
const decline: ModelStep = {
  odds: (book) => (canMove(book) && book.order === 'active' ? 0.7 : 0),
  take: async (lane, book) => {
    await retried(() => lane.desk.decline(book.number))
    book.order = 'on_hold'
    cut(book, true)
  },
}

const resume: ModelStep = {
  odds: ({ order, done }) => (order === 'on_hold' && !done ? 3 : 0),
  take: async (lane, book) => {
    await retried(() => lane.desk.resume(book.number))
    book.order = 'active'
  },
}

const cancel: ModelStep = {
  // Before the kit is on the road.
  odds: ({ done, reached }) => (done || reached > 2 ? 0 : 0.3),
  take: async (lane, book) => {
    await retried(() => lane.desk.cancel(book.number))
    const { money } = book
    credit(book, cents(money.escrow))
    book.refunded += money.escrow
    money.escrow = 0
    book.done = true
    book.bills.length = 0
    cut(book)
    const paid = payoutsOf(book).filter(({ payee, status }) => payee !== 'builder' && (status === 'sent' || status === 'settled'))
    book.closing = money.fabricator_payable + paid.reduce((sum, { amount }) => sum + amount, 0)
  },
}

const accept: ModelStep = {
  odds: (book, lane) => (acceptRefusal(book, lane) === undefined ? 3 : REFUSED),
  take: async (lane, book) => {
    const refusal = acceptRefusal(book, lane)
    await lane.signAgain(book.shop, book.number)
    const answer = await lane.ask('builder', `/projects/${book.number}/retainage-release`, {})
    assert.equal(told(answer), refusal ?? 'done')
    if (refusal) return
    earn(book, shopRetainageOf(book))
    book.money.retainage = 0
    book.done = true
    cut(book)
  },
}

/** What happens to the order itself. */
export const orderSteps = { reach, sign, complete, dispute, reroute, decline, resume, cancel, accept }
