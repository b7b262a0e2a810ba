import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import type { Drawing } from '@framewell/domain/framing/drawing'
import { type FrameSummary, frameSummary } from '@framewell/domain/framing/frameSummary'
import { frameWarnings } from '@framewell/domain/framing/frameWarnings'
import { modelOf, smallIsometric } from '../frame/configuredModel'

/** A plan with its frame; drawing and quantities come from one model. */
export interface DrawnPlan {
  readonly plan: CatalogPlan
  readonly drawing: Drawing
  readonly frame: FrameSummary
  /** Why it needs an engineering review, if so. */
  readonly warnings: readonly string[]
}

export function drawPlan(plan: CatalogPlan): DrawnPlan {
  const model = modelOf(plan.layout)
  return {
    plan,
    drawing: smallIsometric(model),
    frame: frameSummary(model),
    warnings: frameWarnings(plan.layout),
  }
}
