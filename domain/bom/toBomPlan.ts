import { bomPlanId } from '../catalog/bomPlanId'
import { outlineBounds } from '../framing/outline'
import { ridgeFeet } from '../framing/ridgeLine'
import type { BomPlan } from './bomSubject'
import type { BomPlanEntry } from './calls'

/** A catalog plan as `GET /api/bom/plans` lists it; dimensions in feet to a hundredth, from its layout. */
export function toBomPlan({ id, name, squareFeet, layout }: BomPlan): BomPlanEntry {
  const { left, right, front, rear } = outlineBounds(layout.outline)
  return {
    plan_id: bomPlanId({ id, squareFeet }),
    plan_name: name,
    square_footage: squareFeet,
    dimensions: {
      length: hundredths(right - left),
      width: hundredths(rear - front),
      height: hundredths(ridgeFeet(layout)),
      stories: layout.stories,
    },
    catalog_id: id,
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
