import { type Cents, cents, sumCents } from '@framewell/domain/money/cents'
import { negateCents, subtractCents } from '@framewell/domain/money/differences'
import { type AdvanceCut, cutAdvances, repayableCents } from '@framewell/domain/payments/advanceOutcome'
import { creditNote, deductFrom, type TaxedAmount, withdrawnRefund } from '@framewell/domain/payments/creditNote'
import { earnedParts } from '@framewell/domain/payments/earned'
import type { PlannedInvoice } from '@framewell/domain/payments/invoices'
import { type AgreedPolicy, INITIAL_RELEASE_POLICY, type Phase } from '@framewell/domain/payments/phases'
import { type Contract, type PhaseRelease, phaseRelease, retainedFromShop } from '@framewell/domain/payments/releasePhase'
import { taxOfCredit } from '@framewell/domain/tax/salesTax'

export interface BookBill extends PlannedInvoice {
  readonly invoice: string
}

/** What is open on an invoice, of its price and of its sales tax. */
export interface BookOpen {
  readonly prepaid: boolean
  priceCents: Cents
  taxCents: Cents
}

/** One of the two shops of a lane. */
type Shop = 0 | 1
export type Payee = Shop | 'builder'

/** An early payout that was approved once. */
interface BookRequest {
  readonly id: string
  readonly shop: Shop
  readonly advanceCents: Cents
  readonly factoringDiscount: number
  /** Approved, and not yet settled, withdrawn or owed. */
  approved: boolean
  owed: number
  wroteOff: boolean
}

/** What a return took back, for its undo. */
interface TookBack {
  readonly cuts: readonly {
    readonly request: BookRequest
    readonly of: 'advance' | 'shop_debt'
    readonly undone: number
    readonly paid: number
  }[]
  readonly unclaimed: number
}

export interface BookPayout {
  readonly id: string
  readonly reference: string
  readonly run: BookRun
  readonly payee: Payee
  readonly amount: number
  readonly phases: readonly Phase[]
  /** Which of the payee's bank accounts it goes to. */
  readonly account: number
  status: 'waiting' | 'sent' | 'settled' | 'returned' | 'cancelled'
  /** The movement that paid it, and the one that brought it back. */
  paidBy?: string | undefined
  back?: string | undefined
  tookBack?: TookBack | undefined
}

interface BookRun {
  readonly id: string
  readonly number: string
  status: 'proposed' | 'approved_once' | 'sent' | 'cancelled'
  readonly payouts: BookPayout[]
}

/** A payment of a bill, or of a part of it. */
export interface BookPart extends BookBill {
  /** Refunds that credits had left before it. */
  readonly after: number
}

/** A movement that paid bills, or parts of bills. */
export interface BookReceipt {
  readonly line: string
  readonly parts: BookPart[]
  /** What of it pays no bill, and what of that is to be refunded. */
  left: number
  refunded: number
}

/** A project as a person keeps its books by hand, one step after the other. */
export interface Book {
  readonly number: string
  readonly price: number
  /** Sales tax is charged on it. */
  readonly taxed: boolean
  /** Of it, what the shop accepted. */
  readonly shopPrice: Cents
  /** Unpaid ones that are paid in this order. */
  readonly bills: BookBill[]
  /** By invoice, in their order. */
  readonly open: Map<string, BookOpen>
  readonly receipts: BookReceipt[]
  readonly completed: Phase[]
  /** What each of them pays the shop: less what decisions of disputes took. */
  readonly pays: Map<Phase, Cents>
  /** What each shop has signed: 'delivery conditional'. */
  readonly waived: readonly [Set<string>, Set<string>]
  reached: number
  dispute: string | undefined
  /** What credits left to refund, one after the other; negative for what was withdrawn of it. */
  readonly refunds: TaxedAmount[]
  /** Refunded of what was not released. */
  refunded: number
  /** Refunded of what phases had released: the builder's, and what of it was the shop's. */
  takenBack: number
  done: boolean
  /** What the cancellation recorded as payable to shops, paid or not; missing unless it is canceled. */
  closing?: number
  /** Status of the order while the project is open. */
  order: 'awaiting_funds' | 'active' | 'on_hold'
  /** Which of two shops makes it. */
  shop: Shop
  /** The request that waits for a decision. */
  pending: string | undefined
  /** Newest first. */
  readonly requests: BookRequest[]
  readonly runs: BookRun[]
  money: Record<
    | 'escrow'
    | 'fabricator_payable'
    | 'retainage'
    | 'advance'
    | 'receivable'
    | 'tax_receivable'
    | 'sales_tax'
    | 'builder_payable'
    | 'shop_debt',
    number
  >
}

