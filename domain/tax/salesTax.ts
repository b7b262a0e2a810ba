import { z } from 'zod'
import { allocate } from '../money/allocate'
import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'
import { maxCents, subtractCents } from '../money/differences'
import { billionths, shareOf } from '../money/shareOf'

/** Kinds of jurisdictions that charge a sales tax. Only a state's rate applies without a list of ZIP codes. */
export const TAX_LEVELS = ['state', 'county', 'city', 'special'] as const
export type TaxLevel = (typeof TAX_LEVELS)[number]
export const TAX_LEVEL_WORDS: Record<TaxLevel, string> = { state: 'State', county: 'County', city: 'City', special: 'Special district' }

/** Categories of an order's lines. A state taxes some of them, as the operator enters. */
export const TAX_CATEGORIES = ['materials', 'freight', 'services'] as const
export type TaxCategory = (typeof TAX_CATEGORIES)[number]
export const TAX_CATEGORY_WORDS: Record<TaxCategory, string> = {
  materials: 'Kit and materials',
  freight: 'Freight',
  services: 'Engineering',
}

export const CERTIFICATE_KINDS = ['exemption', 'resale'] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]
export const CERTIFICATE_WORDS: Record<CertificateKind, string> = { exemption: 'exemption certificate', resale: 'resale certificate' }

const certificateSchema = z.object({ kind: z.enum(CERTIFICATE_KINDS), number: z.string(), expiresOn: z.string() })

/**
 * The sales tax of a price: the rates of its delivery address on a day, and the tax in cents. It is stored with what it was computed for.
 * Later changes of rates and certificates do not reach it.
 */
export const salesTaxSchema = z.object({
  /** Postal code of the state. */
  state: z.string(),
  /** The day whose rates and certificates apply. */
  on: z.string(),
  jurisdictions: z.array(z.object({ level: z.enum(TAX_LEVELS), name: z.string(), percent: z.number(), source: z.string() })),
  categories: z.array(z.enum(TAX_CATEGORIES)),
  taxableCents: centsSchema,
  taxCents: centsSchema,
  /** The buyer's certificate, for which nothing is charged. */
  certificate: certificateSchema.nullable(),
})
export type SalesTax = z.infer<typeof salesTaxSchema>
type Jurisdiction = SalesTax['jurisdictions'][number]

/** A rate of the operator's table. */
export interface TaxRate extends Jurisdiction {
  readonly state: string
  /** Where it applies; empty for a state's own rate. */
  readonly zips: readonly string[]
  readonly from: string
  /** The last day; null while it has none. */
  readonly until: string | null
}

interface TaxCertificate extends z.infer<typeof certificateSchema> {
  readonly state: string
}

interface TaxedLine {
  readonly id: string
  readonly amountCents: Cents
}

/** Where something is delivered, and when its tax is fixed. */
interface TaxPlace {
  readonly state: string
  readonly zip: string
  readonly on: string
}

/** The category of a price's line. Whatever is neither freight nor engineering is material. */
function categoryOf({ id }: TaxedLine): TaxCategory {
  return id === 'freight' ? 'freight' : id === 'engineering' ? 'services' : 'materials'
}

/** The rates in force at an address on a day, the state's first. */
export function ratesAt(rates: readonly TaxRate[], { state, zip, on }: TaxPlace): TaxRate[] {
  return rates
    .filter((rate) => rate.state === state && (rate.level === 'state' || rate.zips.includes(zip)))
    .filter(({ from, until }) => from <= on && (until === null || on <= until))
    .sort((a, b) => TAX_LEVELS.indexOf(a.level) - TAX_LEVELS.indexOf(b.level) || a.name.localeCompare(b.name))
}

/**
 * The sales tax of a price. Null when no rate of the state's own is in force, whatever a county or city charges: the price is then before
 * tax. A certificate of the buyer for the state that is valid on the day makes the tax zero.
 * @param categories what the state taxes
 */
