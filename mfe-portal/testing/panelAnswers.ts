import { frameModel } from '@framewell/domain/framing/frameModel'
import { layoutForDimensions } from '@framewell/domain/framing/layoutForDimensions'
import { panelBasisOf } from '@framewell/domain/framing/panelLimits'
import { shopFrame } from '@framewell/domain/framing/shopFrame'
import type { Order } from '@framewell/domain/orders/order'
import type { OrderPanels } from '@framewell/domain/orders/panelCalls'

/** The panels of a house of 1,350 sq ft, cut to the default limits, for a story's order. */
export function storyPanels({ acceptedAt }: Order): OrderPanels {
  const basis = panelBasisOf(null)
  const { schedule, added } = shopFrame(frameModel(layoutForDimensions({ squareFeet: 1_350 }).layout), basis)
  return {
    basis,
    fixed: acceptedAt !== null,
    panels: schedule.panels.map((panel) => ({ ...panel, beyond: [...panel.beyond], neighbors: [...panel.neighbors] })),
    bundles: schedule.bundles.map(({ name, units, pounds }) => ({ name, units, pounds })),
    added: { pieces: added.length, pounds: added.reduce((sum, { weightPounds }) => sum + weightPounds, 0) },
  }
}
