import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await confirmAccount('12345678')
  const owners = { cents: 50_000_000_00, text: 'owners put in', reference: 'OWNERS' }
  await house.desk.importStatement(house.desk.statement([owners]))
  await decide('OWNERS', { decision: 'capital', reason: 'theirs' })
})
afterAll(() => house.cms.stop())

const query = async (text: string, values: readonly unknown[] = []) => (await house.cms.payload.db.pool.query(text, [...values])).rows

async function confirmAccount(accountNumber: string) {
  const { desk } = house
  const account = { accountName: 'Ohio Roll Form', routingNumber: '091000019', accountNumber, accountType: 'checking' }
  const { body } = await desk.ask(desk.shop.person, '/bank/details', account)
  const answer = await desk.ask(desk.operators[0], `/bank/details/${body.detail.id}/decide`, { decision: 'confirm', reason: 'called back' })
  await desk.checkPayee(body.detail.id)
  return answer
}

const lineOf = async (reference: string) => (await query('select * from bank_lines where bank_reference = $1', [reference]))[0]
const decide = async (reference: string, json: object) =>
  house.desk.ask(house.desk.operators[0], `/bank/lines/${(await lineOf(reference)).id}/decide`, { reason: 'compared', ...json })
const undo = async (reference: string) =>
  house.desk.ask(house.desk.operators[0], `/bank/lines/${(await lineOf(reference)).id}/undo`, { reason: 'it was something else' })

/** A run of one payout whose file the bank has. */
async function sentRun(price = 1_000_000) {
  const { desk } = house
  const number = await desk.project(price, 'Premium')
  await desk.reach(number, 'fabrication_start')
  await desk.sign(number, 'fabrication_start', 'conditional')
  await desk.complete(number, 'fabrication_start')
  const { run } = (await propose(number)).body
  for (const who of desk.operators) await desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  return { number, run, reference: run.payouts[0].reference, total: run.totalCents }
}
const propose = (number: string, payOn = '2099-01-05') =>
  house.desk.ask(house.desk.operators[0], '/payout-runs', { payOn, projectIds: [number] })
const states = async (reference: string) => {
  const [row] = await query(
    `select o.status as payout, r.status as run, b.status as account from payouts o join payout_runs r on r.id = o.run_id
       join bank_details b on b.id = o.bank_detail_id where o.reference = $1`,
    [reference],
  )
  return row
}
const moved = async (number: string) => ({
  bank: await house.desk.balance('bank'),
  suspense: await house.desk.balance('suspense'),
  inTransit: await house.desk.balance('payouts_in_transit'),
  payable: await house.desk.balance('fabricator_payable', number),
})
const imported = async (cents: number, text: string, reference: string) => {
  const { status, body } = await house.desk.importStatement(house.desk.statement([{ cents, text, reference }]))
  expect([status, body.code]).toEqual([200, undefined])
  return lineOf(reference)
}
const told = async (name: string, reference: string) =>
  (await query(`select payload from notification_events where name = $1 and payload ->> 'reference' = $2`, [name, reference])).map(
    ({ payload }) => payload,
  )

