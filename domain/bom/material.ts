import { z } from 'zod'
import { BOM_CATEGORIES } from './bomCategory'

/** Units of quantities before packaging. */
export const NET_UNITS = ['ft', 'sq ft', 'each', 'bundle'] as const
export type NetUnit = (typeof NET_UNITS)[number]

/** Division numbers of CSI MasterFormat used here, with their titles. */
export const CSI_DIVISIONS = {
  '05 05 23': 'Metal fastenings',
  '05 40 00': 'Cold-formed metal framing',
  '06 16 00': 'Sheathing',
  '06 16 23': 'Subflooring',
  '07 21 16': 'Blanket insulation',
  '07 25 00': 'Water-resistive barriers',
  '07 30 00': 'Steep slope roofing accessories',
  '07 31 13': 'Asphalt shingles',
  '07 41 13': 'Metal roof panels',
  '07 62 00': 'Sheet metal flashing and trim',
  '09 22 16': 'Non-structural metal framing',
  '09 29 00': 'Gypsum board',
} as const
export type CsiDivision = keyof typeof CSI_DIVISIONS
const csiDivisionSchema = z.enum(Object.keys(CSI_DIVISIONS) as [CsiDivision, ...CsiDivision[]], 'Choose a division of the list.')

/** Keys are the same for every distributor: 362S162-43-STOCK. */
export const skuSchema = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/, 'Use capital letters, digits and single hyphens.')

/** A product that a take-off counts, from any seller. */
export const materialSchema = z.object({
  sku: skuSchema,
  productName: z.string().min(1).max(120),
  category: z.enum(BOM_CATEGORIES, 'Choose a category of the list.'),
  csi: csiDivisionSchema,
  /** What the take-off counts. */
  unit: z.enum(NET_UNITS, 'Choose a unit of the list.'),
  /** Purchase unit: 'piece', 'sheet', 'box'. */
  purchaseUnit: z.string().min(1).max(20),
  /** Units per purchase unit: 32 (sq ft) in a sheet. */
  packageSize: z.number().positive('A package holds more than nothing.').max(100_000),
})
export type Material = z.infer<typeof materialSchema>
