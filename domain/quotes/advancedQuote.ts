import { z } from 'zod'
import type { PriceBook } from '../catalog/priceBook'
import { type Cents, timesCents } from '../money/cents'
import { usd } from '../money/usd'
import { figure } from '../numbers/figure'
import { line, type PriceResult, priceOf, unknownChoice } from './quoteLine'
import { FIXES_NEED_A_CHOICE, FIXES_NOT_PRICED, fixesLine, isReinforced, siteDesignSchema, withChanges } from './siteDesign'

/** Purposes of a house with custom dimensions; the credit form has its own five answers. */
export const DEVELOPMENT_TYPES = ['build-to-rent', 'build-to-sell'] as const

/** Ten billion square feet are 360 square miles; larger numbers, while typing, are priced as that. */
const MAX_UNITS = 1e10

const wholeUnits = (what: string, unit: string) => {
  const words = `Enter the ${what} in whole ${unit}, 1 or more`
  return z.number(words).int(words).min(1, words).max(MAX_UNITS, `Enter the ${what} in ${unit}: this is no house`)
}

/** Any positive size is priced; what the frame model does not cover, an engineer draws (see quoteFrame). */
export const dimensionsSchema = z.object({
  squareFootage: wholeUnits('area', 'square feet'),
  length: wholeUnits('length', 'feet'),
  width: wholeUnits('width', 'feet'),
})
export type Dimensions = z.infer<typeof dimensionsSchema>

/** Null and a missing choice mean the same as an empty one. */
const optionalChoice = z
  .string()
  .max(60)
  .nullish()
  .transform((id) => id ?? '')

/** The answers of /advanced-configurator. An empty foundation or framing is allowed and adds nothing. */
export const advancedAnswersSchema = z.object({
  projectType: z.enum(DEVELOPMENT_TYPES, 'Choose the project type'),
  dimensions: dimensionsSchema,
  foundation: optionalChoice,
  framing: optionalChoice,
  additionalOptions: z
    .array(z.string().max(60))
    .max(20)
    .refine((ids) => new Set(ids).size === ids.length, 'An option can be chosen once')
    .default([]),
  /** The confirmed site and the fixes applied for it; absent without a confirmed site. */
  siteDesign: siteDesignSchema.nullish(),
})
export type AdvancedAnswers = z.infer<typeof advancedAnswersSchema>

/** The screen's defaults, as specified: the area is given, not length × width, until one of them changes. */
export const DEFAULT_ADVANCED_ANSWERS: AdvancedAnswers = {
  projectType: 'build-to-rent',
  dimensions: { squareFootage: 1450, length: 60, width: 40 },
  foundation: '',
  framing: '',
  additionalOptions: [],
}

/** A change to length or width sets the area to their product; the area can also be set directly. */
export function changeDimension(dimensions: Dimensions, member: keyof Dimensions, value: number): Dimensions {
  const changed = { ...dimensions, [member]: value }
  return member === 'squareFootage' ? changed : { ...changed, squareFootage: changed.length * changed.width }
}

/** Answers with other choices. Another size, foundation or steel frame has no fixes. */
export function withAnswers(answers: AdvancedAnswers, change: Partial<AdvancedAnswers>): AdvancedAnswers {
  return withChanges(answers, change, ({ dimensions: { length, width, squareFootage }, foundation, framing }) => [
    length,
    width,
    squareFootage,
    foundation,
    framing,
  ])
}

/**
 * Foundation × area + frame and its fixes + additions + base price × area.
 * @param fixesCents what the fixes add, by `fixesPrice`; fixes without it, or without a steel frame, are refused
 * @throws RangeError when the book's price per square foot (over $9,000) makes the largest area's price too large to count in cents
 */
export function priceAdvancedQuote(book: PriceBook, answers: AdvancedAnswers, fixesCents?: Cents): PriceResult {
  const { advanced } = book
  const area = Math.min(answers.dimensions.squareFootage, MAX_UNITS)
  const perArea = (cents: Cents) => `${figure(area)} sq ft × ${usd(cents)}`
  const foundation = advanced.foundations.find(({ id }) => id === answers.foundation)
  if (!foundation && answers.foundation !== '')
    return unknownChoice('foundation', 'We do not offer this foundation. Choose one of the list.')
  const framing = advanced.framings.find(({ id }) => id === answers.framing)
  if (!framing && answers.framing !== '') return unknownChoice('framing', 'We do not offer this frame. Choose one of the list.')
  const fixes = isReinforced(answers) ? answers.siteDesign : undefined
  if (fixes && !framing) return unknownChoice('siteDesign.fixes', FIXES_NEED_A_CHOICE)
  if (fixes && fixesCents === undefined) return unknownChoice('siteDesign.fixes', FIXES_NOT_PRICED)
  const additions = answers.additionalOptions.map((chosen) => advanced.additions.find(({ id }) => id === chosen))
  const missing = additions.indexOf(undefined)
  if (missing >= 0) return unknownChoice(`additionalOptions.${missing}`, 'We do not offer this option. Choose some of the list.')
  return priceOf([
    line('base', 'House', timesCents(advanced.basePriceCentsPerSqft, area), perArea(advanced.basePriceCentsPerSqft)),
    ...(foundation
      ? [line(foundation.id, foundation.name, timesCents(foundation.priceCentsPerSqft, area), perArea(foundation.priceCentsPerSqft))]
      : []),
    ...(framing ? [line(framing.id, framing.name, framing.priceCents)] : []),
    ...(fixes && fixesCents !== undefined ? [fixesLine(fixes, fixesCents)] : []),
    ...additions.flatMap((option) => (option ? [line(option.id, option.name, option.priceCents)] : [])),
  ])
}
