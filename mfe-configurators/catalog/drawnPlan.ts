import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { type FrameSummary, frameSummary } from '@framewell/domain/framing/frameSummary'
import { frameWarnings } from '@framewell/domain/framing/frameWarnings'
import { modelOf } from '../frame/configuredModel'

/** A plan with the quantities of its frame, from the model that is drawn. */
export interface DrawnPlan {
  readonly plan: CatalogPlan
  readonly frame: FrameSummary
  /** Why it needs an engineering review, if so. */
  readonly warnings: readonly string[]
}

export function drawPlan(plan: CatalogPlan): DrawnPlan {
  const model = modelOf(plan.layout)
  return {
    plan,
    frame: frameSummary(model),
    warnings: frameWarnings(plan.layout),
  }
}
