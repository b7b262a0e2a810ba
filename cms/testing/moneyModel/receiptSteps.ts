import assert from 'node:assert/strict'
import { addCents, cents } from '@framewell/domain/money/cents'
import { taxInPayment } from '@framewell/domain/tax/salesTax'
import { type Book, type BookBill, type BookOpen, type BookPart, type BookReceipt, cut, waitingFor, withdraw, withdrawnCents } from './book'
import type { Lane } from './Lane'
import type { ModelStep } from './modelStep'
import { told } from './told'

/** An order with all prepaid bills paid is active, unless it is on hold. */
function fund(book: Book): void {
  if (book.order === 'awaiting_funds' && !book.bills.some(({ prepaid }) => prepaid)) book.order = 'active'
}

/** A bill, or a part of one, is paid. */
function receive(book: Book, receipt: BookReceipt, bill: BookBill): void {
  const open = openOf(book, bill)
  const taxCents = taxInPayment(bill.amountCents, addCents(open.priceCents, open.taxCents), open.taxCents)
  const part = { ...bill, taxCents, after: book.refunds.length }
  receipt.parts.push(part)
  move(book, part, 1)
  if (bill.prepaid) fund(book)
}

function openOf({ open }: Book, { invoice }: BookBill): BookOpen {
  const found = open.get(invoice)
  if (!found) throw new Error(`The book has no invoice ${invoice}`)
  return found
}

/** Price and tax of a payment, or of one that is taken back. */
function move(book: Book, part: BookBill, times: 1 | -1): void {
  const { money } = book
  const [price, tax] = [times * (part.amountCents - part.taxCents), times * part.taxCents]
  const open = openOf(book, part)
  open.priceCents = cents(open.priceCents - price)
  open.taxCents = cents(open.taxCents - tax)
  if (part.prepaid) {
    money.escrow += price
    money.sales_tax += tax
  } else {
    money.receivable -= price
    money.tax_receivable -= tax
  }
}

/** A paid bill is open again, and a refund that it had made is withdrawn. @returns the cents of that */
function unreceive(book: Book, part: BookPart): number {
  move(book, part, -1)
  if (part.prepaid && book.order === 'active' && book.reached === 0) book.order = 'on_hold'
  const withdrawn = withdraw(book, part)
  cut(book)
  return withdrawn
}

const allocated = ({ invoice, amountCents }: BookBill) => [{ invoice, amountCents }]

async function decide(lane: Lane, line: string, bill: BookBill): Promise<void> {
  const decision = { decision: 'invoice', allocations: allocated(bill), reason: 'looked at it' }
  assert.equal(told(await lane.ask('operator', `/bank/lines/${line}/decide`, decision)), 'done')
}

/** A movement pays a bill, with something on top. What is not exactly a bill waits for an operator. */
async function payWith(lane: Lane, book: Book, bill: BookBill, extra: number): Promise<void> {
  const { id: line, status } = await lane.movement(bill.amountCents + extra, bill.invoice, 'escrow')
  if (status !== 'matched') await decide(lane, line, bill)
  // Matched with something on top: it is exactly what is open on the invoice, of which another part was taken back before.
  const others = status === 'matched' && extra > 0 ? book.bills.filter(({ invoice }) => invoice === bill.invoice) : []
  for (const other of others) book.bills.splice(book.bills.indexOf(other), 1)
  const left = extra - others.reduce((sum, { amountCents }) => sum + amountCents, 0)
  assert.ok(status !== 'matched' || left === 0, `matched, and ${left} is left`)
  const receipt: BookReceipt = { line, parts: [], left, refunded: 0 }
  book.receipts.push(receipt)
  receive(book, receipt, { ...bill, amountCents: cents(bill.amountCents + extra - left) })
}

const pay: ModelStep = {
  odds: ({ bills }) => (bills.length > 0 ? 3 : 0),
  take: async (lane, book, at) => {
    const bill = book.bills.shift()
    if (bill) await payWith(lane, book, bill, at < 9 ? 0 : at * 101)
  },
}

/** A part of a bill is paid first. */
const payShort: ModelStep = {
  odds: ({ bills: [bill] }) => (bill && bill.amountCents > 1 ? 1 : 0),
  take: async (lane, book, at) => {
    const bill = book.bills.shift()
    if (!bill) return
    const part = Math.max(1, Math.floor((bill.amountCents * at) / 12))
    book.bills.unshift({ ...bill, amountCents: cents(bill.amountCents - part) })
    await payWith(lane, book, { ...bill, amountCents: cents(part) }, 0)
  },
}

const withCredit = ({ receipts }: Book) => receipts.filter(({ left }) => left > 0)

