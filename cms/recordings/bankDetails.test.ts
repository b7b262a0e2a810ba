import { companyDay } from '@framewell/domain/dates/businessDays'
import { decideBankDetail, listBankDetails, proposeBankDetail, recordPayeeCheck } from '@framewell/domain/payments/bankDetailCalls'
import { sendPrenotes } from '@framewell/domain/payments/prenoteCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen } from './Recording'

const ACCOUNT = {
  accountName: 'Wabash Steel Frames Inc',
  routingNumber: '091000019',
  accountNumber: '12345678',
  accountType: 'checking',
} as const
let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

it('records an account that is entered, checked, given a prenote and blocked, and none', async () => {
  const { desk, cms } = house
  const { pool } = cms.payload.db
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  const begin = () => openScreen(cms, cookie, listBankDetails, {})
  await (await begin()).keep('mfe-admin/recordings/noBankDetails.json')

  await pool.query('update companies set name = $2 where id = $1', [desk.shop.company, 'Wabash Steel Frames'])
  await pool.query('update accounts set name = $2 where id = $1', [desk.shop.person.id, 'Rosa Wabash'])
  const { detail } = await callsAs(cms, desk.shop.person.cookie)(proposeBankDetail, ACCOUNT)
  const entered = await begin()
  await entered.ask(decideBankDetail, { id: detail.id, decision: 'confirm', reason: 'Called Rosa back' })
  await entered.keep('mfe-admin/recordings/bankDetails.json')

  const today = companyDay(new Date())
  const check = { id: detail.id, kind: 'name', source: 'OFAC Sanctions List Search', checkedOn: today, result: 'passed' } as const
  const checked = await begin()
  const later = checked.ask(recordPayeeCheck, { ...check, listDate: '2099-01-01' })
  await expect(later).rejects.toMatchObject({ problem: { code: 'wrongDay' } })
  await checked.ask(recordPayeeCheck, { ...check, listDate: today })
  await checked.keep('mfe-admin/recordings/payeeChecks.json')

  await desk.checkPayee(detail.id)
  await cms.payload.updateGlobal({ slug: 'house-bank', data: { skipPrenotes: false } })
  const announced = await begin()
  await announced.ask(sendPrenotes, {})
  await expect(announced.ask(sendPrenotes, {})).rejects.toMatchObject({ problem: { code: 'nothingToSend' } })
  await announced.keep('mfe-admin/recordings/prenotes.json')

  await pool.query(`update bank_details set status = 'blocked', block_reason = 'AC04: account closed' where id = $1`, [detail.id])
  await (await begin()).keep('mfe-admin/recordings/blockedBankDetails.json')
})
