import { z } from 'zod'
import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'
import { minCents, subtractCents } from '../money/differences'
import { numbersIn, type StatementLine } from './bankStatement'
import { projectIdSchema } from './moneyAccess'

/** The most invoices that one receipt pays. */
export const MAX_ALLOCATIONS = 20

/** A part of a receipt that pays an invoice. */
export const allocationSchema = z.object({
  invoice: projectIdSchema,
  amountCents: centsSchema.refine((amount) => amount > 0, 'Use an amount of at least $0.01'),
})
export type Allocation = z.infer<typeof allocationSchema>
export const allocationsSchema = z.array(allocationSchema).max(MAX_ALLOCATIONS, `Use at most ${MAX_ALLOCATIONS} invoices`)

/** An invoice that a receipt may pay. */
export interface PayableInvoice {
  readonly number: string
  readonly companyId: string
  readonly builder: string
  readonly openCents: Cents
  /** Null while scheduled. */
  readonly dueOn: string | null
}

export type AllocationRefusal =
  | 'invoiceNeeded'
  | 'invoiceTwice'
  | 'unknownInvoice'
  | 'moreThanOpen'
  | 'severalCustomers'
  | 'moreThanReceived'

/** The refusals, as calls declare them. */
export const ALLOCATION_ERRORS = {
  invoiceNeeded: { status: 422, message: 'Say which invoice it pays.' },
  invoiceTwice: { status: 422, message: 'An invoice is listed twice.' },
  unknownInvoice: { status: 422, message: 'There is no open invoice of this number.' },
  moreThanOpen: { status: 422, message: 'This is more than what is open on the invoice. The rest can stay as credit.' },
  moreThanReceived: { status: 422, message: 'The invoices add up to more than there is of this payment.' },
  severalCustomers: { status: 422, message: 'One payment pays invoices of one customer. These belong to several.' },
} as const satisfies Record<AllocationRefusal, { readonly status: 422; readonly message: string }>

export type AllocationOutcome =
  | { readonly companyId: string; readonly unappliedCents: Cents }
  | { readonly refusal: AllocationRefusal; readonly invoice?: string }

/**
 * Splits a receipt, or what is left of one, over invoices of one customer. The rest stays that customer's credit.
 * @param availableCents what the receipt still has
 * @param customer the company the receipt belongs to, once it is booked
 */
export function allocateReceipt(
  availableCents: Cents,
  wanted: readonly Allocation[],
  open: readonly PayableInvoice[],
  customer: string | null = null,
): AllocationOutcome {
  const [first] = wanted
  if (!first) return { refusal: 'invoiceNeeded' }
  const seen = new Set<string>()
  let companyId = customer
  for (const { invoice: number, amountCents } of wanted) {
    if (seen.has(number)) return { refusal: 'invoiceTwice', invoice: number }
    seen.add(number)
    const invoice = open.find((one) => one.number === number)
    if (!invoice || invoice.openCents === 0) return { refusal: 'unknownInvoice', invoice: number }
    companyId ??= invoice.companyId
    if (invoice.companyId !== companyId) return { refusal: 'severalCustomers', invoice: number }
    if (amountCents > invoice.openCents) return { refusal: 'moreThanOpen', invoice: number }
  }
  const sum = sumCents(wanted.map(({ amountCents }) => amountCents))
  if (sum > availableCents || companyId === null) return { refusal: 'moreThanReceived' }
  return { companyId, unappliedCents: subtractCents(availableCents, sum) }
}

/** Pays invoices in the given order until the amount is used up. */
export function fillInvoices(amountCents: Cents, invoices: readonly PayableInvoice[]): Allocation[] {
  const filled: Allocation[] = []
  let left = amountCents
  for (const { number, openCents } of invoices) {
    const part = minCents(left, openCents)
    if (part <= 0 || filled.length === MAX_ALLOCATIONS) continue
    filled.push({ invoice: number, amountCents: part })
    left = subtractCents(left, part)
  }
  return filled
}

/** Why invoices are suggested, the surest first. */
export const SUGGESTION_WHYS = ['named', 'amount', 'sum', 'payer'] as const
export type SuggestionWhy = (typeof SUGGESTION_WHYS)[number]
export const SUGGESTION_WORDS: Readonly<Record<SuggestionWhy, string>> = {
  named: 'Named in the bank’s text',
  amount: 'Exactly this amount is open',
  sum: 'Together they are exactly this amount',
  payer: 'The payer’s oldest open invoices',
}

