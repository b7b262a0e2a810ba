import assert from 'node:assert/strict'
import { cents } from '@framewell/domain/money/cents'
import { factoringOffer, openOffer } from '@framewell/domain/payments/factoring'
import { receivableCents } from '@framewell/domain/payments/releasePhase'
import { type Book, contractOf, coverOf, type Payee, payoutsOf, waitingFor } from './book'
import type { Lane } from './Lane'
import { type ModelStep, REFUSED } from './modelStep'
import { told } from './told'

/** What the shop would be offered now, or why nothing. */
function offered(book: Book, lane: Lane) {
  const { escrow, retainage, receivable, advance, shop_debt } = book.money
  const toCome = receivableCents(contractOf(book), book.completed)
  const whole = factoringOffer(toCome, cents(advance), 'High', 'standard').advanceCents
  // No limit leaves room, or it is nothing.
  const drawn = Math.max(0, receivable + advance - escrow - retainage)
  const isDrawing = receivable + advance + whole - escrow - retainage > drawn
  const standing = {
    active: !book.done,
    onHold: book.order === 'on_hold',
    disputeOpen: book.dispute !== undefined,
    coverCents: coverOf(book),
    advancedCents: cents(advance),
    receivedCents: cents(escrow + retainage - receivable - advance - shop_debt),
    balances: { escrow: cents(escrow), retainage: cents(retainage), receivable: cents(receivable), advance: cents(advance) },
    capitalRefusal: isDrawing || lane.creditRefusal === 'builderUnpaid' ? (lane.creditRefusal ?? null) : null,
    receivableCents: toCome,
    trust: 'High' as const,
  }
  return openOffer(standing, 'standard')
}

const factor: ModelStep = {
  odds: (book, lane) => (book.pending === undefined && !('refusal' in offered(book, lane)) ? 3 : REFUSED),
  take: async (lane, book) => {
    const open = offered(book, lane)
    const expected = book.pending === undefined ? ('refusal' in open ? open.refusal : 'done') : 'requestWaits'
    const asked = await lane.ask(book.shop, '/factoring', { projectId: book.number, urgency: 'standard' })
    assert.equal(told(asked), expected)
    if (expected === 'done') book.pending = String(asked.body.request.id)
  },
}

const decide: ModelStep = {
  odds: ({ pending }) => (pending === undefined ? 0 : 4),
  take: async (lane, book, at) => {
    if (book.pending === undefined) return
    const id = book.pending
    const decision = at % 4 === 0 ? 'reject' : 'approve'
    const open = offered(book, lane)
    const expected = decision === 'approve' && 'refusal' in open ? open.refusal : 'done'
    if (decision === 'approve') await lane.signEarlyPayout(book.shop, book.number)
    const decided = await lane.ask('operator', `/factoring/${id}/decide`, { decision, reason: 'good' })
    assert.equal(told(decided), expected)
    if (expected !== 'done') return
    book.pending = undefined
    if (decision === 'reject' || 'refusal' in open) return
    const { advanceCents, factoringDiscount, paidCents } = open.offer
    book.requests.unshift({ id, shop: book.shop, advanceCents, factoringDiscount, approved: true, owed: 0, wroteOff: false })
    book.money.advance += advanceCents
    book.money.fabricator_payable += paidCents
  },
}

const owing = ({ requests }: Book) => requests.find(({ owed }) => owed > 0)
/** A payout to a shop that is on its way may still come back. */
const isOnItsWay = (book: Book, shop: Payee) => payoutsOf(book).some(({ payee, status }) => payee === shop && status === 'sent')

/** What a shop owes is paid back, or written off. */
const debt: ModelStep = {
  odds: (book) => (owing(book) ? 2 : 0),
  take: async (lane, book, at) => {
    const request = owing(book)
    if (!request) return
    const onItsWay = isOnItsWay(book, request.shop)
    const received = at % 2 === 0
    const paid = received && !onItsWay ? Math.ceil(request.owed / 2) : request.owed
    const line = received && !onItsWay ? await lane.movement(paid, 'repayment') : undefined
    const json = received && line ? { decision: 'received', bankLineId: line.id } : { decision: 'write_off' }
    const decided = await lane.ask('operator', `/factoring/${request.id}/debt`, { ...json, reason: 'Agreed' })
    assert.equal(told(decided), onItsWay ? 'payoutInTransit' : 'done')
    if (onItsWay) return
    request.owed -= paid
    book.money.shop_debt -= paid
    if (!line) request.wroteOff = true
    else if (at % 3 === 0) {
      // It was somebody else's payment: the receipt waits for a decision.
      assert.equal(told(await lane.ask('operator', `/bank/lines/${line.id}/undo`, { reason: 'another payer' })), 'done')
      request.owed += paid
      book.money.shop_debt += paid
    }
  },
}

/** What a shop owes is taken from what it is owed, on this project or on the one before it. */
const setOff: ModelStep = {
  odds: (book) => (owing(book) ? 2 : 0),
  take: async (lane, book, at) => {
    const request = owing(book)
    if (!request) return
    const from = at % 2 === 0 && lane.before ? lane.before : book
    const payable = from.money.fabricator_payable - waitingFor(from, from.shop)
    const expected = isOnItsWay(book, request.shop)
      ? 'payoutInTransit'
      : from.shop !== request.shop
        ? 'otherShop'
        : payable <= 0 || from.dispute !== undefined
          ? 'nothingPayable'
          : 'done'
    const json = { decision: 'set_off', fromProjectId: from.number, reason: 'Agreed' }
    assert.equal(told(await lane.ask('operator', `/factoring/${request.id}/debt`, json)), expected)
    if (expected !== 'done') return
    const paid = Math.min(request.owed, payable)
    request.owed -= paid
    book.money.shop_debt -= paid
    from.money.fabricator_payable -= paid
  },
}

/** Early payouts: asked for, decided, and what a shop owes of them. */
export const advanceSteps = { factor, decide, debt, setOff }