export function salesTax(
  place: TaxPlace,
  rates: readonly TaxRate[],
  categories: readonly TaxCategory[],
  certificates: readonly TaxCertificate[],
  lines: readonly TaxedLine[],
): SalesTax | null {
  const { state, on } = place
  const jurisdictions = ratesAt(rates, place).map(({ level, name, percent, source }) => ({ level, name, percent, source }))
  if (!jurisdictions.some(({ level }) => level === 'state')) return null
  const valid = certificates.find((one) => one.state === state && on <= one.expiresOn)
  const certificate = valid ? { kind: valid.kind, number: valid.number, expiresOn: valid.expiresOn } : null
  return taxOf({ state, on, jurisdictions, categories: [...categories], certificate }, lines)
}

/**
 * The tax of other lines under the same rates and certificate, as for a change order. Rounded like `taxOfChange`: the combined
 * rate on everything taxable, to the nearest cent, half a cent up.
 */
export function taxOf(terms: Omit<SalesTax, 'taxableCents' | 'taxCents'>, lines: readonly TaxedLine[]): SalesTax {
  const { jurisdictions, categories, certificate } = terms
  const taxed = lines.filter((line) => categories.includes(categoryOf(line)))
  const taxableCents = sumCents(taxed.map(({ amountCents }) => amountCents))
  return { ...terms, taxableCents, taxCents: certificate ? cents(0) : shareOf(taxableCents, combinedShare(jurisdictions)) }
}

const combinedShare = (jurisdictions: readonly Jurisdiction[]) => sharesOf(jurisdictions).reduce((sum, one) => sum + one, 0) / billionths(1)

const sharesOf = (jurisdictions: readonly Jurisdiction[]) => jurisdictions.map(({ percent }) => billionths(percent / 100))

/** Divides an amount of tax over its jurisdictions by their rates. The parts add up to the cent. */
export function byJurisdiction({ jurisdictions }: Pick<SalesTax, 'jurisdictions'>, taxCents: Cents): Cents[] {
  const shares = sharesOf(jurisdictions)
  return shares.some((share) => share > 0) ? allocate(taxCents, shares) : shares.map(() => cents(0))
}

/** Divides what was posted after `before` cents. The parts of successive postings add up to the parts of their sum. */
export function byJurisdictionAfter(tax: Pick<SalesTax, 'jurisdictions'>, before: Cents, posted: Cents): Cents[] {
  const earlier = byJurisdiction(tax, before)
  return byJurisdiction(tax, addCents(before, posted)).map((part, at) => subtractCents(part, earlier[at] ?? cents(0)))
}

/**
 * The tax that a credit gives back: the credited part of the price takes the same part of the tax. The whole price takes all of it, and
 * credits together never more than was charged.
 * @param taxCents charged and not yet credited
 * @param priceCents billed and not yet credited, the price that tax belongs to
 */
export function taxOfCredit(taxCents: Cents, priceCents: Cents, creditedCents: Cents): Cents {
  if (creditedCents >= priceCents) return taxCents
  const [part = cents(0)] = allocate(taxCents, [creditedCents, subtractCents(priceCents, creditedCents)])
  return part
}

/**
 * What a change order after refunds charges of tax; negative for what it takes back. It brings the tax of the order to that of its new price
 * without what was refunded, rounded once: refunds and changes that each round their own part could add up to a cent more.
 * @param after the tax of the new price
 * @param refundedTaxableCents what refunds took of the taxable price (`taxOfCredit` of it)
 * @param chargedCents charged and billed until now, and not credited
 */
export function taxOfChange(after: SalesTax, refundedTaxableCents: Cents, chargedCents: Cents): Cents {
  if (after.certificate) return subtractCents(cents(0), chargedCents)
  const left = maxCents(cents(0), subtractCents(after.taxableCents, refundedTaxableCents))
  return subtractCents(shareOf(left, combinedShare(after.jurisdictions)), chargedCents)
}

/** The tax in a part payment of an invoice: in proportion to what is open, so that the last payment pays the rest of both. */
export function taxInPayment(paidCents: Cents, openCents: Cents, openTaxCents: Cents): Cents {
  if (openTaxCents === 0) return cents(0)
  const [, tax = cents(0)] = allocate(paidCents, [subtractCents(openCents, openTaxCents), openTaxCents])
  return tax
}
