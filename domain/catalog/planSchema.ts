import { layoutSchema } from '../framing/layoutSchema'
import { outlineArea } from '../framing/outline'
import { figure } from '../numbers/figure'
import { storedPlanSchema } from './plan'

/** A catalog home plan to be saved: its layout can be framed and has the plan's area. */
export const planSchema = storedPlanSchema.extend({ layout: layoutSchema }).superRefine((plan, check) => {
  const drawn = outlineArea(plan.layout.outline) * plan.layout.stories
  if (Math.abs(drawn - plan.squareFeet) > 0.5) {
    check.addIssue({
      code: 'custom',
      path: ['squareFeet'],
      message: `The layout has ${figure(Math.round(drawn))} sq ft; the plan's area must be the same.`,
    })
  }
})
