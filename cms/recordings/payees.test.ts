import { currentSession } from '@framewell/domain/accounts/session'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { getPayees, setPayeeCategory } from '@framewell/domain/payments/w9Calls'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { afterAll, beforeAll, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { confirmAccountOf } from '../testing/moneySteps'
import { OLIVIA } from './people'
import { Recording } from './Recording'

const PHASE = 'fabrication_start'
const W9 = {
  name: 'Rosa Wabash',
  businessName: 'Wabash Steel Frames',
  taxClass: 'individual',
  address: '7 Mill Road, Lafayette, IN 47901',
  tin: '123-45-6789',
}
let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

async function record(cookie: string, path: string, rents?: string): Promise<void> {
  const { ask, keep } = new Recording(house.cms, cookie)
  const year = Number(companyDay(new Date()).slice(0, 4))
  await ask(currentSession, {})
  await ask(taskCalls.listTasks, { limit: 5 })
  await ask(taskCalls.listTasks, { kind: 'w9', limit: 100 })
  await ask(getPayees, { year })
  if (rents) await ask(setPayeeCategory, { companyId: rents, category: 'rents', fromYear: year, reason: 'It rents us a yard' })
  await keep(path, ['year', 'threshold'])
}

it('records payees with and without a W-9, and none', async () => {
  const { desk, cms } = house
  const [operator] = desk.operators
  const { pool } = cms.payload.db
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await record(cookie, 'mfe-admin/recordings/noPayees.json')
  await desk.importStatement(desk.statement([{ cents: 20_000_000, text: 'owners', reference: 'OWNERS' }], 'sameDay'))
  await desk.ask(operator, `/bank/lines/${(await desk.line('OWNERS')).id}/decide`, { decision: 'capital', reason: 'theirs' })
  const shops = [
    { ...desk.shop, fabricator: desk.fabricator, name: W9.businessName, price: 1_200_000 },
    { ...(await desk.secondShop()), name: 'Gulf Steel', price: 5_890_000 },
  ] as const
  for (const { person, company, fabricator, name, price } of shops) {
    await pool.query('update companies set name = $2 where id = $1', [company, name])
    await confirmAccountOf(desk, person)
    const number = await desk.project(price, 'Premium', { company: desk.builder.company, fabricator })
    await desk.reach(number, PHASE)
    await desk.sign(number, PHASE, 'conditional', person)
    await desk.complete(number, PHASE)
    const { run } = (await desk.ask(operator, '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
    for (const one of desk.operators) await desk.ask(one, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
    const [payout] = run.payouts
    await desk.importStatement(desk.statement([{ cents: -payout.amountCents, text: `ACH ${payout.reference}` }], 'sameDay'))
  }
  await pool.query('update accounts set name = $2 where id = $1', [desk.shop.person.id, W9.name])
  // Of two shops without prices, the older one is listed first.
  await pool.query(`update fabricators set created_at = now() - interval '1 day' where id = $1`, [desk.fabricator])
  await desk.ask(desk.shop.person, '/w9', { ...W9, signature: W9.name })
  const fromYear = Number(companyDay(new Date()).slice(0, 4)) + 1
  await desk.ask(operator, `/payees/${desk.shop.company}/category`, { category: 'rents', fromYear, reason: 'It rents us a yard then' })
  await record(cookie, 'mfe-admin/recordings/payees.json', shops[1].company)
})
