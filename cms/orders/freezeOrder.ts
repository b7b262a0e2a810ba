import { companyDay } from '@framewell/domain/dates/businessDays'
import { floorArea } from '@framewell/domain/framing/outline'
import { unitsForArea } from '@framewell/domain/network/capacityWeek'
import type { FrozenOrder } from '@framewell/domain/orders/frozenOrder'
import { orderedSubject } from '@framewell/domain/orders/orderedSubject'
import { askBill, billFrom } from '../bom/askBill'
import type { HouseCopies } from '../bom/billWorker'
import { bomBooks, bomPrices } from '../bom/bomBooks'
import { designedAside } from '../catalog/checkAside'
import { priceBookVersion } from '../catalog/priceBooks'
import type { OrderSubject, PlaceRefusing } from './placing'

export interface OrderCopies {
  readonly frozen: FrozenOrder
  /** CSV in the shop's format. */
  readonly cutList: string
  readonly needs: HouseCopies['needs']
}

/**
 * The order's own copies: frame, bill of materials and cut list, made from the layout and prices of what is ordered.
 * @throws CallProblem noFrame if there is no drawing yet, noLongerOffered if its price book lacks an item of it, noPriceList if no
 *   distributor prices its bill
 */
export async function freezeOrder(
  { req, now, refuse }: PlaceRefusing,
  subject: OrderSubject,
  order: { readonly number: string; readonly revision: number },
): Promise<OrderCopies> {
  const { inputs, loads, lines, assumptions, warnings } = subject
  if (!subject.layout) throw refuse('noFrame')
  const layout = await designedAside(subject.layout)
  const books = await bomBooks(req)
  const priceBook = await priceBookVersion(req, subject.priceBookVersion)
  const resolved = orderedSubject(inputs, layout, priceBook)
  if (!resolved.ok) throw refuse('noLongerOffered', { detail: resolved.refusals.map(({ message }) => message).join(' ') })
  const billed = loads ? { ...resolved.subject, loads } : resolved.subject
  const list = { project: order.number, revision: String(order.revision) }
  const { terms } = bomPrices(books, priceBook, false)
  const answer = await askBill(books, terms, companyDay(now), {
    what: 'copies',
    subject: billed,
    list,
  })
  if (!('copies' in answer)) throw new TypeError('The thread answered another order')
  const { bill, frame, cutList, needs } = answer.copies
  if (bill === undefined) throw refuse('noPriceList')
  const { windMph, exposure, snowPsf } = billed.loads
  const areaSqft = floorArea(layout)
  return {
    frozen: {
      inputs,
      lines: [...lines],
      priceBookVersion: subject.priceBookVersion,
      layout,
      frame: {
        members: frame.memberCount,
        steelPounds: frame.weightPounds,
        pieces: frame.pieces,
        units: unitsForArea(areaSqft),
        areaSqft,
      },
      bill: billFrom(bill),
      loads: { windMph, exposure, snowPsf },
      assumptions: [...assumptions],
      warnings: [...warnings],
    },
    cutList,
    needs,
  }
}