export interface Suggestion {
  readonly why: SuggestionWhy
  readonly companyId: string
  readonly builder: string
  readonly allocations: readonly Allocation[]
  readonly unappliedCents: Cents
}

const MAX_SUGGESTIONS = 6
/** A sum is looked for among a customer's oldest open invoices, up to four at once: at most 793 sums for each customer. */
const SUMMED_INVOICES = 12
const SUMMED_AT_ONCE = 4

/**
 * Invoices that a receipt may pay: those its text names, one or several of a customer with exactly this amount, and the oldest of a
 * customer whose name is in the text. An operator decides; a suggestion books nothing.
 */
export function suggestAllocations(
  line: Pick<StatementLine, 'amountCents' | 'text' | 'counterparty'>,
  open: readonly PayableInvoice[],
): Suggestion[] {
  const payable = open.filter(({ openCents }) => openCents > 0).sort(byDueDate)
  const named = new Set(numbersIn(line.text, 'INV'))
  const byName = payable.filter(({ number }) => named.has(number))
  const customers = byCustomer(payable)
  const payers = customers.filter(([one]) => one && isNamedIn(one.builder, `${line.counterparty} ${line.text}`))
  const likely = [...payers, ...customers.filter((one) => !payers.includes(one))]
  const found: readonly (readonly [SuggestionWhy, readonly PayableInvoice[]])[] = [
    ...byCustomer(byName).map((of) => ['named', of] as const),
    ...likely.flatMap((of) => of.filter(({ openCents }) => openCents === line.amountCents)).map((one) => ['amount', [one]] as const),
    ...likely.flatMap((of) => sumsOf(line.amountCents, of.slice(0, SUMMED_INVOICES))).map((of) => ['sum', of] as const),
    ...payers.map((of) => ['payer', of] as const),
  ]
  const suggestions = new Map<string, Suggestion>()
  for (const [why, invoices] of found) {
    const [first] = invoices
    if (!first) continue
    const allocations = fillInvoices(line.amountCents, invoices)
    const unappliedCents = subtractCents(line.amountCents, sumCents(allocations.map(({ amountCents }) => amountCents)))
    const key = JSON.stringify(allocations.map(({ invoice }) => invoice).sort())
    if (!suggestions.has(key))
      suggestions.set(key, { why, companyId: first.companyId, builder: first.builder, allocations, unappliedCents })
  }
  return [...suggestions.values()].slice(0, MAX_SUGGESTIONS)
}

function byCustomer(invoices: readonly PayableInvoice[]): (readonly PayableInvoice[])[] {
  const of = new Map<string, PayableInvoice[]>()
  for (const invoice of invoices) of.set(invoice.companyId, [...(of.get(invoice.companyId) ?? []), invoice])
  return [...of.values()]
}

/** Scheduled invoices come last. */
const byDueDate = (a: PayableInvoice, b: PayableInvoice): number =>
  (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9') || a.number.localeCompare(b.number)

/** Sets of two to four invoices that add up to an amount. */
function sumsOf(amountCents: Cents, invoices: readonly PayableInvoice[]): PayableInvoice[][] {
  const found: PayableInvoice[][] = []
  const extend = (chosen: readonly PayableInvoice[], from: number, sum: Cents) => {
    if (chosen.length > 1 && sum === amountCents) found.push([...chosen])
    if (chosen.length === SUMMED_AT_ONCE || sum >= amountCents) return
    for (const [at, invoice] of invoices.entries()) if (at >= from) extend([...chosen, invoice], at + 1, addCents(sum, invoice.openCents))
  }
  extend([], 0, cents(0))
  return found
}

const LEGAL_FORMS = new Set(['llc', 'inc', 'corp', 'corporation', 'co', 'company', 'ltd', 'lp', 'llp', 'the', 'and'])
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** Whether all words of a company's name are in a text; banks drop punctuation and legal forms. */
function isNamedIn(name: string, text: string): boolean {
  const words = wordsOf(name).filter((word) => !LEGAL_FORMS.has(word))
  const said = new Set(wordsOf(text))
  return words.length > 0 && words.every((word) => said.has(word))
}