describe('a payout run', () => {
  it('is not settled by a check of the same total; an operator may choose it, and undo that', async () => {
    const { run, number, reference, total } = await sentRun()
    const before = await moved(number)
    const line = await imported(-total, 'CASHIERS CHECK 4411 FORKLIFT', 'CHECK1')
    expect(line).toMatchObject({ status: 'unmatched', why: 'unnamedRun' })
    expect(await states(reference)).toMatchObject({ payout: 'sent', run: 'sent' })
    expect(await moved(number)).toEqual(before)
    const choice = { decision: 'payout', payout: run.number }
    expect((await decide('CHECK1', { decision: 'payout', confirmed: true })).body.code).toBe('payoutNeeded')
    expect((await decide('CHECK1', choice)).body.code).toBe('confirmationNeeded')
    expect((await decide('CHECK1', { ...choice, payout: 'PR-2026-99999', confirmed: true })).body.code).toBe('unknownPayout')
    expect((await decide('CHECK1', { ...choice, confirmed: true })).body.line).toMatchObject({ status: 'assigned', matchedTo: run.number })
    expect(await states(reference)).toMatchObject({ payout: 'settled', run: 'settled' })
    expect(await moved(number)).toEqual({ ...before, bank: before.bank - total, inTransit: before.inTransit - total })
    expect(await house.findings()).toEqual([])
    expect((await Promise.all([undo('CHECK1'), undo('CHECK1')])).map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await moved(number)).toEqual(before)
    expect(await states(reference)).toMatchObject({ payout: 'sent', run: 'sent' })
    expect(await told('payment-payout-not-settled', reference)).toHaveLength(1)
    // The check was the forklift; the run is paid by its own line.
    expect((await decide('CHECK1', { decision: 'charge' })).status).toBe(200)
    expect(await imported(-total, `ACH ${run.number}`, 'ACH1')).toMatchObject({ status: 'matched', matched_to: run.number })
    expect(await states(reference)).toMatchObject({ payout: 'settled', run: 'settled' })
    const entries = (await house.desk.ask(house.desk.operators[0], `/entries?cause=${line.id}&account=payouts_in_transit`)).body
    expect([entries.total, entries.balanceCents]).toEqual([2, 0])
    expect(await house.findings()).toEqual([])
  })

  it("is settled by its payout's trace number, by nothing dated before it was sent, and can be decided again after an undo", async () => {
    const { run, reference, total } = await sentRun()
    const [{ trace }] = await query('select trace from payouts where reference = $1', [reference])
    const file = String((await house.desk.ask(house.desk.operators[0], `/payout-runs/${run.id}/file`)).body)
    expect(file).toContain(trace)
    await query(`update payout_runs set sent_at = now() + interval '300 days' where id = $1`, [run.id])
    expect(await imported(-total, `ACH TRACE ${trace}`, 'TRACE1')).toMatchObject({ status: 'unmatched', why: 'beforeSent' })
    const choice = { decision: 'payout', payout: reference, confirmed: true }
    expect((await decide('TRACE1', choice)).body.code).toBe('beforeSent')
    await query('update payout_runs set sent_at = now() where id = $1', [run.id])
    for (let times = 0; times < 2; times++) {
      expect((await decide('TRACE1', choice)).status).toBe(200)
      expect((await undo('TRACE1')).status).toBe(200)
    }
    expect((await decide('TRACE1', { decision: 'withdrawal' })).status).toBe(200)
    expect(await imported(-total, `ACH TRACE ${trace}`, 'TRACE2')).toMatchObject({ status: 'matched', matched_to: reference })
    expect(await house.findings()).toEqual([])
  })

  it('settled without such a line is a finding', async () => {
    const { reference, total } = await sentRun()
    const line = await imported(-total, 'CASHIERS CHECK', 'CHECK2')
    await query(`update payouts set status = 'settled', settled_line_id = $1 where reference = $2`, [line.id, reference])
    expect(await house.findings()).toEqual([{ what: 'settledByStatement', about: reference }])
    await query(`update payouts set status = 'sent', settled_line_id = null where reference = $1`, [reference])
    await query(`update payout_runs set status = 'settled' where id = (select run_id from payouts where reference = $1)`, [reference])
    expect((await house.findings()).map(({ what }) => what)).toEqual(['settledByStatement'])
    await query(
      `update payout_runs set status = 'sent' where status = 'settled' and id = (select run_id from payouts where reference = $1)`,
      [reference],
    )
    expect(await house.findings()).toEqual([])
  })
})