export const payoutsOf = ({ runs }: Book): BookPayout[] => runs.flatMap(({ payouts }) => payouts)
/** What waits in runs to be paid to a payee. */
export const waitingFor = (book: Book, payee: Payee) =>
  payoutsOf(book).reduce((sum, one) => sum + (one.payee === payee && one.status === 'waiting' ? one.amount : 0), 0)
export const accountOf = (payee: Payee) => (payee === 'builder' ? 'builder_payable' : 'fabricator_payable')
/** Whether anything is left to do but to take back what was done. */
export const isOver = ({ done, money, runs, requests }: Book) =>
  done &&
  money.fabricator_payable + money.builder_payable === 0 &&
  requests.every(({ owed }) => owed === 0) &&
  runs.every(({ payouts }) => payouts.every(({ status }) => status !== 'waiting' && status !== 'sent'))
export const openRequests = ({ requests }: Book) => requests.filter(({ approved }) => approved)
export const debtOf = ({ requests }: Book, shop: Shop) =>
  requests.reduce((sum, request) => sum + (request.shop === shop ? request.owed : 0), 0)

/** A part of the price goes back to the builder, and the tax on it. */
export function credit(book: Book, priceCents: Cents): void {
  const { money, open, price, refunded, takenBack } = book
  const unpaid = [...open.values()].filter(({ prepaid }) => prepaid).reduce((sum, one) => sum + one.priceCents, 0)
  const taxCents = taxOfCredit(cents(money.sales_tax), cents(price - refunded - takenBack - unpaid), priceCents)
  const owed = { receivable: cents(money.receivable), tax_receivable: cents(money.tax_receivable) }
  const { creditBack, refundCents } = creditNote(book.number, owed, { priceCents, taxCents })
  money.sales_tax -= taxCents
  money.receivable -= creditBack.priceCents
  money.tax_receivable -= creditBack.taxCents
  money.builder_payable += refundCents
  book.refunds.push({
    priceCents: subtractCents(priceCents, creditBack.priceCents),
    taxCents: subtractCents(taxCents, creditBack.taxCents),
  })
  deduct(book, creditBack)
}

/** Takes an amount off what is open on credit, the last invoice first. */
function deduct({ open }: Book, creditBack: TaxedAmount): void {
  const onCredit = [...open].flatMap(([invoice, one]) => (one.prepaid ? [] : [{ invoice, ...one }])).reverse()
  for (const part of deductFrom(creditBack, onCredit).deducted) {
    const invoice = open.get(part.invoice)
    if (!invoice) continue
    invoice.priceCents = subtractCents(invoice.priceCents, part.priceCents)
    invoice.taxCents = subtractCents(invoice.taxCents, part.taxCents)
  }
}

/**
 * What is withdrawn of refunds when a payment is taken back: credits had come off the invoices without it. What was paid before fabrication was
 * refunded once the order is canceled.
 */
function withdrawnWith(
  { refunds, closing }: Pick<Book, 'refunds' | 'closing'>,
  { prepaid, amountCents, taxCents, after }: BookPart,
): TaxedAmount {
  if (prepaid && closing === undefined) return { priceCents: cents(0), taxCents: cents(0) }
  const later = refunds.slice(after)
  const refunded = {
    priceCents: sumCents(later.map(({ priceCents }) => priceCents)),
    taxCents: sumCents(later.map((one) => one.taxCents)),
  }
  return withdrawnRefund({ priceCents: subtractCents(amountCents, taxCents), taxCents }, refunded)
}

