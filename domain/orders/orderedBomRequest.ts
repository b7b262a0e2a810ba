import { UPLOADED_PLAN_ID } from '../bom/bomPlan'
import type { BomRequest } from '../bom/bomRequest'
import { houseDimensionsSchema } from '../framing/houseDimensions'
import type { OrderedInputs } from './frozenOrder'

/** The bill of materials request for an order's answers; the layout is the order's own. */
export function orderedBomRequest(inputs: OrderedInputs): Pick<BomRequest, 'plan_id' | 'configuration'> {
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
