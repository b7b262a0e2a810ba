import { dayFrom } from '@framewell/domain/dates/businessDays'
import { listInvoices } from '@framewell/domain/payments/billingCalls'
import { decideFactoring, getFactoringOffer, searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { afterAll, beforeAll, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { OLIVIA } from './people'
import { openScreen } from './Recording'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  const { desk, cms } = house
  const { pool } = cms.payload.db
  await pool.query('update companies set name = $2 where id = $1', [desk.builder.company, 'Hearth Homes LLC'])
  await pool.query('update companies set name = $2 where id = $1', [desk.shop.company, 'Wabash Steel Frames'])
  await pool.query('update fabricators set name = $2 where id = $1', [desk.fabricator, 'Wabash Steel Frames'])
})
afterAll(() => house.cms.stop())

it('records an invoice that is late and one that is not, and none', async () => {
  const { desk, cms } = house
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  const begin = async () => {
    const { ask, keep } = await openScreen(cms, cookie, listInvoices, {})
    await ask(listInvoices, { status: 'open', limit: 1 })
    return { ask, keep }
  }
  await (await begin()).keep('mfe-admin/recordings/noInvoices.json')
  const late = await desk.project(3_534_000, 'Prepay')
  await desk.project(1_200_000, 'Prepay')
  const [{ number }] = await house.invoicesOf(late)
  await cms.payload.db.pool.query('update invoices set due_on = $2 where number = $1', [number, dayFrom(new Date(), -20)])
  const { ask, keep } = await begin()
  await ask(listInvoices, { aging: 'days1to30', sort: 'createdAt', direction: 'ascending', limit: 100 })
  await keep('mfe-admin/recordings/invoices.json')
})

it('records how a shop is paid early, and no request', async () => {
  const { desk, cms } = house
  const { cookie } = await cms.signInAs('operator', { ...OLIVIA, email: 'olivia.park@framewell.example' })
  const begin = () => openScreen(cms, cookie, searchFactoring, {})
  await (await begin()).keep('mfe-admin/recordings/noEarlyPayouts.json')
  const number = await desk.project(7_450_000, 'Premium')
  const { request } = (await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })).body
  await desk.sign(number, 'early_payout', 'conditional')
  const { ask, keep } = await begin()
  await ask(getFactoringOffer, { projectId: number, urgency: 'standard' })
  await ask(decideFactoring, { id: request.id, decision: 'approve', reason: 'A good record' })
  await keep('mfe-admin/recordings/earlyPayouts.json')
})
