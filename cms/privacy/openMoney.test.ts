import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderHouse } from '../testing/orderHouse'
import { joinCompany, qualifiedBuilder } from '../testing/qualifiedBuilder'

let house: Awaited<ReturnType<typeof orderHouse>>
let admin: string
beforeAll(async () => {
  house = await orderHouse()
  admin = (await house.cms.signInAs('super_admin')).cookie
})
afterAll(() => house.cms.stop())

const obstaclesOf = async (address: string) => (await house.to.post('/api/privacy/find', { address }, admin)).body.obstacles
const deletePerson = (address: string) => house.to.post('/api/privacy/delete', { address, reason: 'Asked by letter' }, admin)
const pause = (id: string) =>
  house.to.post(`/api/network/fabricators/${id}/status`, { status: 'paused', reason: 'Leaves the network' }, house.operator)

it('the last person of an active shop stays until it is paused', async () => {
  const { other, otherId } = house
  expect(await obstaclesOf(other.email)).toEqual([expect.stringMatching(/^Scioto Rollform is an active shop/)])
  expect((await deletePerson(other.email)).body.code).toBe('obstacles')
  expect((await pause(otherId)).status).toBe(200)
  expect((await deletePerson(other.email)).status).toBe(200)
})

it('nor does it leave by another door: its account, its role or its membership', async () => {
  const { cms, shop } = house
  const reason =
    'Miami Valley Framing is an active shop, and nobody else could answer for it. Pause it or make somebody else its owner first.'
  const rows = await cms.payload.db.pool.query<{ id: string }>('select id::text from memberships where company_id = $1', [shop.companyId])
  const doors = [
    [`/api/accounts/${shop.id}`, { method: 'DELETE' }],
    [`/api/accounts/${shop.id}`, { method: 'PATCH', json: { role: 'editor' } }],
    [`/api/memberships/${rows.rows[0]?.id}`, { method: 'DELETE' }],
  ] as const
  for (const [path, init] of doors) {
    const answer = await cms.request(path, { ...init, cookie: admin })
    expect([answer.status, (await answer.json()).errors[0].message], path).toEqual([409, reason])
  }
  expect((await house.to.get('/api/account', shop.cookie)).body.companies).toHaveLength(1)
})

it('the invitations that an owner had sent end with the owner', async () => {
  const { cms, to } = house
  const owner = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const invited = await to.post(
    '/api/account/people',
    { companyId: owner.companyId, name: 'Bo', email: 'bo@invited.test', role: 'member' },
    owner.cookie,
  )
  expect(invited.status, JSON.stringify(invited.body)).toBeLessThan(300)
  expect((await deletePerson(owner.email)).status).toBe(200)
  const { rows } = await cms.payload.db.pool.query(
    `select i.id from party_invitations i join people p on p.id = i.person_id where p.email = 'bo@invited.test' and withdrawn_at is null`,
  )
  expect(rows).toEqual([])
})

it('of two owners of a shop that is owed money, deleted at once, one stays', async () => {
  const { cms, to, operator, shop, shopId } = house
  const second = await cms.signInAs('partner')
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 60_000)
  const { number, path } = await to.activeOrder(builder)
  await to.post(`${path}/stages`, { stage: 'fabrication_started' }, shop.cookie)
  const waiver = `/api/payments/projects/${number}/waivers/fabrication_start/conditional`
  const { textHash } = (await to.get(waiver, shop.cookie)).body
  await to.post(waiver, { signature: 'Dana Reyes', authority: 'Manager', textHash }, shop.cookie)
  await to.post(`/api/payments/projects/${number}/phase-complete`, { phase: 'fabrication_start' }, builder.cookie)
  expect((await to.post(`${path}/cancellation`, { reason: 'Lot sold' }, operator)).status).toBe(200)
  expect((await pause(shopId)).status).toBe(200)
  const [obstacle] = await obstaclesOf(shop.email)
  expect(obstacle).toMatch(/open business and no other owner/)
  await joinCompany(cms.payload, shop.companyId, second)
  expect(await obstaclesOf(shop.email)).toEqual([])
  const answers = await Promise.all([shop, second].map(({ email }) => deletePerson(email)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
