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
