import { addCents, type Cents } from '../money/cents'
import { usd, usdWithCents } from '../money/usd'
import { US_STATES } from '../network/usStates'
import { figure } from '../numbers/figure'
import { longDate } from '../quotes/quoteWords'
import { CERTIFICATE_WORDS, type SalesTax } from './salesTax'

/** Says on a paper without sales tax that the price is before it. */
export const BEFORE_TAX = 'before tax'

/** 'Texas 6.25%, Travis County 1%', or the certificate for which nothing is charged. */
export function taxNote({ state, jurisdictions, certificate }: SalesTax): string {
  if (!certificate) return jurisdictions.map(({ name, percent }) => `${name} ${figure(percent, 5)}%`).join(', ')
  return `${US_STATES[state] ?? state} ${CERTIFICATE_WORDS[certificate.kind]} ${certificate.number}, valid until ${longDate(certificate.expiresOn)}`
}

/** 'Sales tax: $825.00 (Texas 6.25%, Travis County 2%), at the rates of Nov 27, 2026 on $10,000.00.' */
export function taxSentence(tax: SalesTax): string {
  const rates = `at the rates of ${longDate(tax.on)} on ${usdWithCents(tax.taxableCents)}`
  return tax.certificate ? `Sales tax: none. ${taxNote(tax)}.` : `Sales tax: ${usdWithCents(tax.taxCents)} (${taxNote(tax)}), ${rates}.`
}

/** The last rows of a price's table: its total, and its sales tax with both together when there is one. */
export function totalRows(totalCents: Cents, tax: SalesTax | null): (readonly [string, string])[] {
  if (!tax) return [['Total', usd(totalCents)]]
  return [
    ['Total', usd(totalCents)],
    [`Sales tax: ${taxNote(tax)}`, usdWithCents(tax.taxCents)],
    ['Total with sales tax', usdWithCents(addCents(totalCents, tax.taxCents))],
  ]
}
