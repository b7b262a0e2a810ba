import type { PriceBook } from '../catalog/priceBook'
import type { Refusal } from '../http/refusal'
import type { Cents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { usd } from '../money/usd'
import { type LotAnswers, type LotHouse, priceLot, priceLots, steelOfLot } from '../quotes/lotQuote'
import type { QuoteInputs } from '../quotes/quote'
import { FREIGHT_LINE, type Priced, type PriceResult, priced, type QuoteLine } from '../quotes/quoteLine'
import { FIXES_LINE, isReinforced } from '../quotes/siteDesign'
import { STEEL_OPTION_STEPS } from '../quotes/steelConfiguration'
import type { OrderedInputs } from './frozenOrder'

/** A price by supplier. Kit and other add up to it. */
export interface KitPrice {
  /** What a frame shop makes and ships: the only lines of an order. */
  readonly kit: Priced
  /** Foundation, sheathing, roofing, siding, trades: quoted, and ordered from their own suppliers. */
  readonly otherCents: Cents
}

interface Part {
  readonly id: string
  readonly ofKit: boolean
}

const ofKit = (id: string): Part => ({ id, ofKit: true })
const other = (id: string): Part => ({ id, ofKit: false })

/** The lines of a price in their order, and whether a frame shop makes each. The id alone would not do: two lists of options may share one. */
function partsOf({ kind, answers }: OrderedInputs): Part[] {
  if (kind === 'plan') return [answers.planId, answers.choice1, answers.choice2, answers.choice3].map(other)
  if (kind === 'picker')
    return [
      ofKit(answers.planId),
      ofKit(answers.framing),
      ...(isReinforced(answers) ? [ofKit(FIXES_LINE)] : []),
      other(answers.roofing),
      other(answers.exterior),
      other('stem-wall'),
      ofKit('fasteners'),
      ofKit(FREIGHT_LINE),
      ofKit('engineering'),
    ]
  if (kind === 'advanced') {
    const { foundation, framing, additionalOptions } = answers
    const fixes = isReinforced(answers) ? [ofKit(FIXES_LINE)] : []
    const chosen = [...(foundation ? [other(foundation)] : []), ...(framing ? [ofKit(framing), ...fixes] : [])]
    // The price by the square foot is a house's.
    return [other('base'), ...chosen, ...additionalOptions.map(other)]
  }
  const plan = answers.planType === 'catalog' ? answers.selectedPlan : answers.uploadedPlan && 'uploaded-plan'
  const options = STEEL_OPTION_STEPS.flatMap((step) => {
    const option = { id: answers[step], ofKit: step === 'steelFrame' }
    return option.ofKit && isReinforced(answers) ? [option, ofKit(FIXES_LINE)] : [option]
  })
  return [{ id: plan, ofKit: true }, ...options].flatMap(({ id, ...part }) => (id === null ? [] : [{ id, ...part }]))
}

/**
 * The framing kit of a price: the lines that a frame shop makes.
 * @throws Error when the lines are not the price of these answers: leaving one out would be a lower price
 */
function kitOf(inputs: OrderedInputs, lines: readonly QuoteLine[]): Priced {
  const parts = partsOf(inputs)
  if (parts.length !== lines.length || parts.some(({ id }, at) => lines[at]?.id !== id))
    throw new Error(`These lines are not the price of a ${inputs.kind} configuration`)
  return priced(lines.filter((_, at) => parts[at]?.ofKit))
}

/** A house's price by supplier. @param price as its configurator prices the answers */
export function kitPrice(inputs: OrderedInputs, price: Priced): KitPrice {
  return within(price.totalCents, kitOf(inputs, price.lines))
}

/** The price of a lot's house by supplier, within a development of this many lots; the price break is on each part. */
export function kitOfLot(book: PriceBook, house: LotHouse, lots: number): KitResult {
  return bySupplier(priceLot(book, house, lots), priceLot(book, house, lots, kitAlone))
}

/** The price of a development by supplier: a line of kits per lot, and the price break on all of them. */
export function kitOfLots(book: PriceBook, answers: LotAnswers): KitResult {
  return bySupplier(priceLots(book, answers), priceLots(book, answers, kitAlone))
}

type KitResult = { readonly ok: true; readonly price: KitPrice } | Extract<PriceResult, { readonly ok: false }>

const kitAlone = (house: LotHouse, { lines }: Priced) => kitOf({ kind: 'steel', answers: steelOfLot(house) }, lines)

function bySupplier(whole: PriceResult, kit: PriceResult): KitResult {
  if (!whole.ok) return whole
  return kit.ok ? { ok: true, price: within(whole.price.totalCents, kit.price) } : kit
}

const within = (totalCents: Cents, kit: Priced): KitPrice => ({ kit, otherCents: subtractCents(totalCents, kit.totalCents) })

/** Why nothing of a price can be ordered; undefined when a frame shop makes some of it. */
export function kitRefusal(inputs: OrderedInputs, { kit }: KitPrice): Refusal<'finishedHouse' | 'noKit' | 'noFrame'> | undefined {
  if (inputs.kind === 'plan') return { refusal: 'finishedHouse' }
  if (isUploaded(inputs)) return { refusal: 'noFrame' }
  return kit.totalCents > 0 ? undefined : { refusal: 'noKit' }
}

/** A house of uploaded drawings, whose frame is neither drawn nor in its price. */
export const isUploaded = (inputs: QuoteInputs | OrderedInputs) => inputs.kind === 'steel' && inputs.answers.planType === 'upload'

/** Says of such a house what its total lacks. */
export const KIT_AFTER_REVIEW =
  'Not in this total: the kit of the uploaded plan. We contact you about its price; until it has one, it cannot be ordered.'

/** Says on a quote, before anything is signed, how much of its total is ordered. Null when all of it is. */
export function kitSentence(kitCents: Cents, otherCents: Cents): string | null {
  if (otherCents === 0) return null
  return `Your order is for the framing kit: ${usd(kitCents)}. Not part of the framing kit: ${usd(otherCents)}. Order it from your own suppliers.`
}

/**
 * What a quoted development's kits cost; null for a house, whose lines say it.
 * @param book the quote's own
 * @throws Error when the book has no price for the quoted lots
 */
export function quotedKitCents(book: PriceBook, inputs: QuoteInputs): Cents | null {
  if (inputs.kind !== 'lots') return null
  const kits = kitOfLots(book, inputs.answers)
  if (!kits.ok) throw new Error(`The lots have no price in their book: ${kits.message}`)
  return kits.price.kit.totalCents
}

/**
 * What of a quote is ordered; null when nothing is.
 * @param kitCents as `quotedKitCents` has it
 */
export function orderedPart(inputs: QuoteInputs | OrderedInputs, quoted: Priced, kitCents: Cents | null): Cents | null {
  if (kitCents !== null) return kitCents
  if (inputs.kind === 'lots') throw new Error('The kits of a development are priced by its book')
  const price = kitPrice(inputs, quoted)
  return kitRefusal(inputs, price) ? null : price.kit.totalCents
}

/** `kitSentence` of a quote; null when nothing of it is ordered. Its parameters are `orderedPart`'s. */
export function quotedKitSentence(...quote: Parameters<typeof orderedPart>): string | null {
  const part = orderedPart(...quote)
  return part === null ? null : kitSentence(part, subtractCents(quote[1].totalCents, part))
}

/** Says on what is signed that it is for the kit alone. */
export const KIT_ONLY =
  'The price is for the framing kit. Foundation, sheathing, roofing, siding, trades, site preparation, permits and utilities are separate.'
