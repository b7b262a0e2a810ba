import assert from 'node:assert/strict'
import { cents } from '@framewell/domain/money/cents'
import { openOffer } from '@framewell/domain/payments/factoring'
import { receivableCents } from '@framewell/domain/payments/releasePhase'
import { type Book, POLICY, payoutsOf } from './book'
import { type Lane, told } from './Lane'

/** What the shop would be offered now, or why nothing. */
function offered(book: Book) {
  const standing = {
    active: !book.done,
    onHold: false,
    disputeOpen: book.dispute !== undefined,
    escrowCents: cents(book.money.escrow),
    advancedCents: cents(book.money.advance),
    receivableCents: receivableCents(cents(book.price), POLICY, book.completed, cents(book.refunded)),
    trust: 'High' as const,
  }
  return openOffer(standing, 'standard')
}

/** Early payouts: asked for, decided, and what a shop owes of them. */
export const advanceSteps = {
  async factor(lane: Lane, book: Book) {
    const open = offered(book)
    const expected = book.pending === undefined ? ('refusal' in open ? open.refusal : 'done') : 'requestWaits'
    const asked = await lane.ask(book.shop, '/factoring', { projectId: book.number, urgency: 'standard' })
    assert.equal(told(asked), expected)
    if (expected === 'done') book.pending = String(asked.body.request.id)
  },
  async decide(lane: Lane, book: Book, at: number) {
    if (book.pending === undefined) return
    const id = book.pending
    const decision = at % 4 === 0 ? 'reject' : 'approve'
    const open = offered(book)
    const expected = decision === 'approve' && 'refusal' in open ? open.refusal : 'done'
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
  async debt(lane: Lane, book: Book, at: number) {
    const request = book.requests.find(({ owed }) => owed > 0)
    if (!request) return
    const onItsWay = payoutsOf(book).some(({ payee, status }) => payee === request.shop && status === 'sent')
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