describe('a returned payout', () => {
  it('is marked with the reason and payable, but not to that account before it is confirmed again', async () => {
    const { run, number, reference, total } = await sentRun()
    await imported(-total, run.number, 'PAID1')
    const before = await moved(number)
    expect(await imported(total, `ACH RETURN ${reference} R03 NO ACCOUNT`, 'BACK1')).toMatchObject({
      status: 'matched',
      matched_to: reference,
    })
    expect(await moved(number)).toEqual({ ...before, bank: before.bank + total, payable: before.payable + total })
    expect(await states(reference)).toEqual({ payout: 'returned', run: 'settled', account: 'blocked' })
    const reason = 'R03: no account, or unable to locate the account'
    const { body } = await house.desk.ask(house.desk.operators[0], '/payout-runs?limit=1')
    expect(body.data[0].payouts[0]).toMatchObject({ status: 'returned', failReason: reason })
    const payable = body.payable.find(({ projectId }: { projectId: string }) => projectId === number)
    expect(payable).toMatchObject({ amountCents: total, blocked: 'accountBlocked' })
    expect((await propose(number)).body.code).toBe('nothingPayable')
    const [detail] = (await house.desk.ask(house.desk.shop.person, '/bank/details')).body.data
    expect(detail).toMatchObject({ status: 'blocked', blockReason: reason })
    expect(await told('payment-payout-returned', reference)).toMatchObject([{ reason, lastFour: '5678' }])
    // The shop enters another account; it is paid only after somebody confirms it.
    expect((await confirmAccount('87654321')).status).toBe(200)
    expect((await propose(number)).body.run.payouts[0]).toMatchObject({ accountLastFour: '4321' })
    expect((await query(`select status from bank_details where block_reason is not null`)).map(({ status }) => status)).toEqual([
      'replaced',
    ])
    await query(`update payout_runs set status = 'cancelled' where status = 'proposed'`)
    await query(`update payouts set status = 'cancelled' where status = 'waiting'`)
    expect(await house.findings()).toEqual([])
  })

  it("without a name is an operator's decision, which blocks the account and can be undone", async () => {
    const { run, number, reference, total } = await sentRun()
    await imported(-total, run.number, 'PAID2')
    const other = await sentRun(2_000_000)
    const waiting = (await propose(other.number)).body
    expect(waiting.code, 'all of it is on its way').toBe('nothingPayable')
    const before = await moved(number)
    await imported(total, 'RETURNED CREDIT AC04', 'BACK2')
    const choice = { decision: 'payout', payout: reference, confirmed: true }
    expect((await decide('BACK2', { ...choice, payout: other.reference })).body.code, 'it is not paid').toBe('unknownPayout')
    expect((await undo('PAID2')).status).toBe(200)
    expect((await decide('BACK2', choice)).body.code, 'what is not paid cannot come back').toBe('unknownPayout')
    expect((await decide('PAID2', { ...choice, payout: run.number })).status).toBe(200)
    expect((await decide('BACK2', choice)).body.line).toMatchObject({ status: 'assigned', matchedTo: reference })
    expect(await states(reference)).toMatchObject({ payout: 'returned', account: 'blocked' })
    expect((await undo('PAID2')).body, 'its return comes first').toMatchObject({ code: 'notTakenBack' })
    expect((await undo('BACK2')).status).toBe(200)
    expect(await states(reference)).toMatchObject({ payout: 'settled', account: 'active' })
    expect(await moved(number)).toEqual({ ...before, bank: before.bank + total, suspense: before.suspense + total })
    expect((await decide('BACK2', choice)).status).toBe(200)
    expect(await house.findings()).toEqual([])
  })

  it('refused by the bank before a statement shows it blocks the account too', async () => {
    await confirmAccount('11223344')
    const { number, reference, run } = await sentRun()
    const { status } = await house.desk.ask(house.desk.operators[0], `/payouts/${run.payouts[0].id}/fail`, {
      reason: 'The account is closed',
    })
    expect(status).toBe(200)
    expect(await states(reference)).toEqual({ payout: 'returned', run: 'settled', account: 'blocked' })
    expect((await propose(number)).body.code).toBe('nothingPayable')
    await confirmAccount('11223344')
    expect((await propose(number)).status).toBe(201)
  })
})

describe('the file of a run', () => {
  it('is dated on a banking day', async () => {
    const { number } = await sentRun()
    const refused = async (payOn: string) => (await propose(number, payOn)).body
    for (const [day, words] of [
      ['2098-12-27', 'a Saturday'],
      ['2098-12-25', 'Christmas Day'],
    ] as const)
      expect(await refused(day)).toMatchObject({
        code: 'notBankingDay',
        fields: [{ path: 'payOn', message: expect.stringContaining(words) }],
      })
    expect((await refused('2020-01-06')).code).toBe('pastDay')
  })

  it('has its own modifier among the files of its day, and the 37th is refused', async () => {
    const modifierOf = async (id: string) =>
      String((await house.desk.ask(house.desk.operators[0], `/payout-runs/${id}/file`)).body).slice(33, 34)
    const [one, two] = [await sentRun(), await sentRun()]
    const used = (await query(`select file_id_modifier as m from payout_runs where sent_at > now() - interval '1 day'`)).map(({ m }) => m)
    expect(new Set(used).size).toBe(used.length)
    expect(await modifierOf(one.run.id)).not.toBe(await modifierOf(two.run.id))
    await query(
      `insert into payout_runs (id, number, status, pay_on, total_cents, proposed_by, approvals, sent_at, file_id_modifier)
       select gen_random_uuid(), 'PR-2025-' || m, 'settled', '2099-01-05', 1, 'Somebody', '[]', now(), m
       from unnest(string_to_array('A B C D E F G H I J K L M N O P Q R S T U V W X Y Z 0 1 2 3 4 5 6 7 8 9', ' ')) as m`,
    )
    const next = await sentRun()
    const { body } = await house.desk.ask(house.desk.operators[1], `/payout-runs/${next.run.id}/decide`, { decision: 'approve' })
    expect(body.code).toBe('tooManyFiles')
  })

  it('has no header with a letter it cannot hold: the panel refuses it on its field', async () => {
    const enter = (data: object) => house.cms.payload.updateGlobal({ slug: 'house-bank', data })
    await expect(enter({ companyId: '112345678é' })).rejects.toMatchObject({ data: { errors: [{ path: 'companyId' }] } })
    await expect(enter({ name: 'Café Framewell' })).rejects.toMatchObject({ data: { errors: [{ path: 'name' }] } })
  })
})
