import { easternDay } from '@framewell/domain/dates/bankingTime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  const owners = { cents: 50_000_000_00, text: 'owners put in', reference: 'OWNERS' }
  await house.desk.importStatement(house.desk.statement([owners]))
  const [line] = await query('select id from bank_lines where bank_reference = $1', ['OWNERS'])
  await house.desk.ask(house.desk.operators[0], `/bank/lines/${line.id}/decide`, { decision: 'capital', reason: 'theirs' })
  await confirmAccount({})
})
afterAll(() => house.cms.stop())

const query = async (text: string, values: readonly unknown[] = []) => (await house.cms.payload.db.pool.query(text, [...values])).rows
const setHouseBank = (data: object) => house.cms.payload.updateGlobal({ slug: 'house-bank', data })

async function confirmAccount(more: object) {
  const { desk } = house
  const account = { accountName: 'Ohio Roll Form', routingNumber: '091000019', accountNumber: '12345678', accountType: 'checking', ...more }
  const { status, body } = await desk.ask(desk.shop.person, '/bank/details', account)
  if (status !== 201) return { status, body }
  await desk.ask(desk.operators[0], `/bank/details/${body.detail.id}/decide`, { decision: 'confirm', reason: 'called back' })
  await desk.checkPayee(body.detail.id)
  return { status, body }
}

async function proposedRun() {
  const { desk } = house
  const number = await desk.project(1_000_000, 'Premium')
  await desk.reach(number, 'fabrication_start')
  await desk.sign(number, 'fabrication_start', 'conditional')
  await desk.complete(number, 'fabrication_start')
  return (await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body.run
}
const approve = async (run: { id: string }) => {
  const answers = []
  for (const who of house.desk.operators) answers.push(await house.desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' }))
  return answers.map(({ status, body }) => body.code ?? status)
}
const fileOf = async (run: { id: string }, format: string) =>
  String((await house.desk.ask(house.desk.operators[0], `/payout-runs/${run.id}/file?format=${format}`)).body)
/** Service class, entry class and the transaction codes of a file's only batch. */
const batchOf = (file: string) => {
  const records = file.split('\r\n')
  const batches = records.filter((record) => record.startsWith('5')).map((record) => [record.slice(1, 4), record.slice(50, 53)])
  return [...batches.flat(), ...records.filter((record) => record.startsWith('6')).map((record) => record.slice(1, 3))]
}

it("keeps a run's file as it was sent: its accounts' holders, the bank's wishes and the payee's address", async () => {
  const company = await proposedRun()
  expect(await approve(company)).toEqual([200, 200])
  const [nacha, pain] = [await fileOf(company, 'nacha'), await fileOf(company, 'pain001')]
  expect(batchOf(nacha)).toEqual(['220', 'CCD', '22'])
  expect(pain).toContain('<TwnNm>Dayton</TwnNm><CtrySubDvsn>OH</CtrySubDvsn><Ctry>US</Ctry>')

  await setHouseBank({ balanced: true })
  await query('update fabricators set address = $2 where id = $1', [house.desk.fabricator, '1 Summit St, Toledo, OH 43604'])
  await house.cms.payload.updateGlobal({ slug: 'site-settings', data: { address: '2 Main St, Columbus, OH 43215' } })
  expect((await confirmAccount({ accountHolder: 'person', accountType: 'savings' })).body.detail).toMatchObject({ accountHolder: 'person' })
  const person = await proposedRun()
  expect(await approve(person)).toEqual([200, 200])
  expect(batchOf(await fileOf(person, 'nacha'))).toEqual(['200', 'PPD', '32', '27'])
  const message = await fileOf(person, 'pain001')
  expect(message).toContain('<StrtNm>Summit St</StrtNm><BldgNb>1</BldgNb><PstCd>43604</PstCd><TwnNm>Toledo</TwnNm>')
  expect(message).toContain('<Dbtr><Nm>Framewell</Nm><PstlAdr><StrtNm>Main St</StrtNm><BldgNb>2</BldgNb>')

  expect([await fileOf(company, 'nacha'), await fileOf(company, 'pain001')]).toEqual([nacha, pain])
  await setHouseBank({ balanced: false })
})

it('refuses a holder that is neither a business nor a person', async () => {
  const { status, body } = await confirmAccount({ accountHolder: 'trust' })
  expect([status, body.fields?.[0]?.path]).toEqual([400, 'accountHolder'])
})

it('is written for today only while the bank takes same-day files', async () => {
  const run = await proposedRun()
  await query('update payout_runs set pay_on = $2 where id = $1', [run.id, easternDay(new Date())])
  expect(await approve(run)).toEqual([200, 'dayPassed'])
  await setHouseBank({ sameDayUntil: '00:00' })
  expect((await approve(run))[1]).toBe('dayPassed')
  await expect(setHouseBank({ sameDayUntil: '2 pm' })).rejects.toMatchObject({ data: { errors: [{ path: 'sameDayUntil' }] } })
  await setHouseBank({ sameDayUntil: '23:59' })
  expect((await approve(run))[1]).toBe(200)
  expect((await fileOf(run, 'nacha')).split('\r\n')[1]?.slice(69, 75)).toBe(easternDay(new Date()).slice(2).replaceAll('-', ''))
  await setHouseBank({ sameDayUntil: '' })
})
