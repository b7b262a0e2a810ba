import { z } from 'zod'
import { STUD_GAUGES, STUD_SPACINGS, STUD_WEBS, WALL_HEIGHTS } from '../framing/layout'
import { enteredCentsSchema } from '../money/centsSchema'
import { ROOFING_KINDS, SHEATHING_KINDS } from './takeoffChoices'

/** Ids are stored with configurations and quotes and used in calls. */
export const optionIdSchema = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.')

const priceCents = enteredCentsSchema.max(10_000_000_00, 'A price is at most $10,000,000.')

/** An option's changes to the frame; missing members keep the plan's own values. */
export const frameEffectSchema = z.object({
  studGauge: z.literal(STUD_GAUGES).optional(),
  studSpacingInches: z.literal(STUD_SPACINGS).optional(),
  studWeb: z.enum(STUD_WEBS).optional(),
  /** Of every story. */
  wallHeightFeet: z.literal(WALL_HEIGHTS).optional(),
  /** Of the stories above the first. */
  upperWallHeightFeet: z.literal(WALL_HEIGHTS).optional(),
})
export type FrameEffect = z.infer<typeof frameEffectSchema>

/** A choice in a configurator. Operators edit `id`, `name`, `priceCents` and so on in the price book. */
export const optionSchema = z.object({
  id: optionIdSchema,
  name: z.string().min(1).max(80),
  description: z.string().max(400),
  priceCents,
  recommended: z.boolean().default(false),
  features: z.array(z.string().min(1).max(120)).max(8).default([]),
})
export type Option = z.infer<typeof optionSchema>

export const frameOptionSchema = optionSchema.extend({ frame: frameEffectSchema })
export type FrameOption = z.infer<typeof frameOptionSchema>

const COUNTED_AS = 'Choose what the bill of materials counts it as.'

export const sheathingOptionSchema = optionSchema.extend({ sheathing: z.enum(SHEATHING_KINDS, COUNTED_AS) })
export type SheathingOption = z.infer<typeof sheathingOptionSchema>

export const roofingOptionSchema = optionSchema.extend({ roofing: z.enum(ROOFING_KINDS, COUNTED_AS) })
export type RoofingOption = z.infer<typeof roofingOptionSchema>

/** Framing of the plan picker; its specifications are derived from the resulting frame. */
export const pickerFramingSchema = frameOptionSchema.extend({
  specifications: z.object({ studGauge: z.string(), joistType: z.string(), spacing: z.string(), yield: z.string() }),
})
export type PickerFraming = z.infer<typeof pickerFramingSchema>

export const pickerRoofingSchema = roofingOptionSchema.extend({ brand: z.string(), coverage: z.string(), warranty: z.string() })
export type PickerRoofing = z.infer<typeof pickerRoofingSchema>

export const pickerExteriorSchema = optionSchema.extend({ material: z.string(), maintenance: z.string() })
export type PickerExterior = z.infer<typeof pickerExteriorSchema>

export const advancedFoundationSchema = z.object({
  id: optionIdSchema,
  name: z.string().min(1).max(80),
  description: z.string().max(400),
  /** Cents per square foot of floor area. */
  priceCentsPerSqft: priceCents,
  suitable: z.array(z.string().min(1).max(60)).max(8),
})
export type AdvancedFoundation = z.infer<typeof advancedFoundationSchema>

export const ADDITION_CATEGORIES = ['Protection', 'Energy', 'Comfort', 'Technology'] as const
export const additionSchema = z.object({
  id: optionIdSchema,
  name: z.string().min(1).max(80),
  description: z.string().max(400),
  priceCents,
  category: z.enum(ADDITION_CATEGORIES, 'Choose its category.'),
})
export type Addition = z.infer<typeof additionSchema>
