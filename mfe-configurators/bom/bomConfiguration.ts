import { steelConfigurationSchema } from '@framewell/domain/quotes/steelConfiguration'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { z } from 'zod'

/** The 'BOM config key' of the specification: the configuration that 'Generate BOM' in the steel configurator passes to /bom-generator. */
export const BOM_CONFIGURATION_KEY = 'framewell.bom.configuration'

const bomConfigurationSchema = z.object({
  plan: z.object({
    /** A catalog plan's id, or UPLOADED_PLAN_ID of @framewell/domain/bom/bomPlan. */
    id: z.string().min(1).max(60),
    name: z.string().max(120),
    /** Null when an uploaded plan does not state it; a take-off is then impossible. */
    squareFeet: z.number().nullable(),
  }),
  configuration: steelConfigurationSchema,
  /** US dollars: the configurator's total. */
  totalPrice: z.number().min(0).max(1e9),
})
export type BomConfiguration = z.infer<typeof bomConfigurationSchema>

/** The configuration handed over for the bill of materials; null when there is none, or it is unreadable. */
export const bomConfigurationAtom = storedAtom(BOM_CONFIGURATION_KEY, bomConfigurationSchema)
