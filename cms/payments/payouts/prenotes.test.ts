import { easternDay } from '@framewell/domain/dates/bankingTime'
import { dayAfter } from '@framewell/domain/dates/businessDays'
import { prenoteDays } from '@framewell/domain/payments/prenotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../../platform/database/database'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'

let house: MoneyHouse
let number: string
beforeAll(async () => {
  house = await moneyHouse()
  const { desk } = house
  await desk.importStatement(desk.statement([{ cents: 50_000_000_00, text: 'owners put in', reference: 'OWNERS' }]))
  const [line] = await query('select id from bank_lines where bank_reference = $1', ['OWNERS'])
  await desk.ask(desk.operators[0], `/bank/lines/${line.id}/decide`, { decision: 'capital', reason: 'theirs' })
  await skipPrenotes(false)
  number = await desk.project(1_000_000, 'Premium')
  await desk.reach(number, 'fabrication_start')
  await desk.sign(number, 'fabrication_start', 'conditional')
  await desk.complete(number, 'fabrication_start')
})
afterAll(() => house.cms.stop())

const query = async (text: string, values: readonly unknown[] = []) => (await house.cms.payload.db.pool.query(text, [...values])).rows
const skipPrenotes = (skip: boolean) => house.cms.payload.updateGlobal({ slug: 'house-bank', data: { skipPrenotes: skip } })
const operator = () => house.desk.operators[0]

/** The shop enters an account and an operator confirms it. @returns its id */
async function confirmed(accountNumber: string, more: object = {}): Promise<string> {
  const { desk } = house
  const account = { accountName: 'Ohio Roll Form', routingNumber: '091000019', accountNumber, accountType: 'checking', ...more }
  const { body } = await desk.ask(desk.shop.person, '/bank/details', account)
  await desk.ask(operator(), `/bank/details/${body.detail.id}/decide`, { decision: 'confirm', reason: 'called back' })
  await desk.checkPayee(body.detail.id)
  return body.detail.id
}
const detailOf = async (id: string) =>
  (await house.desk.ask(operator(), '/bank/details?status=all&limit=50')).body.data.find((one: { id: string }) => one.id === id)
const send = () => house.desk.ask(operator(), '/prenote-files', {})
const propose = () => house.desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
const blocked = async () =>
  (await house.desk.ask(operator(), '/payout-runs')).body.payable.find((one: { projectId: string }) => one.projectId === number)?.blocked
/** The clock runs until some days before the day from which an account can be paid: its prenote settled that much longer ago. */
const daysPass = (id: string, left = 0) =>
  asOwner((client) =>
    client.query(
      `update prenote_files set usable_from = $2::text, settles_on = ($2::text::date - (usable_from::date - settles_on::date))::text
       where id = (select prenote_file_id from bank_details where id = $1)`,
      [id, dayAfter(easternDay(new Date()), left)],
    ),
  )
const prenoteTasks = async () => {
  const answer = await house.cms.request('/api/admin/tasks?kind=prenote&limit=100', { cookie: operator().cookie })
  return (await answer.json()).data.map(({ href }: { href: string }) => href.split('&account=')[1])
}

/** A NACHA file in which the payee's bank answers a prenote: a return (99) or a correction (98). */
async function bankAnswers(id: string, type: '98' | '99', code: string, data = '') {
  const [{ prenote, prenote_trace: trace }] = await query('select prenote, prenote_trace from bank_details where id = $1', [id])
  const records = [
    `101 021000021 0910000192611241504A094101${'FRAMEWELL'.padEnd(23)}${'FIRST TEST BANK'.padEnd(31)}`,
    `5220${'FRAMEWELL'.padEnd(36)}1123456789${type === '98' ? 'COR' : 'CCD'}${'PAYOUT'.padEnd(16)}2611243291091000010000001`,
    `621021000021${'000123456789'.padEnd(17)}${'0'.repeat(10)}${prenote.padEnd(15)}${'OHIO ROLL FORM'.padEnd(24)}1091000010000001`,
    `7${type}${code}${trace}${' '.repeat(6)}09100001${data.padEnd(44)}091000010000001`,
    `8220000002${'0002100002'}${'0'.repeat(24)}1123456789${' '.repeat(25)}091000010000001`,
    `9000001000001000000020002100002${'0'.repeat(24)}${' '.repeat(39)}`,
  ]
  return house.desk.ask(operator(), '/payout-reports?name=report.ach', undefined, {
    method: 'POST',
    body: `${records.join('\n')}\n`,
    headers: { 'content-type': 'application/octet-stream' },
  })
}

