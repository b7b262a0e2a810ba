import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import type { Drawing } from '@framewell/domain/framing/drawing'
import { frameIsometric } from '@framewell/domain/framing/frameIsometric'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { type FrameSummary, frameSummary } from '@framewell/domain/framing/frameSummary'
import { frameWarnings } from '@framewell/domain/framing/frameWarnings'

/** A plan with its frame, drawn and counted from one model. */
export interface DrawnPlan {
  readonly plan: CatalogPlan
  readonly drawing: Drawing
  readonly frame: FrameSummary
  /** Why it needs an engineering review; none inside the rules. */
  readonly warnings: readonly string[]
}

/** Text height of the measures on a card, as a share of the drawing's width. */
const CARD_LABEL_SHARE = 0.04

export function drawPlan(plan: CatalogPlan): DrawnPlan {
  const model = frameModel(plan.layout)
  return {
    plan,
    drawing: frameIsometric(model, { labelShare: CARD_LABEL_SHARE }),
    frame: frameSummary(model),
    warnings: frameWarnings(plan.layout),
  }
}
