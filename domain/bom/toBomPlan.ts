import { bomPlanId } from '../catalog/bomPlanId'
import { outlineBounds } from '../framing/outline'
import { ridgeLine } from '../framing/ridgeLine'
import { wings } from '../framing/wings'
import type { BomPlan } from './bomSubject'
import type { BomPlanEntry } from './calls'

/** A catalog plan as `GET /api/bom/plans` lists it; dimensions in feet to a hundredth, from its layout. */
export function toBomPlan({ id, name, squareFeet, layout }: BomPlan): BomPlanEntry {
  const { left, right, front, rear } = outlineBounds(layout.outline)
  const ridges = wings(layout.outline).map((wing) => ridgeLine(layout, wing)[0].z)
  return {
    plan_id: bomPlanId({ id, squareFeet }),
    plan_name: name,
    square_footage: squareFeet,
    dimensions: {
      length: hundredths(right - left),
      width: hundredths(rear - front),
      height: hundredths(Math.max(...ridges)),
      stories: layout.stories,
    },
    catalog_id: id,
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