/** The same of several payments, one after the other, each in cents. */
export function withdrawnCents(book: Book, parts: readonly BookPart[]): number[] {
  const refunds = [...book.refunds]
  return parts.map((part) => {
    const { priceCents, taxCents } = withdrawnWith({ ...book, refunds }, part)
    refunds.push({ priceCents: negateCents(priceCents), taxCents: negateCents(taxCents) })
    return priceCents + taxCents
  })
}

/** Withdraws what a payment that was taken back had made a refund. @returns how much, in cents */
export function withdraw(book: Book, part: BookPart): number {
  const { money, refunds, bills } = book
  const back = withdrawnWith(book, part)
  const sum = back.priceCents + back.taxCents
  if (sum === 0) return 0
  refunds.push({ priceCents: negateCents(back.priceCents), taxCents: negateCents(back.taxCents) })
  money.builder_payable -= sum
  if (part.prepaid) {
    money.escrow += back.priceCents
    money.sales_tax += back.taxCents
    book.refunded -= back.priceCents
    return sum
  }
  money.receivable -= back.priceCents
  money.tax_receivable -= back.taxCents
  deduct(book, back)
  bills.splice(0, bills.length, ...bills.filter(({ prepaid }) => prepaid))
  return sum
}

/** What the shop earns repays what it owes first: advances, then the oldest debt. */
export function earn(book: Book, earned: number): void {
  const { money, shop, requests } = book
  const parts = earnedParts(cents(earned), { advanceCents: cents(money.advance), debtCents: cents(debtOf(book, shop)) })
  money.advance -= parts.advanceCents
  money.shop_debt -= parts.debtCents
  money.fabricator_payable += parts.netCents
  let left: number = parts.debtCents
  for (const request of [...requests].reverse().filter((one) => one.shop === shop)) {
    const part = Math.min(left, request.owed)
    left -= part
    request.owed -= part
  }
  settle(book)
}

/** Requests are settled once nothing is advanced. */
export function settle(book: Book): void {
  if (book.money.advance === 0) for (const request of book.requests) request.approved = false
}

export function contractOf({ price, shopPrice, refunded }: Book): Contract & { readonly releasePolicy: AgreedPolicy } {
  const releasePolicy = { ...INITIAL_RELEASE_POLICY, shopPriceCents: shopPrice }
  return { priceCents: cents(price), releasePolicy, refundedCents: cents(refunded) }
}

/** What a phase releases. */
export function releaseOf(book: Book, phase: Phase, owed = cents(0)): PhaseRelease {
  const { priceCents, releasePolicy, refundedCents } = contractOf(book)
  return phaseRelease(priceCents, phase, releasePolicy, owed, refundedCents)
}

/** What of the retainage that is held is withheld from the shop. */
export function shopRetainageOf(book: Book, heldCents = cents(book.money.retainage)): Cents {
  return retainedFromShop(heldCents, releaseOf(book, 'delivery'))
}

/** What the project can repay of advances. */
export function coverOf(book: Book): Cents {
  const { done, completed, money } = book
  return repayableCents({
    active: !done,
    completed,
    escrowCents: cents(money.escrow),
    shopRetainageCents: shopRetainageOf(book),
    ...contractOf(book),
  })
}

/** Advances go as far as the project covers them. @param ends the shop's part ends */
export function cut(book: Book, ends = false): void {
  const { money } = book
  const cover = ends ? cents(0) : coverOf(book)
  if (book.done || ends) book.pending = undefined
  const books = { requests: openRequests(book), advancedCents: cents(money.advance), payableCents: cents(money.fabricator_payable) }
  applyCuts(book, cutAdvances(books, cover))
}

