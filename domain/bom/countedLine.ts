import type { FrameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import type { BomCategory } from './bomCategory'
import type { CsiDivision } from './material'
import type { TakeOffChoices } from './takeOffChoices'
import type { TakeOffRule } from './takeOffRule'

/** A figure that a quantity came from. */
export interface TakeOffInput {
  readonly label: string
  readonly value: number
  readonly unit: string
}

/** A counted quantity before it is packed: net, with its waste and where it came from. */
export interface CountedLine {
  readonly category: BomCategory
  readonly sku: string
  /** What it is for. */
  readonly use: string
  /** In the material's own unit, unrounded. */
  readonly netQuantity: number
  /** 0.05 is 5%. */
  readonly wasteRatio: number
  /** Where more is needed than net plus waste: the pieces that a cut list nests into. */
  readonly atLeastPackages?: number
  /** Where the use decides on the division, not the product: partitions. */
  readonly csi?: CsiDivision
  /** Net weight of members of the frame model; everything else has none. */
  readonly weightPounds?: number
  readonly rule: TakeOffRule
  readonly inputs: readonly TakeOffInput[]
}

/** What the counting functions of the categories read. */
export interface Counting {
  readonly layout: Layout
  readonly model: FrameModel
  readonly choices: TakeOffChoices
  /** How many units are in what one buys of a material. */
  readonly packageSize: (sku: string) => number
}

export const input = (label: string, value: number, unit: string): TakeOffInput => ({ label, value, unit })
