import { PLY_SCREWS } from '../framing/builtUp'
import { framedFloors } from '../framing/framedFloors'
import { TRUSS_SPACING_INCHES } from '../framing/frameGableRoof'
import { frameModel } from '../framing/frameModel'
import { frameSummary } from '../framing/frameSummary'
import { frameWarnings } from '../framing/frameWarnings'
import { notChecked } from '../framing/notChecked'
import { outlineSides } from '../framing/outline'
import { spacedCount } from '../framing/spacedPositions'
import { differentHeights } from '../framing/storyHeights'
import { trackScrews } from '../framing/trackScrews'
import { wallRuns } from '../framing/wallRuns'
import { dollarsOfCents } from '../money/cents'
import { figure } from '../numbers/figure'
import { longDate } from '../quotes/quoteWords'
import type { Bom, BomLine } from './bom'
import type { BomCategory } from './bomCategory'
import type { BomSubject } from './bomSubject'
import { leadTimeText, type PriceList } from './distributor'
import { CSI_DIVISIONS, type Material } from './material'
import { type BomTerms, cheapestBom, type PricedBom, type PricedLine, priceBom } from './priceBom'
import { takeOff } from './takeOff'

export interface BomPrices {
  readonly materials: readonly Material[]
  /** Price lists of the offered distributors, in order. */
  readonly lists: readonly PriceList[]
  readonly terms: BomTerms
}

/**
 * The bill of materials of a resolved request: taken off once, priced at every distributor. An empty `distributorId` picks the lowest
 * total. Undefined when that distributor has no list.
 * @param date YYYY-MM-DD; the same input on the same day gives the same bill
 */
export function makeBom(subject: BomSubject, { materials, lists, terms }: BomPrices, distributorId: string, date: string): Bom | undefined {
  const model = frameModel(subject.layout)
  const counted = takeOff(model, subject.choices, materials, terms.takeOff, subject.loads)
  const bills = lists.map((list) => priceBom(counted, list, terms))
  const chosen = distributorId ? bills.find(({ list }) => list.distributor.id === distributorId) : cheapestBom(bills)
  if (!chosen) return undefined
  const frame = frameSummary(model)
  const { layout, choices } = subject
  const [, upper] = differentHeights(layout)
  return {
    plan_id: subject.planId,
    plan_name: subject.name,
    square_footage: subject.squareFeet,
    generated_date: date,
    distributor: chosen.list.distributor.name,
    distributor_id: chosen.list.distributor.id,
    distributor_chosen_by: distributorId ? 'person' : 'lowest total',
    total_cost: dollarsOfCents(chosen.totalCents),
    price_terms: {
      list_total: dollarsOfCents(chosen.listCents),
      markup_percent: terms.markupPercent,
      markup: dollarsOfCents(chosen.markupCents),
      preferred_discount_percent: terms.preferredDiscountPercent,
      preferred_discount: dollarsOfCents(chosen.discountCents),
    },
    estimated_lead_time: leadTimeText(chosen.leadTimeDays),
    estimated_lead_time_days: chosen.leadTimeDays,
    price_list_version: chosen.list.version,
    price_list_date: chosen.list.effectiveDate,
    summary: {
      total_items: chosen.lines.length,
      categories: categoryCounts(chosen.lines),
      frame_members: frame.memberCount,
      frame_weight_pounds: frame.weightPounds,
    },
    configuration: {
      stud_gauge: layout.studGauge,
      stud_spacing_inches: layout.studSpacingInches,
      stud_web: layout.studWeb,
      roof_form: layout.roof.form,
      roof_pitch_in_12: layout.roof.pitchIn12,
      wall_height_feet: layout.wallHeightFeet,
      ...(upper === undefined ? {} : { upper_wall_height_feet: upper }),
      stories: layout.stories,
      sheathing: choices.sheathing,
      roofing: choices.roofing,
      insulation: choices.insulation,
      steel_supply: choices.steelSupply,
      interior_board: choices.interiorBoard,
      options: [...subject.options],
    },
    line_items: chosen.lines.map(toBomLine),
    comparison: bills.map(({ list, totalCents, leadTimeDays, unpriced }) => ({
      distributor_id: list.distributor.id,
      distributor: list.distributor.name,
      region: list.distributor.region,
      total_cost: dollarsOfCents(totalCents),
      estimated_lead_time_days: leadTimeDays,
      unpriced_lines: unpriced.length,
    })),
    assumptions: assumptionsOf(subject, chosen, frame.studCount),
    warnings: frameWarnings(layout, subject.loads),
    not_checked: notChecked(subject.loads),
  }
}

