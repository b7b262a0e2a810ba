import type { Joint, JointKind } from '../framing/frameJoints'
import type { FrameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import type { BomCategory } from './bomCategory'
import type { CsiDivision } from './material'
import type { TakeOffChoices } from './takeOffChoices'
import type { TakeOffRule } from './takeOffRule'
import type { TakeOffSettings } from './takeOffSettings'

/** A figure a quantity was computed from. */
export interface TakeOffInput {
  readonly label: string
  readonly value: number
  readonly unit: string
}

/** A counted quantity before packaging: net, with its waste and its origin. */
export interface CountedLine {
  readonly category: BomCategory
  readonly sku: string
  /** What it is for. */
  readonly use: string
  /** In the material's own unit, unrounded. */
  readonly netQuantity: number
  /** 0.05 is 5%. */
  readonly wasteRatio: number
  /** Minimum packages when more are needed than net plus waste: the pieces a cut list nests into. */
  readonly atLeastPackages?: number
  /** Set when the use decides the division rather than the product: partitions. */
  readonly csi?: CsiDivision
  /** Net weight of members of the frame model; none for everything else. */
  readonly weightPounds?: number
  readonly rule: TakeOffRule
  readonly inputs: readonly TakeOffInput[]
}

/** Input of the categories' counting functions. */
export interface Counting {
  readonly layout: Layout
  readonly model: FrameModel
  /** The frame's joints of one kind. */
  readonly jointsOf: (kind: JointKind) => readonly Joint[]
  readonly choices: TakeOffChoices
  readonly settings: TakeOffSettings
  /** Units per package of a material. */
  readonly packageSize: (sku: string) => number
}

export const input = (label: string, value: number, unit: string): TakeOffInput => ({ label, value, unit })
