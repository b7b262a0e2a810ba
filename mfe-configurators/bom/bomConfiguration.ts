import { steelConfigurationSchema } from '@framewell/domain/quotes/steelConfiguration'
import { z } from 'zod'

/** The 'BOM config key' of the specification: the configuration that 'Generate BOM' in the steel configurator passes to /bom-generator. */
export const BOM_CONFIGURATION_KEY = 'framewell.bom.configuration'

export const bomConfigurationSchema = z.object({
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

/** The configuration saved for the bill of materials, or null when there is none, it is unreadable, or this browser has no storage. */
export function readBomConfiguration(): BomConfiguration | null {
  try {
    const text = localStorage.getItem(BOM_CONFIGURATION_KEY)
    return text === null ? null : bomConfigurationSchema.parse(JSON.parse(text))
  } catch (error) {
    console.warn(`Ignored what this browser had saved as ${BOM_CONFIGURATION_KEY}: it cannot be read.`, error)
    return null
  }
}

/** Saves a configuration for the bill of materials; null deletes it. Returns false when this browser has no storage. */
export function writeBomConfiguration(configuration: BomConfiguration | null): boolean {
  try {
    if (configuration === null) localStorage.removeItem(BOM_CONFIGURATION_KEY)
    else localStorage.setItem(BOM_CONFIGURATION_KEY, JSON.stringify(configuration))
    return true
  } catch {
    // Storage is full or disabled; the caller reports it.
    return false
  }
}