function applyCuts(book: Book, cuts: readonly AdvanceCut[]): void {
  const { money } = book
  for (const { id, undoneCents, discountCents, owedCents } of cuts) {
    const request = requestOf(book, id)
    money.fabricator_payable -= undoneCents - discountCents
    money.advance -= undoneCents + owedCents
    money.shop_debt += owedCents
    request.owed += owedCents
    if (undoneCents === request.advanceCents) request.approved = false
  }
  if (cuts.length > 0) settle(book)
}

/** The money of a payout is payable again; it takes back the early payouts of its shop first. */
export function takeBack(book: Book, payout: BookPayout): void {
  const { money } = book
  const { payee, amount } = payout
  payout.status = 'returned'
  money[accountOf(payee)] += amount
  payout.tookBack = { cuts: [], unclaimed: 0 }
  if (payee === 'builder') return
  const ofShop = payee === book.shop
  const open = ofShop ? onlyUndone({ requests: openRequests(book), advancedCents: cents(money.advance), payableCents: cents(amount) }) : []
  applyCuts(book, open)
  let left = amount - paidOf(open)
  const indebted = book.requests.filter(({ shop, owed }) => shop === payee && owed > 0)
  const owed = onlyUndone({
    requests: indebted.map(({ id, owed: advanceCents, factoringDiscount }) => ({
      id,
      advanceCents: cents(advanceCents),
      factoringDiscount,
    })),
    advancedCents: cents(debtOf(book, payee)),
    payableCents: cents(left),
  })
  for (const { id, undoneCents, discountCents } of owed) {
    money.fabricator_payable -= undoneCents - discountCents
    money.shop_debt -= undoneCents
    requestOf(book, id).owed -= undoneCents
  }
  left -= paidOf(owed)
  const isEarned = ofShop && book.completed.length > 0
  const isPayable = isEarned && !book.requests.some((one) => one.shop === payee && one.wroteOff)
  const beyond = book.closing === undefined ? 0 : Math.max(0, money.fabricator_payable - book.closing)
  const unclaimed = isPayable ? Math.min(left, beyond) : left
  money.fabricator_payable -= unclaimed
  const noted = (of: 'advance' | 'shop_debt') => (one: AdvanceCut) => ({
    request: requestOf(book, one.id),
    of,
    undone: one.undoneCents,
    paid: one.undoneCents - one.discountCents,
  })
  payout.tookBack = { cuts: [...open.map(noted('advance')), ...owed.map(noted('shop_debt'))], unclaimed }
}

/** A payout that came back never did. @returns false when its money is on its way again */
export function giveBack(book: Book, payout: BookPayout): boolean {
  const { money } = book
  const { cuts, unclaimed } = payout.tookBack ?? { cuts: [], unclaimed: 0 }
  const again = cuts.reduce((sum, { paid }) => sum + paid, unclaimed)
  if (money[accountOf(payout.payee)] + again < payout.amount) return false
  money[accountOf(payout.payee)] += again - payout.amount
  for (const { request, of, undone } of cuts) {
    const owes = of === 'shop_debt' || request.shop !== book.shop
    money[owes ? 'shop_debt' : 'advance'] += undone
    if (owes) request.owed += undone
    else request.approved = true
  }
  payout.status = 'settled'
  payout.tookBack = undefined
  if (cuts.length + unclaimed > 0) cut(book)
  return true
}

/** What is taken back of what a shop does not have; what it has stays. */
function onlyUndone(books: Parameters<typeof cutAdvances>[0]): AdvanceCut[] {
  return cutAdvances(books, cents(0))
    .filter(({ undoneCents }) => undoneCents > 0)
    .map((one) => ({ ...one, owedCents: cents(0) }))
}
const paidOf = (cuts: readonly AdvanceCut[]) => cuts.reduce((sum, { undoneCents, discountCents }) => sum + undoneCents - discountCents, 0)

function requestOf({ requests }: Book, id: string): BookRequest {
  const request = requests.find((one) => one.id === id)
  if (!request) throw new Error(`The book has no request ${id}`)
  return request
}
