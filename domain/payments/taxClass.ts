import type { Cents } from '../money/cents'
import { cents } from '../money/cents'

/** Federal tax classifications of line 3a of Form W-9 (Rev. March 2024). */
export const TAX_CLASSES = [
  'individual',
  'c_corporation',
  's_corporation',
  'partnership',
  'trust',
  'llc_c',
  'llc_s',
  'llc_p',
  'other',
] as const
export type TaxClass = (typeof TAX_CLASSES)[number]

export const TAX_CLASS_WORDS: Record<TaxClass, string> = {
  individual: 'Individual or sole proprietor',
  c_corporation: 'C corporation',
  s_corporation: 'S corporation',
  partnership: 'Partnership',
  trust: 'Trust or estate',
  llc_c: 'LLC taxed as a C corporation',
  llc_s: 'LLC taxed as an S corporation',
  llc_p: 'LLC taxed as a partnership',
  other: 'Other',
}

const CORPORATIONS: readonly TaxClass[] = ['c_corporation', 's_corporation', 'llc_c', 'llc_s']

interface Threshold {
  readonly cents: Cents
  readonly source: string
}

/**
 * What has to be paid to a payee in a year before Form 1099-NEC is due; null for years whose figure is not entered here. From 2027 on it
 * is adjusted for inflation each year.
 */
export function reportingThreshold(year: number): Threshold | null {
  if (year <= 2025) return { cents: cents(60_000), source: '$600, for payments made before 2026' }
  if (year === 2026) return { cents: cents(200_000), source: '$2,000, for payments made in 2026 (Public Law 119-21)' }
  return null
}

/** Why a payee is or is not on the list of 1099-NEC forms. */
export const PAYEE_STANDINGS = ['report', 'w9Missing', 'corporation', 'belowThreshold'] as const
export type PayeeStanding = (typeof PAYEE_STANDINGS)[number]

export const PAYEE_STANDING_WORDS: Record<PayeeStanding, string> = {
  report: 'Form 1099-NEC',
  w9Missing: 'W-9 is missing',
  corporation: 'None: a corporation',
  belowThreshold: 'None: below the threshold',
}

/**
 * @param paidCents in the year, less what was paid back
 * @param taxClass from the payee's W-9; null without one
 */
export function payeeStanding(paidCents: Cents, taxClass: TaxClass | null, year: number): PayeeStanding {
  const threshold = reportingThreshold(year)
  if (paidCents <= 0 || (threshold !== null && paidCents < threshold.cents)) return 'belowThreshold'
  if (taxClass === null) return 'w9Missing'
  return CORPORATIONS.includes(taxClass) ? 'corporation' : 'report'
}
