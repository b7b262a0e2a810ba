import { dayFrom } from '@framewell/domain/dates/businessDays'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner } from '../../platform/database/database'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'

let house: MoneyHouse
let number: string
beforeAll(async () => {
  house = await moneyHouse()
  const { desk } = house
  await desk.importStatement(desk.statement([{ cents: 50_000_000_00, text: 'owners put in', reference: 'OWNERS' }]))
  const { id } = await desk.line('OWNERS')
  await desk.ask(operator(), `/bank/lines/${id}/decide`, { decision: 'capital', reason: 'theirs' })
  number = await desk.project(1_000_000, 'Premium')
  await desk.reach(number, 'fabrication_start')
  await desk.sign(number, 'fabrication_start', 'conditional')
  await desk.complete(number, 'fabrication_start')
})
afterAll(() => house.cms.stop())

const operator = () => house.desk.operators[0]
const today = dayFrom(new Date(), 0)
async function confirmed(accountNumber: string): Promise<string> {
  const { desk } = house
  const account = { accountName: 'Ohio Roll Form', routingNumber: '091000019', accountNumber, accountType: 'checking' }
  const { body } = await desk.ask(desk.shop.person, '/bank/details', account)
  await desk.ask(operator(), `/bank/details/${body.detail.id}/decide`, { decision: 'confirm', reason: 'called back' })
  return body.detail.id
}
const NAME = { kind: 'name', source: 'OFAC Sanctions List Search', listDate: today, checkedOn: today, result: 'passed' }
const ACCOUNT = { kind: 'account', source: 'Voided check', checkedOn: today, result: 'passed' }
const record = (id: string, check: object, who = operator()) => house.desk.ask(who, `/bank/details/${id}/checks`, check)
const blocked = async () =>
  (await house.desk.ask(operator(), '/payout-runs')).body.payable.find((one: { projectId: string }) => one.projectId === number)?.blocked
const detailOf = async (id: string, who = operator()) =>
  (await house.desk.ask(who, '/bank/details?limit=50')).body.data.find((one: { id: string }) => one.id === id)
const tasks = async () => {
  const answer = await house.cms.request('/api/admin/tasks?kind=payeeCheck&limit=100', { cookie: operator().cookie })
  return (await answer.json()).data.map(({ detail }: { detail: string }) => detail)
}

it('a payee is paid once its name was screened and its account verified; what is missing is named', async () => {
  const id = await confirmed('12345678')
  expect([await blocked(), await tasks()]).toEqual(['nameUnchecked', ['name not screened, account not verified']])
  const run = await house.desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
  expect(run.body.code).toBe('nothingPayable')
  const named = await record(id, NAME)
  expect([named.status, named.body.detail.missingChecks]).toEqual([201, ['account']])
  expect(named.body.detail.checks).toMatchObject([{ ...NAME, subject: named.body.detail.payeeName, checkedBy: 'Test operator' }])
  expect([await blocked(), await tasks()]).toEqual(['accountUnchecked', ['account not verified']])
  expect((await record(id, ACCOUNT)).body.detail.missingChecks).toEqual([])
  expect([await blocked(), await tasks()]).toEqual([null, []])
})

it('the newest check counts: a possible match holds the payee, also in a run that is proposed', async () => {
  const { desk } = house
  const [{ id }] = (await desk.ask(operator(), '/bank/details?status=active')).body.data
  const { body } = await desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
  await desk.ask(operator(), `/payout-runs/${body.run.id}/decide`, { decision: 'approve' })
  await record(id, { ...NAME, result: 'failed', note: 'The same name and city' })
  const second = await desk.ask(desk.operators[1], `/payout-runs/${body.run.id}/decide`, { decision: 'approve' })
  expect(second.body.code).toBe('notReady')
  await desk.ask(operator(), `/payout-runs/${body.run.id}/decide`, { decision: 'cancel', reason: 'a possible match' })
  expect(await blocked()).toBe('nameUnchecked')
  await record(id, { ...NAME, note: 'Another person: born elsewhere' })
  expect(await blocked()).toBeNull()
})

it('a changed account, or another legal name on its W-9, asks for a new check', async () => {
  const id = await confirmed('87654321')
  expect(await blocked(), 'the name is still screened').toBe('accountUnchecked')
  await record(id, ACCOUNT)
  expect(await blocked()).toBeNull()
  await house.cms.payload.db.create({
    collection: 'w9-forms',
    data: {
      ...{
        company: house.desk.shop.company,
        name: 'Ohio Roll Form LLC',
        taxClass: 'c_corporation',
        address: '1 Main St, Dayton, OH 45402',
      },
      ...{ maskedTin: 'XX-XXX6789', sealed: 'x', signedBy: 'A fabricator', signerEmail: 'a@shops.test', signedOn: today },
    },
  })
  expect(await blocked()).toBe('nameUnchecked')
  expect((await record(id, NAME)).body.detail.checks[0]).toMatchObject({ subject: 'Ohio Roll Form LLC' })
  expect(await blocked()).toBeNull()
})

it('is recorded by an independent operator, with days that fit, and is never changed', async () => {
  const { desk } = house
  const [{ id }] = (await desk.ask(operator(), '/bank/details?status=active')).body.data
  const late = await record(id, { ...NAME, checkedOn: '2099-01-01' })
  expect([late.status, late.body.fields]).toMatchObject([422, [{ path: 'checkedOn' }]])
  expect((await record(id, { ...NAME, listDate: null })).body.fields).toMatchObject([{ path: 'listDate' }])
  expect((await record(id, ACCOUNT, desk.shop.person)).status).toBe(403)
  const [replaced] = (await desk.ask(operator(), '/bank/details?status=replaced')).body.data
  expect((await record(replaced.id, ACCOUNT)).body.code).toBe('notInUse')
  expect(await detailOf(id, desk.shop.person), 'the company sees no checks').toMatchObject({ checks: [], missingChecks: [] })
  await expect(house.cms.payload.db.pool.query("update payee_checks set result = 'passed'")).rejects.toThrow(/permission denied/)
  const rows = await asOwner((client) => client.query('select distinct provider from payee_checks'))
  expect(rows.rows).toEqual([{ provider: 'manual' }])
})
