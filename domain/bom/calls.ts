import { z } from 'zod'
import { FRAME_FORMATS, NO_FRAME_FORMAT } from '../export/frameFormat'
import { defineCall } from '../http/defineCall'
import { setSiteSchema } from '../structure/site'
import { bomSchema } from './bom'
import { BOM_FORMATS } from './bomExport'
import { bomRequestSchema } from './bomRequest'
import { listedDistributorSchema } from './distributor'

export const bomPlanSchema = z.object({
  /** For example bova-900. */
  plan_id: z.string(),
  plan_name: z.string(),
  square_footage: z.number(),
  /** Feet; outside `length` and `width` of the frame, `height` from the foundation to the ridge. */
  dimensions: z.object({ length: z.number(), width: z.number(), height: z.number(), stories: z.number().int() }),
  /** The plan's id in the catalog. */
  catalog_id: z.string(),
})
export type BomPlanEntry = z.infer<typeof bomPlanSchema>

export const listBomPlans = defineCall({
  name: 'listBomPlans',
  method: 'GET',
  path: '/api/bom/plans',
  keys: 'read',
  summary: 'Plans a bill of materials can be made for',
  feature: 'bom',
  access: 'public',
  sameForAll: true,
  input: z.object({}),
  output: z.object({ plans: z.array(bomPlanSchema) }),
})

export const listBomDistributors = defineCall({
  name: 'listBomDistributors',
  method: 'GET',
  path: '/api/bom/distributors',
  keys: 'read',
  summary: 'Distributors whose price lists a bill of materials can be priced from',
  feature: 'bom',
  access: 'public',
  sameForAll: true,
  input: z.object({}),
  output: z.object({ distributors: z.array(listedDistributorSchema) }),
})

const rateLimit = { points: 120, windowSeconds: 60, by: ['address'] } as const

/** Stores nothing: the same request on the same day gives the same bill. */
export const generateBom = defineCall({
  name: 'generateBom',
  method: 'POST',
  path: '/api/bom/generate',
  keys: 'read',
  summary: 'Take off and price the bill of materials of a plan, as configured',
  feature: 'bom',
  access: 'public',
  input: bomRequestSchema,
  output: z.object({ bom: bomSchema }),
  errors: { noDistributor: { status: 503, message: 'No distributor has a price list right now. Please try again later.' } },
  rateLimit,
})

/** Bills that one call may total. */
export const MOST_TOTALS = 24

/** What changes of a frame do to its bill. A request that names something not offered has a problem instead of a total. */
export const totalBoms = defineCall({
  name: 'totalBoms',
  method: 'POST',
  path: '/api/bom/totals',
  keys: 'read',
  summary: 'The totals of several bills of materials, in the order of their requests',
  feature: 'bom',
  access: 'public',
  input: z.object({
    bom_requests: z
      .array(bomRequestSchema, 'List the requests of the bills.')
      .min(1, 'List at least one request.')
      .max(MOST_TOTALS, `List at most ${MOST_TOTALS} requests.`),
  }),
  output: z.object({ totals: z.array(z.object({ total_cost: z.number().nullable(), problem: z.string().nullable() })) }),
  errors: generateBom.errors,
  rateLimit: { ...rateLimit, points: 20 },
})

export const exportBom = defineCall({
  name: 'exportBom',
  method: 'POST',
  path: '/api/bom/export',
  keys: 'read',
  summary: 'The bill of materials as a CSV, PDF or JSON file',
  feature: 'bom',
  access: 'public',
  input: z.object({
    format: z.enum(BOM_FORMATS, 'Choose csv, pdf or json.'),
    /** Default: CSV and PDF have prices, JSON does not. */
    include_pricing: z.boolean('Say true or false.').optional(),
    bom_request: bomRequestSchema,
  }),
  output: z.unknown(),
  answers: 'stream',
  errors: generateBom.errors,
  rateLimit: { ...rateLimit, points: 60 },
})

export const exportCutList = defineCall({
  name: 'exportCutList',
  method: 'POST',
  path: '/api/bom/cut-list',
  keys: 'read',
  summary: 'The cut list of the same frame as a CSV file, a row a piece.',
  feature: 'bom',
  access: 'public',
  input: z.object({ bom_request: bomRequestSchema }),
  output: z.unknown(),
  answers: 'stream',
  rateLimit: { ...rateLimit, points: 60 },
})

export const exportFrame = defineCall({
  name: 'exportFrame',
  method: 'POST',
  path: '/api/bom/frame',
  keys: 'read',
  summary:
    'The same frame as drawings and for other programs: a PDF drawing set (11 × 17 in: notes, plans, elevations, schedules, a sheet for each different panel), DXF in inches (plans, elevations, panel sheets, a layer for each role) or IFC4 in millimeters (every member with profile, weight and verdict). Preliminary: not for fabrication.',
  feature: 'bom',
  access: 'public',
  input: z.object({
    format: z.enum(FRAME_FORMATS, NO_FRAME_FORMAT),
    /** The confirmed site: for the verdicts of an IFC file, which without it say that nothing is checked, and for the notes of a drawing set. */
    site: setSiteSchema.optional(),
    bom_request: bomRequestSchema,
  }),
  output: z.unknown(),
  answers: 'stream',
  rateLimit: { ...rateLimit, points: 20 },
})

export const getPlanCutList = defineCall({
  name: 'getPlanCutList',
  method: 'GET',
  path: '/api/bom/cut-list',
  keys: 'read',
  summary: 'The cut list of a plan as it is drawn, as a CSV file.',
  feature: 'bom',
  access: 'public',
  input: z.object({ plan_id: bomRequestSchema.shape.plan_id }),
  output: z.unknown(),
  answers: 'stream',
  rateLimit: { ...rateLimit, points: 60 },
})

export const getBomSchema = defineCall({
  name: 'getBomSchema',
  method: 'GET',
  path: '/api/bom/schema.json',
  keys: 'read',
  summary: 'JSON Schema of the exported JSON file',
  feature: 'bom',
  access: 'public',
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
})

export const bomCalls = {
  listBomPlans,
  listBomDistributors,
  generateBom,
  exportBom,
  exportCutList,
  totalBoms,
  exportFrame,
  getPlanCutList,
  getBomSchema,
}
