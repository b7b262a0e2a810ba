import type { PriceBook } from '../catalog/priceBook'
import { addCents, type Cents, cents, centsOfDollars, sumCents } from '../money/cents'
import { subtractCents } from '../money/differences'
import type { SteelConfiguration, SteelOptionStep } from '../quotes/steelConfiguration'
import type { Bom } from './bom'
import type { BomCategory } from './bomCategory'

/** One reason why a configuration's total and its bill differ; cents. */
export interface BridgeLine {
  readonly id: string
  readonly label: string
  /** What the amount of the configuration pays for and the bill does not count, or the other way round. */
  readonly because: string
  readonly configurationCents: Cents
  readonly billCents: Cents
}

export interface BomBridge {
  /** Their differences add up to the difference of the two totals, to the cent. */
  readonly lines: readonly BridgeLine[]
  readonly configurationCents: Cents
  readonly billCents: Cents
}

const FRAME: readonly BomCategory[] = ['framing', 'bracing', 'fasteners']
const COUNTED = {
  sheathing:
    'The configuration has one price. The bill counts panels of walls, floors and roof deck, and interior board where it is asked for.',
  roofing: 'The configuration has one price. The bill counts the covering and what seals and trims it, at the distributor’s list prices.',
} as const

/**
 * Leads from the total of a steel configuration (as it was saved, cents) to the total of the bill made for it: what the kit price
 * holds that the bill does not, option by option. Options that the price book no longer has stand in the line of changed prices.
 */
export function bomBridge(
  book: PriceBook,
  configuration: SteelConfiguration,
  savedTotalCents: Cents,
  bill: Pick<Bom, 'line_items'>,
): BomBridge {
  const option = (step: SteelOptionStep) => book.steel[step].find(({ id }) => id === configuration[step])
  const plan = configuration.planType === 'catalog' ? book.plans.find(({ id }) => id === configuration.selectedPlan) : undefined
  const counted = (...categories: readonly BomCategory[]) =>
    sumCents(
      bill.line_items.flatMap(({ category, total_cost }) => (categories.includes(category) ? [centsOfDollars(total_cost ?? 0)] : [])),
    )

  const nothing = cents(0)
  const frame = option('steelFrame')
  const kit = [plan && `${plan.name} kit`, frame?.name].filter((name) => name !== undefined)
  const known: readonly BridgeLine[] = [
    {
      id: 'frame',
      label: kit.join(' and ') || 'Frame',
      because: plan
        ? 'The kit price is for the frame drawn, numbered, rolled to length and marked. The bill counts its steel, bracing and fasteners as material.'
        : 'The kit of an uploaded plan is priced after our review. The bill counts its steel, bracing and fasteners as material.',
      configurationCents: addCents(plan?.kitBasePriceCents ?? nothing, frame?.priceCents ?? nothing),
      billCents: counted(...FRAME),
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
