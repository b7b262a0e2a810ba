import { machineFiles } from '@framewell/domain/export/machine/machineFiles'
import { testRollFormer } from '@framewell/domain/export/machine/testing/testRollFormer'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { layoutForDimensions } from '@framewell/domain/framing/layoutForDimensions'
import { panelBasisOf } from '@framewell/domain/framing/panelLimits'
import { shopFrame } from '@framewell/domain/framing/shopFrame'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import { checkPanelOnMachine } from '@framewell/domain/orders/machineCalls'
import type { Order } from '@framewell/domain/orders/order'
import type { OrderPanels } from '@framewell/domain/orders/panelCalls'

const storyFrame = () => shopFrame(frameModel(layoutForDimensions({ squareFeet: 1_350 }).layout), panelBasisOf(null))

/** A panel of the same house on the shop's one machine. */
export const machineAnswers: AnswerCall<typeof checkPanelOnMachine> = ({ orderId, panel, format }) => {
  const found = machineFiles(storyFrame(), testRollFormer, { format, panel, job: orderId, on: '2026-11-28' })
  if (!found) throw refuseCall(checkPanelOnMachine, 'unknownPanel')
  const { files, problems, leftOut, unmarked } = found
  return {
    files: files.map(({ code, pieces }) => ({ code, pieces })),
    problems: [...problems],
    leftOut: [...leftOut],
    unmarked: [...unmarked],
  }
}

/** The panels of a house of 1,350 sq ft, cut to the default limits, for a story's order. */
export function storyPanels({ acceptedAt }: Order): OrderPanels {
  const { schedule, added } = storyFrame()
  return {
    basis: panelBasisOf(null),
    fixed: acceptedAt !== null,
    panels: schedule.panels.map((panel) => ({ ...panel, beyond: [...panel.beyond], neighbors: [...panel.neighbors] })),
    bundles: schedule.bundles.map(({ name, units, pounds }) => ({ name, units, pounds })),
    added: { pieces: added.length, pounds: added.reduce((sum, { weightPounds }) => sum + weightPounds, 0) },
  }
}
