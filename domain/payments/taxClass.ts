import { z } from 'zod'
import { type Cents, cents } from '../money/cents'
import { figure } from '../numbers/figure'

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

/**
 * What a payee is paid for, as Form 1099 reports it: one category per payee, because Framewell pays it for one kind of thing. After the IRS's
 * Instructions for Forms 1099-MISC and 1099-NEC as summaries give them: that page was not obtained.
 */
export const REPORTING_CATEGORIES = ['services', 'rents', 'royalties', 'other_income', 'none'] as const
export type ReportingCategory = (typeof REPORTING_CATEGORIES)[number]
/** Of a payee for which none is recorded: a shop makes a kit, which is a service with its materials. */
export const DEFAULT_CATEGORY: ReportingCategory = 'services'

export const REPORTING_CATEGORY_WORDS: Record<ReportingCategory, string> = {
  services: 'Services, with their materials (1099-NEC, box 1)',
  rents: 'Rents (1099-MISC, box 1)',
  royalties: 'Royalties (1099-MISC, box 2)',
  other_income: 'Other income, like damages (1099-MISC, box 3)',
  none: 'Not reportable, like goods alone',
}

interface Threshold {
  readonly cents: Cents
  readonly source: string
}

/** The first year whose figure is adjusted for inflation: an operator enters it once the IRS has published it. */
export const FIRST_ENTERED_YEAR = 2027

/** The fields of a later year's figure as an operator enters them. */
export const ENTERED_THRESHOLD = {
  year: z
    .number('Enter the year')
    .int('Enter the year')
    .min(FIRST_ENTERED_YEAR, `The figures of years before ${FIRST_ENTERED_YEAR} are set by law and known already`)
    .max(2200, 'Enter the year'),
  dollars: z.number('Enter whole dollars').int('Enter whole dollars').min(1, 'Enter whole dollars').max(1_000_000, 'Use at most 1,000,000'),
  source: z.string('Say where it is published').trim().min(3, 'Say where it is published').max(200, 'Use at most 200 characters'),
} as const

/**
 * What has to be paid to a payee in a year before a Form 1099 is due; null for a year whose figure nobody has entered.
 * @param entered the figures of later years
 */
export function reportingThreshold(year: number, entered: readonly { year: number; dollars: number; source: string }[]): Threshold | null {
  if (year < 2026) return { cents: cents(60_000), source: '$600, for payments made before 2026' }
  if (year < FIRST_ENTERED_YEAR) return { cents: cents(200_000), source: '$2,000, for payments made in 2026 (Public Law 119-21)' }
  const own = entered.find((one) => one.year === year)
  return own ? { cents: cents(own.dollars * 100), source: `$${figure(own.dollars)}, for payments made in ${year} (${own.source})` } : null
}

/** 26 USC 6050N: not adjusted. */
const ROYALTIES_FROM = cents(1_000)

/** Why a payee is or is not on the list of forms. */
export const PAYEE_STANDINGS = ['nec', 'misc', 'w9Missing', 'corporation', 'belowThreshold', 'notReportable'] as const
export type PayeeStanding = (typeof PAYEE_STANDINGS)[number]

export const PAYEE_STANDING_WORDS: Record<PayeeStanding, string> = {
  nec: 'Form 1099-NEC',
  misc: 'Form 1099-MISC',
  w9Missing: 'W-9 is missing',
  corporation: 'None: a corporation',
  belowThreshold: 'None: below the threshold',
  notReportable: 'None: not reportable',
}

interface PaidPayee {
  /** In the year, less what was paid back. */
  readonly paidCents: Cents
  /** From the payee's W-9; null without one. */
  readonly taxClass: TaxClass | null
  readonly category: ReportingCategory
}

/** @param threshold of the year; without one nobody is below it */
export function payeeStanding({ paidCents, taxClass, category }: PaidPayee, threshold: Pick<Threshold, 'cents'> | null): PayeeStanding {
  const from = category === 'royalties' ? ROYALTIES_FROM : threshold?.cents
  if (paidCents <= 0) return 'belowThreshold'
  if (category === 'none') return 'notReportable'
  if (from !== undefined && paidCents < from) return 'belowThreshold'
  if (taxClass === null) return 'w9Missing'
  if (CORPORATIONS.includes(taxClass)) return 'corporation'
  return category === 'services' ? 'nec' : 'misc'
}
