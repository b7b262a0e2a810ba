import { endOfDay } from '@framewell/domain/dates/businessDays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import { inDays, KIT, type orderSetup } from '../testing/orderSetup'
import { qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'

let cms: TestCms
let operator: string
let to: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  ;({ cms, to, operator } = await orderHouse())
})
afterAll(() => cms.stop())

const inChange = (path: string, source: object, { cookie }: TestMember) =>
  to.post(`${path}/changes`, { source, reason: 'Another house' }, cookie)
const signBoth = async (path: string, { id, text }: { id: string; text: { textHash: string } }, { cookie }: TestMember) => {
  const signature = { name: 'Dana Reyes', authority: 'Manager', textHash: text.textHash }
  await to.post(`${path}/changes/${id}/signature`, signature, cookie)
  return to.post(`${path}/changes/${id}/signature`, signature, operator)
}

describe('what a change order that waits for signatures names', () => {
  it('is taken: a configuration is neither ordered nor proposed again until the change ends', async () => {
    const builder = await qualifiedBuilder(cms.payload, 'Premium', 500_000)
    const [first, second] = [await to.activeOrder(builder), await to.activeOrder(builder)]
    const { totalPrice, ...state } = { ...KIT, selectedPlan: 'the-storch-plan', totalPrice: 90_900 }
    const saved = { configurator: 'steel', path: '/steel-configurator', state }
    const { configuration, token } = (await to.post('/api/configurations', saved, builder.cookie)).body
    const source = { kind: 'configuration', id: configuration.id, token, total: totalPrice } as const
    const [change] = (await inChange(first.path, source, builder)).body.order.changes
    expect((await inChange(second.path, source, builder)).body.code).toBe('alreadyOrdered')
    expect((await to.place(builder, { source })).body.code).toBe('alreadyOrdered')
    await to.post(`${first.path}/changes/${change.id}/decline`, {}, operator)
    expect((await inChange(second.path, source, builder)).status).toBe(201)
  })

  it('is answered by nobody: a production is confirmed or declined once the change ends', async () => {
    const builder = await qualifiedBuilder(cms.payload, 'Premium', 500_000)
    const { path } = await to.activeOrder(builder)
    const picked = { planId: 'the-bova-plan', framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco', total: 66_230 }
    const { body } = await to.post('/api/production', picked, builder.cookie)
    const { id } = body.production
    const tasks = async () => JSON.stringify((await to.get('/api/admin/tasks', operator)).body).includes(body.production.number)
    expect(await tasks()).toBe(true)
    const [change] = (await inChange(path, { kind: 'production', id }, builder)).body.order.changes
    expect(await tasks()).toBe(false)
    const decline = () => to.post(`/api/production/${id}/answer`, { answer: 'declined', reason: 'Not this year' }, operator)
    expect((await decline()).body.code).toBe('ordered')
    const shown = (await to.get(`/api/production/${id}?token=${body.token}`)).body.production
    expect(shown, 'nobody has signed').not.toHaveProperty('orderNumber')
    await to.post(`${path}/changes/${change.id}/decline`, {}, operator)
    expect((await decline()).status).toBe(200)
  })
})

describe('the weeks of an order that waits for its deposit', () => {
  const DAY_MS = 86_400_000
  /** A signed order of terms with a deposit, as of some days ago. */
  async function signedDaysAgo(days: number) {
    const builder = await qualifiedBuilder(cms.payload, 'Standard', 500_000)
    const order = await to.placed(builder)
    await to.sign(builder, order)
    const { number } = order
    const db = cms.payload.db.pool
    await db.query(`update capacity_holds set expires_at = expires_at - $2 * interval '1 day' where reference = $1`, [number, days])
    await db.query(`update orders set held_until = held_until - $2 * interval '1 day' where number = $1`, [number, days])
    await db.query(
      `update invoices set due_on = (due_on::date - $2::int)::text where prepaid and project_id in (select id from payment_projects where number = $1)`,
      [number, days],
    )
    return { builder, number, path: `/api/tracking/orders/${number}` }
  }
  const held = async (number: string) => {
    const { rows } = await cms.payload.db.pool.query(
      `select o.status, o.held_until, (select max(h.expires_at) from capacity_holds h where h.hold_id::text = o.hold_id) as until,
         (select count(h.confirmed_at)::int from capacity_holds h where h.reference = o.number) as confirmed from orders o where o.number = $1`,
      [number],
    )
    return rows[0]
  }

  it('are not booked by a change order after their time', async () => {
    const { builder, number, path } = await signedDaysAgo(14)
    const later = { deliverBy: inDays(120), reason: 'The slab is later' }
    const [change] = (await to.post(`${path}/changes`, later, builder.cookie)).body.order.changes
    const before = await held(number)
    expect((await signBoth(path, change, builder)).status).toBe(200)
    const after = await held(number)
    expect(after).toMatchObject({ status: 'awaiting_funds', held_until: before.held_until, confirmed: 0 })
  })

  it('are held until the last day on which the invoice of a change order can be paid', async () => {
    for (const days of [9, 14]) {
      const { builder, number, path } = await signedDaysAgo(days)
      const larger = { choices: { selectedPlan: ['the-storch-plan'] }, reason: 'A larger house' }
      const [change] = (await to.post(`${path}/changes`, larger, builder.cookie)).body.order.changes
      expect((await signBoth(path, change, builder)).status).toBe(200)
      const { rows } = await cms.payload.db.pool.query(
        `select max(i.due_on) as due from invoices i join payment_projects p on p.id = i.project_id where p.number = $1 and i.prepaid and i.kind = 'change'`,
        [number],
      )
      const due = endOfDay(rows[0].due)
      expect(due.getTime()).toBeGreaterThan(Date.now() + 8 * DAY_MS)
      expect(await held(number)).toMatchObject({ status: 'awaiting_funds', held_until: due, until: due, confirmed: 0 })
    }
  })
})
