import type { Layout } from '../framing/layout'
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
  for (const { field, named } of namedRooms(plan.layout)) {
    if (named <= plan[field]) continue
    check.addIssue({
      code: 'custom',
      path: ['layout', 'rooms'],
      message: `The rooms name ${figure(named)} ${field}; the plan has ${figure(plan[field])}.`,
    })
  }
})

/** How many bedrooms and baths the rooms' names say; a half bath is half of one. */
function namedRooms({ rooms = [] }: Layout): { readonly field: 'bedrooms' | 'bathrooms'; readonly named: number }[] {
  const count = (name: RegExp) => rooms.filter((room) => name.test(room.name)).length
  return [
    { field: 'bedrooms', named: count(/^bedroom/i) },
    { field: 'bathrooms', named: count(/^bath/i) + count(/^half bath/i) / 2 },
  ]
}
