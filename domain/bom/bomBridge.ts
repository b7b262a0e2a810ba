import type { PriceBook } from '../catalog/priceBook'
import { type Cents, cents, centsOfDollars, sumCents } from '../money/cents'
import { subtractCents } from '../money/differences'
import type { PickerChoices } from '../quotes/pickerChoices'
import { pricePickerEstimate } from '../quotes/pickerEstimate'
import { FREIGHT_LINE } from '../quotes/quoteLine'
import type { SteelConfiguration, SteelOptionStep } from '../quotes/steelConfiguration'
import type { Bom } from './bom'
import { type BomCategory, FRAME_CATEGORIES } from './bomCategory'

/** One reason for the difference between an earlier total and its bill, in cents. */
export interface BridgeLine {
  readonly id: string
  readonly label: string
  /** What the earlier amount covers and the bill does not, or the reverse. */
  readonly because: string
  /** In the configuration's or estimate's total. */
  readonly beforeCents: Cents
  readonly billCents: Cents
}

export interface BomBridge {
  /** They add up to the exact difference of the two totals. */
  readonly lines: readonly BridgeLine[]
  readonly beforeCents: Cents
  readonly billCents: Cents
}

type Bill = Pick<Bom, 'line_items' | 'price_terms'>
const NOTHING = cents(0)

/** What a bill has for some of its categories, at list prices. */
const countedIn = ({ line_items }: Bill, categories: readonly BomCategory[]): Cents =>
  sumCents(line_items.flatMap(({ category, total_cost }) => (categories.includes(category) ? [centsOfDollars(total_cost ?? 0)] : [])))

/** What only a bill has: insulation, our markup and the tier's discount. @param before the earlier figure: 'configuration' or 'estimate' */
function billOnly(bill: Bill, before: string): readonly BridgeLine[] {
  const terms = bill.price_terms
  return [
    {
      id: 'insulation',
      label: 'Insulation',
      because: `The bill counts it. The ${before} has no price for it.`,
      beforeCents: NOTHING,
      billCents: countedIn(bill, ['insulation']),
    },
    {
      id: 'markup',
      label: 'Markup',
      because: `The bill adds ${terms?.markup_percent ?? 0}% to the distributor’s list prices. The ${before}’s prices include ours.`,
      beforeCents: NOTHING,
      billCents: centsOfDollars(terms?.markup ?? 0),
    },
    {
      id: 'discount',
      label: 'Preferred discount',
      because: `The bill takes ${terms?.preferred_discount_percent ?? 0}% off for builders of the Preferred tier.`,
      beforeCents: NOTHING,
      billCents: subtractCents(NOTHING, centsOfDollars(terms?.preferred_discount ?? 0)),
    },
  ]
}

/** The lines that say something, with both totals. */
function bridgeOf(all: readonly BridgeLine[]): BomBridge {
  const lines = all.filter(({ beforeCents, billCents }) => beforeCents !== 0 || billCents !== 0)
  return {
    lines,
    beforeCents: sumCents(lines.map((line) => line.beforeCents)),
    billCents: sumCents(lines.map((line) => line.billCents)),
  }
}

/**
 * Reconciles the plan picker's estimate with the total of the bill of its house; undefined when the choices have no price.
 * @param fixesCents what the fixes of its frame add
 */
