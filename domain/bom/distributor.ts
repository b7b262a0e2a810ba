import { z } from 'zod'
import { enteredCentsSchema } from '../money/centsSchema'
import { skuSchema } from './material'

export const distributorIdSchema = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.')

/** A seller of materials. */
export const distributorSchema = z.object({
  id: distributorIdSchema,
  name: z.string().min(1).max(80),
  region: z.string().min(1).max(80),
  /** Fictional, for trying the product. */
  demo: z.boolean(),
})

/** A distributor as lists show it. */
export const listedDistributorSchema = distributorSchema.extend({
  /** At least that of every bill: `slowestDays` of the price list. */
  leadTimeDays: z.number().int(),
})
export type ListedDistributor = z.infer<typeof listedDistributorSchema>

/** A distributor's price for one purchase unit of a material, with its lead time. */
export const priceRowSchema = z.object({
  sku: skuSchema,
  unitCostCents: enteredCentsSchema.max(10_000_000_00),
  /** The manufacturer or shipper. */
  supplier: z.string().min(1).max(80),
  supplierSku: z.string().min(1).max(60),
  leadTimeDays: z.number().int('Enter whole days.').min(0).max(365),
})
export type PriceRow = z.infer<typeof priceRowSchema>

/** A version of a distributor's stored list prices. */
export const priceListSchema = z.object({
  distributor: distributorSchema,
  version: z.number().int().min(1),
  /** YYYY-MM-DD. */
  effectiveDate: z.iso.date(),
  rows: z
    .array(priceRowSchema)
    .max(500)
    .refine((rows) => new Set(rows.map(({ sku }) => sku)).size === rows.length, 'A material is in this list twice.'),
})
export type PriceList = z.infer<typeof priceListSchema>

/** Days until the last of these arrives: of a bill's lines, or of everything on a price list. */
export function slowestDays(priced: readonly Pick<PriceRow, 'leadTimeDays'>[]): number {
  return Math.max(0, ...priced.map(({ leadTimeDays }) => leadTimeDays))
}

export function listedDistributor({ distributor, rows }: PriceList): ListedDistributor {
  return { ...distributor, leadTimeDays: slowestDays(rows) }
}

/** '1 day', '14 days' */
export function leadTimeText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
