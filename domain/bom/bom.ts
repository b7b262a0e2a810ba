import { z } from 'zod'
import { ROOFING_KINDS, SHEATHING_KINDS } from '../catalog/takeoffChoices'
import { BOM_CATEGORIES } from './bomCategory'
import { INSULATION_KINDS, STEEL_SUPPLIES } from './takeOffChoices'

const bomInputSchema = z.object({ label: z.string(), value: z.number(), unit: z.string() })

const bomRuleSchema = z.object({
  name: z.string().describe('The formula in words'),
  source: z.string().describe('Book, code section or trade practice'),
  judgement: z.boolean().describe('True for an assumption of Framewell, without a published source'),
})

/** One line without prices. */
const countedBomLineSchema = z.object({
  category: z.enum(BOM_CATEGORIES),
  csi: z.string().describe('CSI MasterFormat division'),
  csi_title: z.string(),
  sku: z.string(),
  product_name: z.string(),
  use: z.string().describe('What it is for'),
  supplier: z.string(),
  supplier_sku: z.string(),
  lead_time: z.string().describe("In words: '14 days'"),
  lead_time_days: z.number().int(),
  quantity: z.number().int().describe('To order, in whole purchase units'),
  unit: z.string().describe('Purchase unit'),
  net_quantity: z.number().describe('As built, before waste and rounding, to a thousandth'),
  net_unit: z.string(),
  waste_factor: z.number().describe('Share added to the net quantity, once; 0.05 is 5%'),
  package_size: z.number().describe('Net units in a purchase unit'),
  weight_pounds: z.number().nullable().describe('Net weight of members of the frame model; null for everything else'),
  rule: bomRuleSchema,
  inputs: z.array(bomInputSchema).describe('Figures the quantity came from'),
})

const bomFactsSchema = z.object({
  plan_id: z.string(),
  plan_name: z.string(),
  square_footage: z.number(),
  generated_date: z.string().describe('YYYY-MM-DD'),
  distributor: z.string(),
  distributor_id: z.string(),
  distributor_chosen_by: z.enum(['person', 'lowest total']),
  estimated_lead_time: z.string().describe('The longest lead time of a line'),
  estimated_lead_time_days: z.number().int(),
  price_list_version: z.number().int(),
  price_list_date: z.string(),
  summary: z.object({
    total_items: z.number().int().describe('Lines'),
    categories: z.record(z.enum(BOM_CATEGORIES), z.number().int()).describe('Lines of each category'),
    frame_members: z.number().int(),
    frame_weight_pounds: z.number(),
  }),
  configuration: z.object({
    stud_gauge: z.number(),
    stud_spacing_inches: z.number(),
    stud_web: z.string(),
    roof_form: z.string(),
    roof_pitch_in_12: z.number(),
    wall_height_feet: z.number(),
    upper_wall_height_feet: z.number().optional().describe('Of the stories above the first, where it differs'),
    stories: z.number().int(),
    sheathing: z.enum(SHEATHING_KINDS),
    roofing: z.enum(ROOFING_KINDS),
    insulation: z.enum(INSULATION_KINDS),
    steel_supply: z.enum(STEEL_SUPPLIES),
    interior_board: z.boolean(),
    options: z
      .array(z.object({ step: z.string(), id: z.string(), name: z.string() }))
      .describe('Options of a configurator it was made for'),
  }),
  assumptions: z.array(z.string()),
  warnings: z.array(z.string()).describe('Why an engineering review is required; none does not mean that the frame was checked'),
  not_checked: z.array(z.string()).describe('What nobody has checked about this frame, by name'),
})

const distributorTotalSchema = z.object({
  distributor_id: z.string(),
  distributor: z.string(),
  region: z.string(),
  total_cost: z.number(),
  estimated_lead_time_days: z.number().int(),
  unpriced_lines: z.number().int(),
})

/** From the lines to the total, in US dollars. */
const bomTermsSchema = z
  .object({
    list_total: z.number().describe('The lines at the distributor’s list prices'),
    markup_percent: z.number(),
    markup: z.number(),
    preferred_discount_percent: z.number().describe('For builders of the Preferred tier or a higher one'),
    preferred_discount: z.number().describe('Taken off this bill; 0 for everybody else'),
  })
  .nullable()
  .describe('List total plus markup less discount is the total; null for a bill from before there were such terms')

/** A bill of materials with prices in US dollars. */
export const bomSchema = bomFactsSchema.extend({
  total_cost: z.number(),
  price_terms: bomTermsSchema.default(null),
  line_items: z.array(
    countedBomLineSchema.extend({
      unit_cost: z.number().nullable().describe('US dollars for a purchase unit; null where the list has no price'),
      total_cost: z.number().nullable(),
    }),
  ),
  comparison: z.array(distributorTotalSchema).describe('The same bill at every distributor'),
})
export type Bom = z.infer<typeof bomSchema>
export type BomLine = Bom['line_items'][number]

/** A bill as an exported JSON file: prices only when requested. The published JSON Schema is generated from this. */
export const bomFileSchema = bomFactsSchema
  .extend({
    total_cost: z.number().optional().describe('US dollars'),
    price_terms: bomTermsSchema.optional(),
    line_items: z.array(
      countedBomLineSchema.extend({
        unit_cost: z.number().nullable().optional().describe('US dollars for a purchase unit'),
        total_cost: z.number().nullable().optional().describe('US dollars'),
      }),
    ),
    comparison: z.array(distributorTotalSchema).optional(),
  })
  .meta({
    title: 'Framewell bill of materials',
    description: 'Quantities of a steel frame and its envelope, line by line with their rules.',
  })
export type BomFile = z.infer<typeof bomFileSchema>

/** Removes every price: unit costs, totals and the comparison. */
export function withoutPricing({ total_cost: _, price_terms: _____, comparison: __, line_items, ...facts }: Bom): BomFile {
  return { ...facts, line_items: line_items.map(({ unit_cost: ___, total_cost: ____, ...line }) => line) }
}
