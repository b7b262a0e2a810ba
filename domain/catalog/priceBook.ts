import { z } from 'zod'
import { INITIAL_TAKE_OFF_SETTINGS, takeOffSettingsSchema } from '../bom/takeOffSettings'
import { centsSchema } from '../money/centsSchema'
import {
  additionSchema,
  advancedFoundationSchema,
  frameOptionSchema,
  optionSchema,
  pickerExteriorSchema,
  pickerFramingSchema,
  pickerRoofingSchema,
  roofingOptionSchema,
  sheathingOptionSchema,
} from './option'

export const SAME_ID = 'Another option here has this id already.'

const uniqueIds = <Item extends z.ZodType<{ readonly id: string }>>(item: Item) =>
  z
    .array(item)
    .min(1, 'Keep at least one on offer.')
    .max(12, 'Offer at most 12.')
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, SAME_ID)

/** Choices of the plan quote, by their ids in the call. */
export const MARKET_CONDITIONS = ['normal', 'tough'] as const
export const BUSINESS_MODELS = ['standard', 'efficient'] as const
export const PORTFOLIO_TIERS = ['entry', 'mid', 'luxury'] as const

/** An answer of the plan quote; its ids are part of the call, so they are fixed. */
export const choiceSchema = <const Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  optionSchema.extend({ id: z.enum(ids, `The id here is ${ids.join(' or ')}.`) })

const choices = <const Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.array(choiceSchema(ids)).length(ids.length, `Keep exactly ${ids.join(' and ')}.`)

/** 0 to 100, to a hundredth. */
const percentSchema = z.number().min(0).max(100)

/** Percent off every kit of a development from a number of lots on. */
const lotBreaksSchema = z
  .array(
    z.object({
      fromLots: z.number('Enter a number of lots.').int('Enter whole lots.').min(2, 'A price break starts at 2 lots.').max(100),
      percent: z.number('Enter a percent.').gt(0, 'Enter more than 0%.').max(50, 'A price break is at most 50%.'),
    }),
  )
  .max(12, 'Keep at most 12 price breaks.')
  .refine((breaks) => new Set(breaks.map(({ fromLots }) => fromLots)).size === breaks.length, 'Two price breaks start at the same number.')

/** Prices of the four configurators and terms of the bill of materials, in cents, edited by operators. */
export const priceBookContentSchema = z.object({
  /** /steel-configurator. */
  steel: z.object({
    foundation: uniqueIds(optionSchema),
    steelFrame: uniqueIds(frameOptionSchema),
    sheathing: uniqueIds(sheathingOptionSchema),
    roofing: uniqueIds(roofingOptionSchema),
  }),
  /** /simple-configurator. */
  planQuote: z.object({
    choice1: choices(MARKET_CONDITIONS),
    choice2: choices(BUSINESS_MODELS),
    choice3: choices(PORTFOLIO_TIERS),
  }),
  /** /advanced-configurator. */
  advanced: z.object({
    basePriceCentsPerSqft: centsSchema.min(0).max(10_000_00),
    foundations: uniqueIds(advancedFoundationSchema),
    framings: uniqueIds(frameOptionSchema),
    additions: uniqueIds(additionSchema),
  }),
  /** /configurator?plan=. */
  picker: z.object({
    framings: uniqueIds(pickerFramingSchema),
    roofings: uniqueIds(pickerRoofingSchema),
    exteriors: uniqueIds(pickerExteriorSchema),
    /** The framing included in a plan's kit price: others cost the difference. */
    includedFramingCents: centsSchema.min(0),
    stemWallCents: centsSchema.min(0),
    fastenersCents: centsSchema.min(0),
    freightCents: centsSchema.min(0),
  }),
  /** /bom-generator. Books before these settings had none. */
  bom: z
    .object({
      /** Added to the distributors' list prices, for everybody; 12.5 is 12.5%. */
      markupPercent: percentSchema,
      /** Off the marked-up total, for builders of the Preferred tier or a higher one. */
      preferredDiscountPercent: percentSchema,
      /** What the take-off counts with; books before these settings counted with the initial ones. */
      takeOff: takeOffSettingsSchema.default(INITIAL_TAKE_OFF_SETTINGS),
    })
    .default({ markupPercent: 0, preferredDiscountPercent: 0, takeOff: INITIAL_TAKE_OFF_SETTINGS }),
  /** Developments. None until an operator enters some. */
  lotBreaks: lotBreaksSchema.default([]),
})
export type PriceBookContent = z.infer<typeof priceBookContentSchema>

/** A plan's prices in one version of the price book. */
export const planPricesSchema = z.object({
  id: z.string(),
  name: z.string(),
  squareFeet: z.number(),
  kitBasePriceCents: centsSchema,
  developmentBasePriceCents: centsSchema.nullable(),
  developmentSquareFeet: z.number().nullable(),
})
export type PlanPrices = z.infer<typeof planPricesSchema>

/** One version of all prices, options and plans together. Versions are numbered from 1 and immutable; a quote names its version. */
export const priceBookSchema = priceBookContentSchema.extend({
  version: z.number().int().min(1),
  plans: z.array(planPricesSchema),
})
export type PriceBook = z.infer<typeof priceBookSchema>