function toBomLine({ counted: line, price, totalCents }: PricedLine): BomLine {
  const { material } = line
  return {
    category: line.category,
    csi: line.csi,
    csi_title: CSI_DIVISIONS[line.csi],
    sku: line.sku,
    product_name: material.productName,
    use: line.use,
    supplier: price?.supplier ?? 'Not on this price list',
    supplier_sku: price?.supplierSku ?? '',
    lead_time: price ? leadTimeText(price.leadTimeDays) : 'Not known',
    lead_time_days: price?.leadTimeDays ?? 0,
    quantity: line.orderQuantity,
    unit: material.purchaseUnit,
    unit_cost: price ? dollarsOfCents(price.unitCostCents) : null,
    total_cost: price ? dollarsOfCents(totalCents) : null,
    net_quantity: thousandths(line.netQuantity),
    net_unit: material.unit,
    waste_factor: line.wasteRatio,
    package_size: material.packageSize,
    weight_pounds: line.weightPounds === undefined ? null : thousandths(line.weightPounds),
    rule: line.rule,
    inputs: line.inputs.map((given) => ({ ...given, value: thousandths(given.value) })),
  }
}

function categoryCounts(lines: readonly PricedLine[]): Record<BomCategory, number> {
  const counts: Record<BomCategory, number> = { framing: 0, bracing: 0, sheathing: 0, fasteners: 0, insulation: 0, roofing: 0 }
  for (const { counted } of lines) counts[counted.category] += 1
  return counts
}

/** Caveats for people who order from this bill, printed on every bill. */
function assumptionsOf(
  { layout, choices, loads, assumptions, options }: BomSubject,
  { list, lines, unpriced }: PricedBom,
  studs: number,
): string[] {
  const judged = [...new Set(lines.filter(({ counted }) => counted.rule.judgement).map(({ counted }) => counted.rule.name))]
  const priceNote = `${list.distributor.name}: list prices as stored, version ${list.version} of ${longDate(list.effectiveDate)}, in US dollars. Freight and tax are not included.`
  return [
    ...assumptions,
    'Steel is counted from the members of the frame model; weights from design thickness and SFIA radii, without zinc. The layout is preliminary.',
    'King and jack studs are counted by width and spacing. The jacks follow IRC table R603.7(1); the kings beside openings up to 8 ft, and up to 10 ft 6 in between studs at 16 in, are our own judgment.',
    ...(layout.studSpacingInches === TRUSS_SPACING_INCHES
      ? []
      : [
          `Trusses stand ${TRUSS_SPACING_INCHES} in apart over studs at ${layout.studSpacingInches} in, not all of them in line: a stud laid flat on the top track spreads their loads (IRC R603.1.2). An engineer has to check it.`,
        ]),
    ...(framedFloors(layout).length > 0 ? [trackScrews(layout, loads).words] : []),
    choices.steelSupply === 'stock'
      ? 'Steel is bought in 20 ft stock pieces and cut by the fabricator: 5% waste for studs, 8% for track. Tracks and fascia are spliced between studs with 6 in of stud and four No. 8 screws in each flange on each side; an engineer has to check the splices. Truss chords have no splice: pieces longer than the stock are roll-formed to length.'
      : 'Steel is roll-formed to each length of the cut list: 2% waste.',
    `Check, not ordered: the estimating rule of Dagostino gives ${figure(estimatedStuds(layout))} studs; the frame model has ${figure(studs)} full-height and jack studs.`,
    ...(choices.roofing === 'roof-panel-system'
      ? ['The roof panel system is the deck and its water barrier. A roof covering over it is not part of this bill.']
      : []),
    'Foundation, cladding, windows, doors, clips and hardware that an engineer adds are not part of this bill.',
    PLY_SCREWS,
    'Screws of gussets into the wall are not counted: an engineer decides.',
    ...(framedFloors(layout)[0] !== 1 && options.some(({ step }) => step === 'foundation')
      ? ['The chosen foundation changes none of these quantities.']
      : []),
    priceNote,
    ...(list.distributor.demo ? ['This distributor and its prices are invented for trying the product out.'] : []),
    ...(unpriced.length > 0 ? [`Not on this price list and not in the total: ${unpriced.join(', ')}.`] : []),
    ...judged.map((name) => `Framewell assumption, without a published source: ${name}.`),
  ]
}

/**
 * Studs by the estimating rule: `ceil(L·12/s) + 1` per wall, 2 more per corner, 2 per intersection, 3 per opening (Dagostino pp. 157, 199).
 * A cross-check of the model's count, never added to it.
 */
export function estimatedStuds(layout: BomSubject['layout']): number {
  const runs = wallRuns(layout)
  const walls = runs.reduce((sum, run) => sum + spacedCount(run.lengthFeet, layout.studSpacingInches), 0)
  const corners = outlineSides(layout.outline).length * layout.stories
  const intersections = runs.filter((run) => !run.exterior).length * 2
  const openings = runs.reduce((sum, run) => sum + run.openings.length, 0)
  return walls + 2 * corners + 2 * intersections + 3 * openings
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
