import { UPLOADED_PLAN_ID } from '../bom/bomPlan'
import type { BomRequest } from '../bom/bomRequest'
import { type BomSubjectResult, bomSubject } from '../bom/bomSubject'
import type { PriceBook } from '../catalog/priceBook'
import { houseDimensionsSchema } from '../framing/houseDimensions'
import type { Layout } from '../framing/layout'
import { siteDesignOf } from '../quotes/siteDesign'
import type { OrderedInputs } from './frozenOrder'

/**
 * What a bill of materials counts of an order: its own layout and confirmed site, with the plan's name and area and the options of the book it is priced by.
 * What is offered today does not matter to it.
 */
export function orderedSubject(inputs: OrderedInputs, layout: Layout, book: PriceBook): BomSubjectResult {
  const plans = book.plans.map(({ id, name, squareFeet }) => ({ id, name, squareFeet, layout }))
  const resolved = bomSubject(orderedBomRequest(inputs), plans, book)
  if (!resolved.ok) return resolved
  const { windMph, exposure, snowPsf } = siteDesignOf(inputs)?.site ?? {}
  return { ok: true, subject: { ...resolved.subject, layout, loads: { windMph, exposure, snowPsf } } }
}

/** The bill of materials request for an order's answers. */
function orderedBomRequest(inputs: OrderedInputs): Pick<BomRequest, 'plan_id' | 'configuration'> {
  const nothing = { foundation: null, steelFrame: null, sheathing: null, roofing: null, framing: null, uploadedPlan: null }
  if (inputs.kind === 'plan') return { plan_id: inputs.answers.planId, configuration: null }
  if (inputs.kind === 'picker') {
    const { planId, framing, roofing } = inputs.answers
    return { plan_id: planId, configuration: { ...nothing, configurator: 'picker', framing, roofing } }
  }
  if (inputs.kind === 'steel') {
    const { selectedPlan, foundation, steelFrame, sheathing, roofing } = inputs.answers
    return { plan_id: selectedPlan ?? '', configuration: { ...nothing, configurator: 'steel', foundation, steelFrame, sheathing, roofing } }
  }
  const { dimensions, foundation, framing } = inputs.answers
  return {
    plan_id: UPLOADED_PLAN_ID,
    configuration: {
      ...nothing,
      configurator: 'advanced',
      foundation: foundation || null,
      framing: framing || null,
      dimensions: houseDimensionsSchema.parse({ lengthFeet: dimensions.length, widthFeet: dimensions.width }),
    },
  }
}
