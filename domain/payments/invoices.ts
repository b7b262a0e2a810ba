import type { CreditCarrier, PaymentTerms } from '../credit/paymentTerms'
import { dayAfter } from '../dates/businessDays'
import { allocate } from '../money/allocate'
import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { maxCents, subtractCents } from '../money/differences'
import { billionths } from '../money/shareOf'
import { daysBetween } from '../network/fabricatorStatus'
import { PHASE_WORDS, type Phase } from './phases'
import { creditProject, debitProject, type LedgerEntry, moving } from './posting'

/**
 * Kinds of builder invoices. A deposit is due before fabrication. Progress and final invoices are on credit and fall due after their step.
 * A change invoice is the deposit of a change order.
 */
export const INVOICE_KINDS = ['deposit', 'progress', 'final', 'change'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]
export const INVOICE_KIND_WORDS: Record<InvoiceKind, string> = {
  deposit: 'Deposit',
  progress: 'Progress',
  final: 'Final',
  change: 'Change order',
}

/** A scheduled invoice has an amount and a number; it is issued (dated, due) when its step is reached. */
export const INVOICE_STATUSES = ['scheduled', 'open', 'paid', 'void'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** The completed phase that issues a scheduled invoice. */
export const ISSUED_WITH: Record<'progress' | 'final', Phase> = { progress: 'quality_check', final: 'delivery' }

/**
 * 'Billed at quality check': when a scheduled invoice is issued; empty for one that is due before fabrication.
 * @param carriedBy who carries the credit: where the shop does, a phase is paid before its release; undefined where that is not known
 */
export function billedWords(kind: InvoiceKind, carriedBy: CreditCarrier | undefined): string {
  if (kind !== 'progress' && kind !== 'final') return ''
  const phase = PHASE_WORDS[ISSUED_WITH[kind]].toLowerCase()
  if (carriedBy === 'shop') return `Billed when a phase it pays for can be accepted, at ${phase} at the latest`
  return carriedBy === 'framewell' ? `Billed at ${phase}` : `Billed at ${phase} at the latest`
}

/** Share of the price on the final invoice: what delivery releases. The rest of the credit is the progress invoice. */
const FINAL_SHARE = 0.2

export interface PlannedInvoice {
  readonly kind: InvoiceKind
  /** With its sales tax. */
  readonly amountCents: Cents
  /** The sales tax in it. */
  readonly taxCents: Cents
  /** Paid by a bank receipt into escrow. The others are trade credit, funded at signature. */
  readonly prepaid: boolean
}

/**
 * The invoices for a price and its sales tax under given terms. Price and tax are divided in the same proportion, each adding up to the
 * cent. Omits zero amounts.
 */
export function plannedInvoices(
  priceCents: Cents,
  { depositShare }: Pick<PaymentTerms, 'depositShare'>,
  taxCents: Cents = cents(0),
): PlannedInvoice[] {
  const [whole, deposit] = [billionths(1), billionths(depositShare)]
  const final = Math.min(billionths(FINAL_SHARE), whole - deposit)
  const shares = [deposit, whole - deposit - final, final]
  const [prices, taxes] = [allocate(priceCents, shares), allocate(taxCents, shares)]
  return (['deposit', 'progress', 'final'] as const).flatMap((kind, at) => {
    const tax = taxes[at] ?? cents(0)
    const amountCents = addCents(prices[at] ?? cents(0), tax)
    return amountCents > 0 ? [{ kind, amountCents, taxCents: tax, prepaid: kind === 'deposit' }] : []
  })
}

/** What invoices on credit post when they are made: their price funds the order, their tax is charged. */
export function creditEntries(projectId: string, invoices: readonly PlannedInvoice[]): readonly LedgerEntry[] {
  const taxCents = sumCents(invoices.map((one) => one.taxCents))
  const priceCents = subtractCents(sumCents(invoices.map(({ amountCents }) => amountCents)), taxCents)
  return moving([
    debitProject(projectId, 'receivable', priceCents),
    creditProject(projectId, 'escrow', priceCents),
    debitProject(projectId, 'tax_receivable', taxCents),
    creditProject(projectId, 'sales_tax', taxCents),
  ])
}

/** The unpaid sales tax. */
export function openTaxCents({ taxCents, paidTaxCents, creditedTaxCents }: InvoiceTax): Cents {
  return subtractCents(taxCents, paidTaxCents, creditedTaxCents)
}

/** The sales tax in an invoice's amounts. */
interface InvoiceTax {
  readonly taxCents: Cents
  readonly paidTaxCents: Cents
  readonly creditedTaxCents: Cents
}

/** The unpaid amount. */
export function openCents({ amountCents, paidCents, creditedCents }: InvoiceAmounts): Cents {
  return maxCents(cents(0), subtractCents(amountCents, paidCents, creditedCents))
}

export interface InvoiceAmounts {
  readonly amountCents: Cents
  readonly paidCents: Cents
  /** Credited by a change order or cancellation. */
  readonly creditedCents: Cents
}

export const AGING_BUCKETS = ['current', 'days1to30', 'days31to60', 'days61to90', 'over90'] as const
export type AgingBucket = (typeof AGING_BUCKETS)[number]
export const AGING_WORDS: Record<AgingBucket, string> = {
  current: 'Not due yet',
  days1to30: '1 to 30 days',
  days31to60: '31 to 60 days',
  days61to90: '61 to 90 days',
  over90: 'Over 90 days',
}

/** Maximum days late per bucket; the last one is unbounded. */
const AGING_DAYS: Record<AgingBucket, number> = {
  current: 0,
  days1to30: 30,
  days31to60: 60,
  days61to90: 90,
  over90: Number.POSITIVE_INFINITY,
}

/** The aging bucket of an open invoice. */
export function agingBucket(dueOn: string, today: string): AgingBucket {
  const late = daysBetween(dueOn, today)
  return AGING_BUCKETS.find((bucket) => late <= AGING_DAYS[bucket]) ?? 'over90'
}

/** The due dates of a bucket, inclusive; null where unbounded. */
export function agingDueDays(bucket: AgingBucket, today: string): { readonly from: string | null; readonly until: string | null } {
  const before = AGING_BUCKETS[AGING_BUCKETS.indexOf(bucket) - 1]
  const most = AGING_DAYS[bucket]
  return {
    from: Number.isFinite(most) ? dayAfter(today, -most) : null,
    until: before === undefined ? null : dayAfter(today, -AGING_DAYS[before] - 1),
  }
}

/** Reminder days relative to the due date, one reminder each. */
export const REMINDER_DAYS = [-3, 1, 7, 14, 30] as const
/** Days overdue after which a company can't place new orders until it pays. Our own policy. */
export const HOLD_AFTER_DAYS = 10

/**
 * The reminder due today, including a missed one; undefined when there is none. @param lastDays the last one sent; null before the first
 */
export function reminderDue(dueOn: string, lastDays: number | null, today: string): number | undefined {
  const late = daysBetween(dueOn, today)
  return REMINDER_DAYS.filter((days) => days <= late && days > (lastDays ?? Number.NEGATIVE_INFINITY)).at(-1)
}

/** Whether an invoice with this due date blocks its company's new orders today. */
export function holdsNewOrders(dueOn: string, today: string): boolean {
  return daysBetween(dueOn, today) > HOLD_AFTER_DAYS
}
