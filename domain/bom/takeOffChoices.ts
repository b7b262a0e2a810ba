import { z } from 'zod'
import { ROOFING_KINDS, SHEATHING_KINDS } from '../catalog/takeoffChoices'
import { frameOptionsSchema } from '../framing/frameOptions'
import { reinforcementsSchema } from '../framing/reinforcement'

/** Batts between the studs; the attic uses the same kind. */
export const INSULATION_KINDS = ['fiberglass', 'mineral-wool'] as const
export type InsulationKind = (typeof INSULATION_KINDS)[number]

/**
 * How steel is purchased: in 20 ft stock lengths the fabricator cuts, or roll-formed to each member's length. They have different waste and
 * are never mixed.
 */
export const STEEL_SUPPLIES = ['stock', 'roll-formed'] as const
export type SteelSupply = (typeof STEEL_SUPPLIES)[number]

/** Inputs of a take-off besides the layout. */
export const takeOffChoicesSchema = z.object({
  sheathing: z.enum(SHEATHING_KINDS, 'Choose a wall sheathing of the list.'),
  roofing: z.enum(ROOFING_KINDS, 'Choose a roofing of the list.'),
  insulation: z.enum(INSULATION_KINDS, 'Choose an insulation of the list.'),
  steelSupply: z.enum(STEEL_SUPPLIES, 'Choose stock lengths or roll-formed members.'),
  /** Gypsum board inside walls and ceilings; not part of a frame kit unless requested. */
  interiorBoard: z.boolean('Choose with or without gypsum board.'),
})
export type TakeOffChoices = z.infer<typeof takeOffChoicesSchema>

/** Defaults where neither a configuration nor the person chooses. */
export const DEFAULT_TAKE_OFF_CHOICES: TakeOffChoices = {
  sheathing: 'integrated-panel',
  roofing: 'standing-seam',
  insulation: 'fiberglass',
  steelSupply: 'stock',
  interiorBoard: false,
}

/** A person's choices besides a configuration; they override its options. */
export const takeOffOverridesSchema = takeOffChoicesSchema
  .partial()
  .extend({ ...frameOptionsSchema.shape, reinforcements: reinforcementsSchema.optional() })
export type TakeOffOverrides = z.infer<typeof takeOffOverridesSchema>
