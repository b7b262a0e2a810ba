import { bomSubject } from '@framewell/domain/bom/bomSubject'
import { makeBom } from '@framewell/domain/bom/makeBom'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { cutList } from '@framewell/domain/framing/cutList'
import { cutListCsv } from '@framewell/domain/framing/cutListCsv'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { frameSummary } from '@framewell/domain/framing/frameSummary'
import { floorArea } from '@framewell/domain/framing/outline'
import { unitsForArea } from '@framewell/domain/network/capacityWeek'
import type { FrozenOrder } from '@framewell/domain/orders/frozenOrder'
import { orderedBomRequest } from '@framewell/domain/orders/orderedBomRequest'
import { projectNeeds } from '@framewell/domain/orders/projectNeeds'
import { bomBooks, bomPrices } from '../bom/bomBooks'
import { designedAside } from '../catalog/checkAside'
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
  const layout = await designedAside(subject.layout)
  const books = await bomBooks(req)
  const priceBook = await priceBookVersion(req, subject.priceBookVersion)
  const resolved = bomSubject(orderedBomRequest(inputs), books.plans, priceBook)
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
