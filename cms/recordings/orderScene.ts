import { recordStage } from '@framewell/domain/orders/workCalls'
import { bootCms } from '../testing/bootCms'
import { inDays, orderSetup } from '../testing/orderSetup'
import { memberOf, qualifiedBuilder } from '../testing/qualifiedBuilder'
import { callsAs } from './callsAs'
import { depositsBy } from './depositsBy'
import { OLIVIA } from './people'

const RECORD = { finishedOrders: 22, onTimeOrders: 20, inspections: 22, passedInspections: 21, disputedOrders: 1 }

/** A product with a builder who may order, a shop near the site, an operator, and orders at each step between them. */
export async function orderScene() {
  const cms = await bootCms()
  const to = await orderSetup(cms)
  const { pool } = cms.payload.db
  const shop = await memberOf(cms.payload, 'fabricator', 'Wabash Steel Frames', { name: 'Rosa Wabash', email: 'rosa@wabash.example' })
  await to.makeShop('Wabash Steel Frames', shop.companyId, RECORD)
  const builder = await qualifiedBuilder(cms.payload, 'Standard', 500_000, OLIVIA)
  await pool.query(`update companies set name = 'Park Homes' where id = $1`, [builder.companyId])
  const operator = await cms.signInAs('operator', { name: 'Omar Haddad', email: 'omar@framewell.example' })
  const [asBuilder, asShop, asOperator] = [builder, shop, operator].map(({ cookie }) => callsAs(cms, cookie))
  if (!asBuilder || !asShop || !asOperator) throw new Error('Three people act')
  const pay = depositsBy(asOperator)
  let orders = 0
  /** Each is needed a week after the one before: lists by that day have one order. */
  const placed = () => {
    orders += 1
    return to.placed(builder, { deliverBy: inDays(83 + 7 * orders) })
  }
  const paid = async () => {
    const order = await placed()
    await to.sign(builder, order)
    await pay(order.number)
    return order.number
  }
  return {
    ...{ cms, to, builder, shop, operator, asBuilder, asShop, asOperator, placed },
    /** A signed order whose deposit has arrived. @returns its number */
    paid,
    /** An order of which the shop has made every panel. @returns its number */
    async made() {
      const orderId = await paid()
      await asShop(recordStage, { orderId, stage: 'fabrication_started' })
      await asShop(recordStage, { orderId, stage: 'fabrication_complete', notes: 'All panels checked and marked.' })
      return orderId
    },
  }
}

export type OrderScene = Awaited<ReturnType<typeof orderScene>>
