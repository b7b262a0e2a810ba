import { UPLOADED_PLAN_ID } from '@framewell/domain/bom/bomPlan'
import type { BomRequest } from '@framewell/domain/bom/bomRequest'
import { bomSubject } from '@framewell/domain/bom/bomSubject'
import { makeBom } from '@framewell/domain/bom/makeBom'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { cutList } from '@framewell/domain/framing/cutList'
import { cutListCsv } from '@framewell/domain/framing/cutListCsv'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { frameSummary } from '@framewell/domain/framing/frameSummary'
import { houseDimensionsSchema } from '@framewell/domain/framing/houseDimensions'
import { floorArea } from '@framewell/domain/framing/outline'
import { unitsForArea } from '@framewell/domain/network/capacityWeek'
import type { FrozenOrder, OrderedInputs } from '@framewell/domain/orders/frozenOrder'
import { projectNeeds } from '@framewell/domain/orders/projectNeeds'
import { designed } from '@framewell/domain/structure/designed'
import { bomBooks, bomPrices } from '../bom/bomBooks'
import { priceBookVersion } from '../catalog/priceBooks'
import type { OrderSubject, PlaceRefusing } from './placing'

export interface OrderCopies {
  readonly frozen: FrozenOrder
  /** CSV in the shop's format. */
  readonly cutList: string
  readonly needs: ReturnType<typeof projectNeeds>
}

/**
 * The order's own copies: frame, bill of materials and cut list, made from the layout and prices of what is ordered.
 * @throws CallProblem noFrame if there is no drawing yet, noLongerOffered if the bill names a discontinued item
 */
export async function freezeOrder(
  { req, now, refuse }: PlaceRefusing,
  subject: OrderSubject,
  order: { readonly number: string; readonly revision: number },
): Promise<OrderCopies> {
  const { inputs, lines, assumptions, warnings } = subject
  if (!subject.layout) throw refuse('noFrame')
  const layout = designed(subject.layout)
  const books = await bomBooks(req)
  const priceBook = await priceBookVersion(req, subject.priceBookVersion)
  const resolved = bomSubject(bomRequestFor(inputs), books.plans, priceBook)
  if (!resolved.ok) throw refuse('noLongerOffered', { detail: resolved.refusals.map(({ message }) => message).join(' ') })
  const bill = makeBom({ ...resolved.subject, layout }, bomPrices(books, priceBook, false), '', companyDay(now))
  if (!bill) throw refuse('unavailable')
  const model = frameModel(layout)
  const { memberCount, weightPounds } = frameSummary(model)
  const areaSqft = floorArea(layout)
  return {
    frozen: {
      inputs,
      lines: [...lines],
      priceBookVersion: subject.priceBookVersion,
      layout,
      frame: { members: memberCount, steelPounds: weightPounds, units: unitsForArea(areaSqft), areaSqft },
      bill,
      assumptions: [...assumptions],
      warnings: [...warnings],
    },
    cutList: cutListCsv(cutList(model, { project: order.number, revision: String(order.revision) })),
    needs: projectNeeds(model),
  }
}

/** The bill of materials request for these answers; the layout is the order's own. */
function bomRequestFor(inputs: OrderedInputs): Pick<BomRequest, 'plan_id' | 'configuration'> {
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