/** What is left of a payment pays the next bill as far as it goes. */
const applyCredit: ModelStep = {
  odds: (book) => (book.bills.length > 0 && withCredit(book).length > 0 ? 1 : 0),
  take: async (lane, book, at) => {
    const receipts = withCredit(book)
    const receipt = receipts[at % receipts.length]
    const bill = book.bills.shift()
    if (!receipt || !bill) return
    const part = cents(Math.min(receipt.left, bill.amountCents))
    if (part < bill.amountCents) book.bills.unshift({ ...bill, amountCents: cents(bill.amountCents - part) })
    const paid = { ...bill, amountCents: part }
    const answer = await lane.ask('operator', `/bank/lines/${receipt.line}/apply`, { allocations: allocated(paid), reason: 'agreed' })
    assert.equal(told(answer), 'done')
    receipt.left -= part
    receive(book, receipt, paid)
  },
}

const refundCredit: ModelStep = {
  odds: (book) => (withCredit(book).length > 0 ? 0.7 : 0),
  take: async (lane, book, at) => {
    const receipts = withCredit(book)
    const receipt = receipts[at % receipts.length]
    if (!receipt) return
    const amountCents = receipt.left
    const answer = await lane.ask('operator', `/bank/lines/${receipt.line}/refund`, { amountCents, reason: 'they asked' })
    assert.equal(told(answer), 'done')
    receipt.left = 0
    receipt.refunded += amountCents
    book.money.builder_payable += amountCents
  },
}

/** Whether parts of a payment have gone on to the shop, one after the other. */
function isReleased(book: Book, parts: readonly BookPart[]): boolean {
  let [held, heldTax] = [book.money.escrow, book.money.sales_tax]
  const withdrawn = withdrawnCents(book, parts)
  return parts.some(({ prepaid, amountCents, taxCents }, at) => {
    if (!prepaid) return false
    if (book.closing !== undefined) return (withdrawn[at] ?? 0) < amountCents
    held -= amountCents - taxCents
    heldTax -= taxCents
    return held < 0 || heldTax < 0
  })
}

/** Whether the refund that parts of a payment had made was paid, or waits for that. @param more is taken back with them */
function isRefundGone(book: Book, parts: readonly BookPart[], more = 0): boolean {
  // A run may wait for more than is payable by now, when a payout that came back is taken back: it will not be sent.
  const left = Math.max(0, book.money.builder_payable - waitingFor(book, 'builder'))
  return withdrawnCents(book, parts).reduce((sum, one) => sum + one, more) > left
}

/** A receipt was booked on the wrong bills. Every other time its first was the right one after all. */
const unpay: ModelStep = {
  odds: ({ receipts }) => (receipts.length > 0 ? 1 : 0),
  take: async (lane, book, at) => {
    const receipt = book.receipts[at % book.receipts.length]
    if (!receipt) return
    const { line, parts, refunded, left } = receipt
    const isGone = isReleased(book, parts) || isRefundGone(book, parts, refunded)
    const undone = told(await lane.ask('operator', `/bank/lines/${line}/undo`, { reason: 'another payer' }))
    assert.equal(undone, isGone ? 'bankShort' : 'done')
    if (isGone) return
    book.receipts.splice(book.receipts.indexOf(receipt), 1)
    book.money.builder_payable -= refunded
    const withdrawn = parts.reduce((sum, part) => sum + unreceive(book, part), 0)
    if (withdrawn > 0) {
      // Bills on credit are not paid by this test any more once they are credited.
      if (book.closing === undefined) book.bills.push(...parts.filter(({ prepaid }) => prepaid))
      return
    }
    const [first, ...others] = parts
    book.bills.push(...others)
    if (!first) return
    if (at % 2 > 0) {
      book.bills.push(first)
      return
    }
    await decide(lane, line, first)
    const again = { line, parts: [], left: left + refunded + others.reduce((sum, one) => sum + one.amountCents, 0), refunded: 0 }
    book.receipts.push(again)
    receive(book, again, first)
  },
}

/** One part of a payment was booked on the wrong bill: it is credit again. */
const takePartBack: ModelStep = {
  odds: ({ receipts }) => (receipts.some(({ parts }) => parts.length > 0) ? 0.7 : 0),
  take: async (lane, book, at) => {
    const receipts = book.receipts.filter(({ parts }) => parts.length > 0)
    const receipt = receipts[at % receipts.length]
    const bill = receipt?.parts[at % receipt.parts.length]
    if (!receipt || !bill) return
    const { body } = await lane.ask('operator', `/bank/lines/${receipt.line}`)
    const part = body.receipt.parts.find(
      (one: { invoice: string; amountCents: number; takenBackBy: string | null }) =>
        one.takenBackBy === null && one.invoice === bill.invoice && one.amountCents === bill.amountCents,
    )
    const isGone = isReleased(book, [bill]) || isRefundGone(book, [bill])
    const undone = await lane.ask('operator', `/receipt-parts/${part.id}/undo`, { reason: 'another bill' })
    assert.equal(told(undone), isGone ? 'bankShort' : 'done')
    if (isGone) return
    receipt.parts.splice(receipt.parts.indexOf(bill), 1)
    receipt.left += bill.amountCents
    if (unreceive(book, bill) === 0 || (bill.prepaid && book.closing === undefined)) book.bills.push(bill)
  },
}

/** Payments of the builder, and what becomes of them. */
export const receiptSteps = { pay, payShort, applyCredit, refundCredit, unpay, takePartBack }
