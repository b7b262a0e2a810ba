import type { PriceBook } from '../catalog/priceBook'
import { centsOfDollars } from '../money/cents'
import type { SteelConfiguration, SteelOptionStep } from '../quotes/steelConfiguration'
import type { Bom } from './bom'
import type { BomCategory } from './bomCategory'

/** One reason why a configuration's total and its bill differ; cents. */
export interface BridgeLine {
  readonly id: string
  readonly label: string
  /** What the amount of the configuration pays for and the bill does not count, or the other way round. */
  readonly because: string
  readonly configurationCents: number
  readonly billCents: number
}

export interface BomBridge {
  /** Their differences add up to the difference of the two totals, to the cent. */
  readonly lines: readonly BridgeLine[]
  readonly configurationCents: number
  readonly billCents: number
}

const FRAME: readonly BomCategory[] = ['framing', 'bracing', 'fasteners']
const COUNTED = {
  sheathing:
    'The configuration has one price. The bill counts panels of walls, floors and roof deck, and interior board where it is asked for.',
  roofing: 'The configuration has one price. The bill counts the covering and what seals and trims it, at the distributor’s list prices.',
} as const

/**
 * Leads from the total of a steel configuration (as it was saved, cents) to the total of the bill made for it [Q8]: what the kit price
 * holds that the bill does not, option by option. Options that the price book no longer has stand in the line of changed prices.
 */
export function bomBridge(
  book: PriceBook,
  configuration: SteelConfiguration,
  savedTotalCents: number,
  bill: Pick<Bom, 'line_items'>,
): BomBridge {
  const option = (step: SteelOptionStep) => book.steel[step].find(({ id }) => id === configuration[step])
  const plan = configuration.planType === 'catalog' ? book.plans.find(({ id }) => id === configuration.selectedPlan) : undefined
  const counted = (...categories: readonly BomCategory[]) =>
    bill.line_items
      .filter(({ category }) => categories.includes(category))
      .reduce((sum, { total_cost }) => sum + centsOfDollars(total_cost ?? 0), 0)

  const frame = option('steelFrame')
  const kit = [plan && `${plan.name} kit`, frame?.name].filter((name) => name !== undefined)
  const known: readonly BridgeLine[] = [
    {
      id: 'frame',
      label: kit.join(' and ') || 'Frame',
      because: plan
        ? 'The kit price covers the frame drawn, numbered, approved by an engineer, rolled to length and marked. The bill counts its steel, bracing and fasteners as material.'
        : 'The kit of an uploaded plan is priced after our review. The bill counts its steel, bracing and fasteners as material.',
      configurationCents: (plan?.kitBasePriceCents ?? 0) + (frame?.priceCents ?? 0),
      billCents: counted(...FRAME),
    },
    ...(['sheathing', 'roofing'] as const).map((step) => ({
      id: step,
      label: option(step)?.name ?? (step === 'sheathing' ? 'Sheathing' : 'Roofing'),
      because: COUNTED[step],
      configurationCents: option(step)?.priceCents ?? 0,
      billCents: counted(step),
    })),
    {
      id: 'foundation',
      label: option('foundation')?.name ?? 'Foundation',
      because: 'Concrete work is in the configuration. The bill counts none.',
      configurationCents: option('foundation')?.priceCents ?? 0,
      billCents: 0,
    },
    {
      id: 'insulation',
      label: 'Insulation',
      because: 'The bill counts it. The configuration has no price for it.',
      configurationCents: 0,
      billCents: counted('insulation'),
    },
  ]
  const priced = known.reduce((sum, { configurationCents }) => sum + configurationCents, 0)
  const changed: readonly BridgeLine[] =
    priced === savedTotalCents
      ? []
      : [
          {
            id: 'prices',
            label: 'Prices changed since',
            because: 'The configuration was saved with other prices than those of today, which stand above.',
            configurationCents: savedTotalCents - priced,
            billCents: 0,
          },
        ]
  const lines = [...known, ...changed].filter(({ configurationCents, billCents }) => configurationCents !== 0 || billCents !== 0)
  return { lines, configurationCents: savedTotalCents, billCents: lines.reduce((sum, line) => sum + line.billCents, 0) }
}