export function pickerBridge(book: PriceBook, choices: PickerChoices, bill: Bill, fixesCents: Cents): BomBridge | undefined {
  const priced = pricePickerEstimate(book, choices, fixesCents)
  if (!priced.ok) return undefined
  const { lines, totalCents } = priced.price
  const amount = (id: string) => sumCents(lines.flatMap((line) => (line.id === id ? [line.amountCents] : [])))
  const nameOf = (options: readonly { readonly id: string; readonly name: string }[], id: string) =>
    options.find((option) => option.id === id)?.name ?? id
  const apart: readonly BridgeLine[] = [
    {
      id: 'roofing',
      label: `Sheathing and roofing: ${nameOf(book.picker.roofings, choices.roofing)}`,
      because:
        'The estimate has one price. The bill counts panels of walls, floors and roof deck, the covering, and what seals and trims it.',
      beforeCents: amount(choices.roofing),
      billCents: countedIn(bill, ['sheathing', 'roofing']),
    },
    {
      id: 'exterior',
      label: `Exterior: ${nameOf(book.picker.exteriors, choices.exterior)}`,
      because: 'The exterior finish is in the estimate. The bill counts none.',
      beforeCents: amount(choices.exterior),
      billCents: NOTHING,
    },
    {
      id: 'stem-wall',
      label: 'Insulated stem wall',
      because: 'The foundation is in the estimate. The bill counts none.',
      beforeCents: amount('stem-wall'),
      billCents: NOTHING,
    },
    {
      id: FREIGHT_LINE,
      label: 'Freight',
      because: 'The estimate includes freight. The bill is before freight.',
      beforeCents: amount(FREIGHT_LINE),
      billCents: NOTHING,
    },
    ...billOnly(bill, 'estimate'),
  ]
  const frame: BridgeLine = {
    id: 'frame',
    label: `${nameOf(book.plans, choices.planId)} kit, ${nameOf(book.picker.framings, choices.framing)} and fasteners`,
    because:
      'The kit price is for the frame drawn, numbered, rolled to length and marked. The bill counts its steel, bracing and fasteners as material.',
    beforeCents: subtractCents(totalCents, sumCents(apart.map(({ beforeCents }) => beforeCents))),
    billCents: countedIn(bill, FRAME_CATEGORIES),
  }
  return bridgeOf([frame, ...apart])
}

const COUNTED = {
  sheathing:
    'The configuration has one price. The bill counts panels of walls, floors and roof deck, and interior board where it is asked for.',
  roofing: 'The configuration has one price. The bill counts the covering and what seals and trims it, at the distributor’s list prices.',
} as const

/**
 * Reconciles the saved total of a steel configuration (cents) with the total of its bill: what the kit price includes beyond the bill,
 * option by option. Options no longer in the price book go into the line of changed prices.
 * @param fixesCents what the fixes of its frame add to the kit
 */
export function bomBridge(
  book: PriceBook,
  configuration: SteelConfiguration,
  savedTotalCents: Cents,
  bill: Bill,
  fixesCents = cents(0),
): BomBridge {
  const option = (step: SteelOptionStep) => book.steel[step].find(({ id }) => id === configuration[step])
  const plan = configuration.planType === 'catalog' ? book.plans.find(({ id }) => id === configuration.selectedPlan) : undefined
  const frame = option('steelFrame')
  const kit = [plan && `${plan.name} kit`, frame?.name, fixesCents === 0 ? undefined : 'fixes'].filter((name) => name !== undefined)
  const known: readonly BridgeLine[] = [
    {
      id: 'frame',
      label: new Intl.ListFormat('en-US').format(kit) || 'Frame',
      because: plan
        ? 'The kit price is for the frame drawn, numbered, rolled to length and marked. The bill counts its steel, bracing and fasteners as material.'
        : 'The kit of an uploaded plan is priced after our review. The bill counts its steel, bracing and fasteners as material.',
      beforeCents: sumCents([plan?.kitBasePriceCents ?? NOTHING, frame?.priceCents ?? NOTHING, fixesCents]),
      billCents: countedIn(bill, FRAME_CATEGORIES),
    },
    ...(['sheathing', 'roofing'] as const).map((step) => ({
      id: step,
      label: option(step)?.name ?? (step === 'sheathing' ? 'Sheathing' : 'Roofing'),
      because: COUNTED[step],
      beforeCents: option(step)?.priceCents ?? NOTHING,
      billCents: countedIn(bill, [step]),
    })),
    {
      id: 'foundation',
      label: option('foundation')?.name ?? 'Foundation',
      because: 'Concrete work is in the configuration. The bill counts none.',
      beforeCents: option('foundation')?.priceCents ?? NOTHING,
      billCents: NOTHING,
    },
    ...billOnly(bill, 'configuration'),
  ]
  const priced = sumCents(known.map(({ beforeCents }) => beforeCents))
  const changed: readonly BridgeLine[] =
    priced === savedTotalCents
      ? []
      : [
          {
            id: 'prices',
            label: 'Prices changed since',
            because: 'The configuration was saved with other prices than those of today, which stand above.',
            beforeCents: subtractCents(savedTotalCents, priced),
            billCents: NOTHING,
          },
        ]
  return bridgeOf([...known, ...changed])
}
