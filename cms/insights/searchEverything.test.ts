import { searchEverything } from '@framewell/domain/insights/dashboardCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

it('finds a payout by its number and its amount, in its run, with its state in words', async () => {
  const { desk, cms } = house
  const [operator, colleague] = desk.operators
  const account = { accountName: 'Ohio Roll Form', routingNumber: '091000019', accountNumber: '12345678', accountType: 'checking' }
  const { detail } = (await desk.ask(desk.shop.person, '/bank/details', account)).body
  await desk.ask(operator, `/bank/details/${detail.id}/decide`, { decision: 'confirm', reason: 'called back' })
  await desk.checkPayee(detail.id)
  const number = await desk.project(1_000_000, 'Premium')
  await desk.reach(number, 'fabrication_start')
  await desk.sign(number, 'fabrication_start', 'conditional')
  await desk.complete(number, 'fabrication_start')
  const { run } = (await desk.ask(operator, '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  await desk.ask(colleague, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  const find = async (text: string) => {
    const answer = await cms.request(`/api/admin/search?text=${encodeURIComponent(text)}`, { cookie: operator.cookie })
    return searchEverything.output.parse(await answer.json()).found
  }
  const [payout] = run.payouts
  const isPayout = {
    kind: 'payout',
    match: 'exact',
    href: `/admin-dashboard?tab=payouts&run=${run.id}`,
    title: expect.stringContaining(payout.reference),
  }
  expect((await find(payout.reference))[0]).toMatchObject({ ...isPayout, detail: `${number} · waiting` })
  expect(await find(`$${payout.amountCents / 100}`)).toContainEqual(expect.objectContaining(isPayout))
  expect((await find(run.number))[0]).toMatchObject({ title: run.number, detail: 'approved once · January 5, 2099' })
})

it('names a builder without a company as an individual', async () => {
  const { cms, desk } = house
  const json = {
    projectLocation: 'Dayton, OH',
    projectType: 'Spec',
    startTimeline: '1-3 months',
    budgetScale: 'Medium ($100K–500K)',
    familiarityWithSteel: 'New to steel framing',
    contactName: 'Karen Oyler',
    email: 'karen.oyler@example.com',
    companyName: '',
  }
  expect((await cms.request('/api/qualification/apply', { json })).status).toBe(200)
  const answer = await cms.request('/api/admin/search?text=Karen%20Oyler', { cookie: desk.operators[0].cookie })
  expect(searchEverything.output.parse(await answer.json()).found).toContainEqual(
    expect.objectContaining({ kind: 'builder', title: 'Karen Oyler', detail: 'Individual · karen.oyler@example.com' }),
  )
})
