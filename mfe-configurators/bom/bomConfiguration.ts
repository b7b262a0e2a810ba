import { steelConfigurationSchema } from '@framewell/domain/quotes/steelConfiguration'
import { z } from 'zod'

/** The 'BOM config key' of the specification: what 'Generate BOM' of the steel configurator hands over to /bom-generator. */
export const BOM_CONFIGURATION_KEY = 'framewell.bom.configuration'

export const bomConfigurationSchema = z.object({
  plan: z.object({
    /** A catalog plan's id, or UPLOADED_PLAN_ID of @framewell/domain/bom/bomPlan. */
    id: z.string().min(1).max(60),
    name: z.string().max(120),
    /** Null where an uploaded plan does not say it: then there is nothing to take off. */
    squareFeet: z.number().nullable(),
  }),
  configuration: steelConfigurationSchema,
  /** US dollars: the configurator's total. */
  totalPrice: z.number().min(0).max(1e9),
})
export type BomConfiguration = z.infer<typeof bomConfigurationSchema>

/** What the configurator left for the bill of materials, or null: nothing, not readable, or this browser keeps nothing. */
export function readBomConfiguration(): BomConfiguration | null {
  try {
    const text = localStorage.getItem(BOM_CONFIGURATION_KEY)
    return text === null ? null : bomConfigurationSchema.parse(JSON.parse(text))
  } catch (error) {
    console.warn(`Ignored what this browser had saved as ${BOM_CONFIGURATION_KEY}: it cannot be read.`, error)
    return null
  }
}

/** Keeps a configuration for the bill of materials; null removes it. Answers false when this browser keeps nothing. */
export function writeBomConfiguration(configuration: BomConfiguration | null): boolean {
  try {
    if (configuration === null) localStorage.removeItem(BOM_CONFIGURATION_KEY)
    else localStorage.setItem(BOM_CONFIGURATION_KEY, JSON.stringify(configuration))
    return true
  } catch {
    // Storage is full or switched off; the caller says so.
    return false
  }
}
