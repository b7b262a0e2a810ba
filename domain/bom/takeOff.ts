import { grouped } from '../collections/grouped'
import { frameJoints } from '../framing/frameJoints'
import type { FrameModel } from '../framing/frameModel'
import { memoizeByObject } from '../framing/memoizeByObject'
import type { SiteLoads } from '../framing/siteLoads'
import { BOM_CATEGORIES } from './bomCategory'
import { countBracing } from './countBracing'
import type { CountedLine, Counting } from './countedLine'
import { countFasteners } from './countFasteners'
import { countFraming } from './countFraming'
import { countInsulation } from './countInsulation'
import { countRoofing } from './countRoofing'
import { countSheathing } from './countSheathing'
import type { CsiDivision, Material } from './material'
import type { TakeOffChoices } from './takeOffChoices'
import { INITIAL_TAKE_OFF_SETTINGS, type TakeOffSettings } from './takeOffSettings'
import { packagesFor } from './wholeUnits'

/** One line of a take-off: the need, and the order quantity that covers it. */
export interface TakeOffLine extends CountedLine {
  readonly csi: CsiDivision
  readonly material: Material
  /** Whole purchase units. */
  readonly orderQuantity: number
}

/**
 * Everything a frame needs, counted from its model and layout by the rules of `RULES`, rounded up only at the purchase unit. The same input
 * gives the same lines in the same order; zero quantities have no line.
 * @param settings of the price book
 * @param loads of the site, where somebody entered them
 * @throws RangeError when a counted material is not among `materials`
 */
export function takeOff(
  model: FrameModel,
  choices: TakeOffChoices,
  materials: readonly Material[],
  settings: TakeOffSettings = INITIAL_TAKE_OFF_SETTINGS,
  loads?: SiteLoads,
): TakeOffLine[] {
  const bySku = materialsBySku(materials)
  const materialOf = (sku: string): Material => {
    const material = bySku.get(sku)
    if (!material) throw new RangeError(`The materials have no ${sku}`)
    return material
  }
  const joints = grouped(frameJoints(model, { loads, settings }), ({ kind }) => kind)
  const counting: Counting = {
    layout: model.layout,
    model,
    jointsOf: (kind) => joints.get(kind) ?? [],
    choices,
    settings,
    packageSize: (sku) => materialOf(sku).packageSize,
  }
  const counted = [countFraming, countBracing, countSheathing, countInsulation, countRoofing].flatMap((count) => count(counting))
  return [...counted, ...countFasteners(counting, counted)]
    .filter(({ netQuantity }) => netQuantity > 0)
    .map((line): TakeOffLine => {
      const material = materialOf(line.sku)
      const packages = packagesFor(line.netQuantity, line.wasteRatio, material.packageSize)
      return { ...line, csi: line.csi ?? material.csi, material, orderQuantity: Math.max(packages, line.atLeastPackages ?? 0) }
    })
    .sort(inOrder)
}

const materialsBySku = memoizeByObject(
  (materials: readonly Material[]): ReadonlyMap<string, Material> => new Map(materials.map((material) => [material.sku, material])),
)

/** By category in construction order, then division, then key. */
function inOrder(a: TakeOffLine, b: TakeOffLine): number {
  const category = BOM_CATEGORIES.indexOf(a.category) - BOM_CATEGORIES.indexOf(b.category)
  if (category !== 0) return category
  return compare(`${a.csi} ${a.sku}`, `${b.csi} ${b.sku}`)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
