import { getOrder, listOrders } from '@framewell/domain/orders/orderCalls'
import { listEscrow } from '@framewell/domain/payments/escrowCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../accounts/seedAccounts'
import { seedDemoApplication } from '../network/seedDemoApplication'
import { seedFabricators } from '../network/seedFabricators'
import { bootCms, type TestCms } from '../testing/bootCms'
import { orderSetup } from '../testing/orderSetup'
import { seedOrders } from './seedOrders'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('gives a demo installation orders made by the same operations, once, marked as demo data, and notifies nobody', async () => {
  const to = await orderSetup(cms)
  await seedAccounts(cms.payload)
  expect(await seedDemoApplication(cms.payload)).toEqual([expect.stringMatching(/^N-\d{4}-\d{5}$/), 'Miami Valley Framing (demo)'])
  expect(await seedDemoApplication(cms.payload)).toEqual([])
  expect(await seedFabricators(cms.payload)).toHaveLength(9)
  await cms.payload.db.pool.query(
    "insert into zip_codes values ('43201', 'Columbus', 'OH', 39.99, -83.01), ('45385', 'Xenia', 'OH', 39.68, -83.93)",
  )
  const made = await seedOrders(cms.payload)
  expect(made).toHaveLength(5)
  expect(await seedOrders(cms.payload)).toEqual([])
  const { cookie } = await cms.signInAs('operator')
  const list = listOrders.output.parse((await to.get('/api/tracking/orders', cookie)).body)
  expect(list.data.every(({ demo }) => demo)).toBe(true)
  expect(list.data.map(({ status }) => status).sort()).toEqual(['active', 'active', 'active', 'awaiting_signature', 'completed'])
  const moving = list.data.find(({ stage }) => stage === 'in_transit')
  const { order } = getOrder.output.parse((await to.get(`/api/tracking/orders/${moving?.number}`, cookie)).body)
  expect(order.stages.filter(({ reachedAt }) => reachedAt !== null)).toHaveLength(6)
  expect(order.slots.reduce((sum, { units }) => sum + units, 0)).toBe(order.frame.units)
  expect(order.dashboard, 'its quality check was recorded, an engineer’s review was not').toMatchObject([
    { state: 'completed', note: null },
    { state: 'pending', note: 'Not reviewed by an engineer: not required by policy' },
    { state: 'completed', note: null },
    { state: 'completed', note: null },
    { state: 'in_progress', note: null },
  ])
  expect(list.data.map(({ review }) => review.state).sort(), 'an engineer approved one order and has another').toEqual([
    'approved',
    'assigned',
    'not_required',
    'not_required',
    'not_required',
  ])
  const numberOf = (status: string) => list.data.find((order) => order.status === status)?.number
  const escrow = listEscrow.output.parse((await to.get('/api/payments/escrow', cookie)).body)
  const finished = escrow.find(({ projectId }) => projectId === numberOf('completed'))
  expect(finished, 'a finished order has paid its shop').toMatchObject({ depositsHeld: 0 })
  const shops = await cms.payload.db.pool.query(`
    select f.name from fabricators f join memberships m on m.company_id = f.company_id join people p on p.id = m.person_id
    where p.email = 'partner@framewell.test'`)
  expect(shops.rows, 'the demo partner runs a shop').toEqual([{ name: 'Miami Valley Framing (demo)' }])
  const joined = await cms.payload.db.pool.query(`
    select a.status, a.signature ->> 'name' as signed, (select count(*)::int from application_messages m where m.application_id = a.id) as messages,
      (select count(*)::int from network_documents d where d.application_id = a.id and d.status = 'accepted') as accepted
    from network_applications a join fabricators f on f.application = a.id::text`)
  expect(joined.rows, 'by an application of its own').toEqual([{ status: 'approved', signed: 'Demo partner', messages: 2, accepted: 2 }])
  const { rows } = await cms.payload.db.pool.query(
    "select count(*)::int as n from notification_events where name like 'order-%' or name like 'network-%'",
  )
  expect(rows[0].n).toBe(0)
})
