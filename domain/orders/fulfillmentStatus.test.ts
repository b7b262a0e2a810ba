import { expect, it } from 'vitest'
import { FULFILLMENT_STATUSES, fulfillmentStatus, ORDER_STAGES, ORDER_STATUSES } from './stages'

it('places every signed order, and moves an active one only forward', () => {
  const places = ORDER_STATUSES.flatMap((status) => ORDER_STAGES.map((stage) => fulfillmentStatus({ status, stage })))
  expect(new Set(places)).toEqual(new Set(FULFILLMENT_STATUSES))
  const active = ORDER_STAGES.map((stage) => fulfillmentStatus({ status: 'active', stage }))
  expect(active.filter((place, at) => place !== active[at - 1])).toEqual(['scheduled', 'in_production', 'shipped', 'delivered'])
  for (const stage of ORDER_STAGES) expect(fulfillmentStatus({ status: 'on_hold', stage })).toBe('on_hold')
})