describe('an account that was never paid', () => {
  it('is paid three banking days after its prenote settled, and says so', async () => {
    const id = await confirmed('12345678', { accountType: 'savings' })
    expect(await blocked()).toBe('prenoteMissing')
    expect((await propose()).body.code).toBe('nothingPayable')
    expect(await prenoteTasks()).toEqual([id])
    const days = prenoteDays(easternDay(new Date()))
    const sent = await send()
    expect([sent.status, sent.body.file]).toMatchObject([201, { usableFrom: days.usableFrom, prenotes: 1 }])
    expect((await send()).body.code).toBe('nothingToSend')
    expect(await detailOf(id)).toMatchObject({
      needsPrenote: false,
      prenote: { fileId: sent.body.file.id, sentOn: easternDay(new Date()), usableFrom: days.usableFrom },
    })
    expect([await blocked(), (await propose()).body.code, await prenoteTasks()]).toEqual(['prenoteWaits', 'nothingPayable', []])

    const file = String((await house.desk.ask(operator(), `/prenote-files/${sent.body.file.id}`)).body)
    const entries = file.split('\r\n').filter((record) => record.startsWith('6'))
    expect(entries.map((record) => [record.slice(1, 3), record.slice(12, 29).trim(), Number(record.slice(29, 39))])).toEqual([
      ['33', '12345678', 0],
    ])
    expect(file.split('\r\n')[1]?.slice(69, 75)).toBe(days.settlesOn.slice(2).replaceAll('-', ''))
    for (const left of [2, 1]) {
      await daysPass(id, left)
      expect([await blocked(), (await propose()).body.code], `${left} days before`).toEqual(['prenoteWaits', 'nothingPayable'])
    }
    await daysPass(id)
    expect(await blocked()).toBeNull()
    const run = await propose()
    expect(run.status).toBe(201)
    for (const who of house.desk.operators)
      expect((await house.desk.ask(who, `/payout-runs/${run.body.run.id}/decide`, { decision: 'approve' })).status).toBe(200)
    expect(
      String((await house.desk.ask(operator(), `/payout-runs/${run.body.run.id}/file`)).body).slice(33, 34),
      'another file of the day',
    ).toBe('B')
    await house.desk.ask(operator(), `/payouts/${run.body.run.payouts[0].id}/fail`, { reason: 'R02 account closed' })
  })

  it('is blocked when its prenote comes back, and its company gets the reason', async () => {
    const id = await confirmed('22223333')
    await send()
    const reason = 'R03: no account, or unable to locate the account'
    const answer = await bankAnswers(id, '99', 'R03')
    expect(answer.body.payouts).toMatchObject([{ payee: 'Ohio Roll Form', outcome: 'prenoteReturned', reason }])
    expect(await detailOf(id)).toMatchObject({ status: 'blocked', blockReason: reason })
    expect(await blocked()).toBe('accountBlocked')
    await daysPass(id)
    expect([await blocked(), (await propose()).body.code], 'whatever day it is').toEqual(['accountBlocked', 'nothingPayable'])
    expect((await bankAnswers(id, '99', 'R03')).body.payouts).toMatchObject([{ outcome: 'known' }])
    const [event] = await query("select payload from notification_events where name = 'payment-prenote-returned'")
    expect(event.payload).toMatchObject({ company: house.desk.shop.company, lastFour: '3333', reason })
  })

  it('that its bank corrects is not paid before the corrected one is confirmed and has had its prenote', async () => {
    const id = await confirmed('44445555')
    await send()
    expect((await bankAnswers(id, '98', 'C01', '66667777')).body.payouts).toMatchObject([{ outcome: 'proposed' }])
    expect(await detailOf(id)).toMatchObject({ status: 'blocked' })
    const [{ id: corrected }] = (await house.desk.ask(operator(), '/bank/details?status=waiting')).body.data
    await house.desk.ask(house.desk.operators[1], `/bank/details/${corrected}/decide`, { decision: 'confirm', reason: 'the bank says so' })
    expect(await blocked(), 'the corrected account was not verified').toBe('accountUnchecked')
    await house.desk.checkPayee(corrected)
    expect(await blocked()).toBe('prenoteMissing')
  })

  it('that was in a proposed run before prenotes were required is not sent money', async () => {
    await skipPrenotes(true)
    await confirmed('88889999')
    const { body } = await propose()
    const path = `/payout-runs/${body.run.id}/decide`
    expect((await house.desk.ask(operator(), path, { decision: 'approve' })).status).toBe(200)
    await skipPrenotes(false)
    expect((await house.desk.ask(house.desk.operators[1], path, { decision: 'approve' })).body.code).toBe('notReady')
    await skipPrenotes(true)
    expect((await house.desk.ask(house.desk.operators[1], path, { decision: 'approve' })).status).toBe(200)
    await house.desk.importStatement(
      house.desk.statement([{ cents: -body.run.totalCents, text: body.run.payouts[0].reference, reference: 'PAID1' }]),
    )
    await skipPrenotes(false)
    expect((await send()).body.code, 'a payout arrived there').toBe('nothingToSend')
  })

  it('is paid once its prenote has had its days, and the statement that shows it settles the payout', async () => {
    const { desk } = house
    const next = await desk.project(1_000_000, 'Premium')
    await desk.reach(next, 'fabrication_start')
    await desk.sign(next, 'fabrication_start', 'conditional')
    await desk.complete(next, 'fabrication_start')
    const id = await confirmed('10101010')
    const proposed = () => desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [next] })
    await send()
    expect((await proposed()).body.code).toBe('nothingPayable')
    await daysPass(id)
    const { run } = (await proposed()).body
    for (const who of desk.operators)
      expect((await desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })).status).toBe(200)
    const file = String((await desk.ask(operator(), `/payout-runs/${run.id}/file`)).body)
    expect(
      file
        .split('\r\n')
        .find((record) => record.startsWith('6'))
        ?.slice(12, 29)
        .trim(),
    ).toBe('10101010')
    await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: run.payouts[0].reference, reference: 'PAID2' }]))
    expect(await query('select status from payouts where id = $1', [run.payouts[0].id])).toEqual([{ status: 'settled' }])
    expect(await desk.balance('fabricator_payable', next)).toBe(0)
  })

  it('is prepared by operators alone', async () => {
    const { desk } = house
    expect((await desk.ask(desk.shop.person, '/prenote-files', {})).status).toBe(403)
    const [{ id }] = await query('select id from prenote_files limit 1')
    expect((await desk.ask(desk.shop.person, `/prenote-files/${id}`)).status).toBe(403)
    expect((await desk.ask(operator(), '/prenote-files/00000000-0000-4000-8000-000000000000')).status).toBe(404)
    expect(await house.findings()).toEqual([])
  })
})
