import type { PriceBook } from '../catalog/priceBook'
import { type Cents, cents, centsOfDollars, sumCents } from '../money/cents'
import { subtractCents } from '../money/differences'
import type { SteelConfiguration, SteelOptionStep } from '../quotes/steelConfiguration'
import type { Bom } from './bom'
import { type BomCategory, FRAME_CATEGORIES } from './bomCategory'

/** One reason for the difference between a configuration's total and its bill, in cents. */
export interface BridgeLine {
  readonly id: string
  readonly label: string
  /** What the configuration's amount covers and the bill does not, or the reverse. */
  readonly because: string
  readonly configurationCents: Cents
  readonly billCents: Cents
}

export interface BomBridge {
  /** They add up to the exact difference of the two totals. */
  readonly lines: readonly BridgeLine[]
  readonly configurationCents: Cents
  readonly billCents: Cents
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
  bill: Pick<Bom, 'line_items' | 'price_terms'>,
  fixesCents = cents(0),
): BomBridge {
  const option = (step: SteelOptionStep) => book.steel[step].find(({ id }) => id === configuration[step])
  const plan = configuration.planType === 'catalog' ? book.plans.find(({ id }) => id === configuration.selectedPlan) : undefined
  const counted = (...categories: readonly BomCategory[]) =>
    sumCents(
      bill.line_items.flatMap(({ category, total_cost }) => (categories.includes(category) ? [centsOfDollars(total_cost ?? 0)] : [])),
    )

  const nothing = cents(0)
  const terms = bill.price_terms
  const frame = option('steelFrame')
  const kit = [plan && `${plan.name} kit`, frame?.name, fixesCents === 0 ? undefined : 'fixes'].filter((name) => name !== undefined)
  const known: readonly BridgeLine[] = [
    {
      id: 'frame',
      label: new Intl.ListFormat('en-US').format(kit) || 'Frame',
      because: plan
        ? 'The kit price is for the frame drawn, numbered, rolled to length and marked. The bill counts its steel, bracing and fasteners as material.'
        : 'The kit of an uploaded plan is priced after our review. The bill counts its steel, bracing and fasteners as material.',
      configurationCents: sumCents([plan?.kitBasePriceCents ?? nothing, frame?.priceCents ?? nothing, fixesCents]),
      billCents: counted(...FRAME_CATEGORIES),
    },
    ...(['sheathing', 'roofing'] as const).map((step) => ({
      id: step,
      label: option(step)?.name ?? (step === 'sheathing' ? 'Sheathing' : 'Roofing'),
      because: COUNTED[step],
      configurationCents: option(step)?.priceCents ?? nothing,
      billCents: counted(step),
    })),
    {
      id: 'foundation',
      label: option('foundation')?.name ?? 'Foundation',
      because: 'Concrete work is in the configuration. The bill counts none.',
      configurationCents: option('foundation')?.priceCents ?? nothing,
      billCents: nothing,
    },
    {
      id: 'insulation',
      label: 'Insulation',
      because: 'The bill counts it. The configuration has no price for it.',
      configurationCents: nothing,
      billCents: counted('insulation'),
    },
    {
      id: 'markup',
      label: 'Markup',
      because: `The bill adds ${terms?.markup_percent ?? 0}% to the distributor’s list prices. The configuration’s prices include ours.`,
      configurationCents: nothing,
      billCents: centsOfDollars(terms?.markup ?? 0),
    },
    {
      id: 'discount',
      label: 'Preferred discount',
      because: `The bill takes ${terms?.preferred_discount_percent ?? 0}% off for builders of the Preferred tier.`,
      configurationCents: nothing,
      billCents: subtractCents(nothing, centsOfDollars(terms?.preferred_discount ?? 0)),
    },
  ]
  const priced = sumCents(known.map(({ configurationCents }) => configurationCents))
  const changed: readonly BridgeLine[] =
    priced === savedTotalCents
      ? []
      : [
          {
            id: 'prices',
            label: 'Prices changed since',
            because: 'The configuration was saved with other prices than those of today, which stand above.',
            configurationCents: subtractCents(savedTotalCents, priced),
            billCents: nothing,
          },
        ]
  const lines = [...known, ...changed].filter(({ configurationCents, billCents }) => configurationCents !== 0 || billCents !== 0)
  return { lines, configurationCents: savedTotalCents, billCents: sumCents(lines.map((line) => line.billCents)) }
}
