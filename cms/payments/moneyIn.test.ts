import { AGING_BUCKETS } from '@framewell/domain/payments/invoices'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { overdueHold, remindOn } from './billing/remindOfInvoices'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

describe('money in', () => {
  it('a statement pays the deposit it names; the same one again changes nothing', async () => {
    const number = await house.desk.project(5_890_000, 'Standard')
    expect(await house.moved(number)).toEqual([4_712_000, 0, 0, 0, 0, 4_712_000])
    const fundingNow = async () => (await house.desk.ask(house.desk.builder.person, `/projects/${number}`)).body.project.funding
    expect(await fundingNow(), 'credit is not cash').toEqual({
      unpaidCents: 4_712_000,
      cashCents: 0,
      escrowCents: 0,
      creditCents: 4_712_000,
    })
    const [deposit] = await house.invoicesOf(number)
    const content = house.desk.statement([{ cents: deposit.amountCents, text: `pay ${deposit.number}` }])
    const first = await house.desk.importStatement(content)
    expect(first).toMatchObject({ status: 200, body: { imported: true, matched: 1, unmatched: 0 } })
    expect(await house.desk.importStatement(content)).toMatchObject({ status: 200, body: { imported: false } })
    expect(await house.desk.balance('escrow', number)).toBe(5_890_000)
    expect(await fundingNow()).toEqual({ unpaidCents: 5_890_000, cashCents: 1_178_000, escrowCents: 0, creditCents: 4_712_000 })
    const [account] = (await house.desk.ask(house.desk.builder.person, `/escrow?projectId=${number}`)).body
    expect(account).toMatchObject({ depositsHeld: 0, unreleased: 58_900, cashHeld: 11_780, onCredit: 47_120 })
    expect((await house.invoicesOf(number))[0]).toMatchObject({ status: 'paid', openCents: 0 })
    const { id, closingCents, openingCents } = first.body.statement
    const { body } = await house.desk.ask(house.desk.operators[0], `/bank/lines?status=all&statementId=${id}`)
    expect(body.data.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([closingCents - openingCents])
  })

  it('refuses a changed statement, a gap, a known line and a file that is no statement, and moves nothing', async () => {
    const number = await house.desk.project(100_001, 'Prepay')
    const before = await house.desk.balance('bank')
    const content = house.desk.statement([{ cents: 500, text: 'something', reference: 'GAP1' }])
    await house.desk.importStatement(content)
    const later = house.desk.statement([{ cents: 700, text: 'later' }])
    const missing = house.desk.statement([{ cents: 900, text: 'after the gap' }])
    const refusals = [
      [content.replace('something', 'something else'), 'changedStatement'],
      [missing, 'gap'],
      ['Date,Amount,Description,Balance\r\n2026-11-21,5.00,x,4.00\r\n2026-11-21,5.00,x,3.00', 'notAStatement'],
      ['<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Document>&b;</Document>', 'notAStatement'],
      ['', 'notAStatement'],
      [`Date,Amount,Description,Balance\r\n${'2026-11-21,5.00,x,5.00\r\n'.repeat(500_000)}`, 'fileTooLarge'],
    ] as const
    for (const [text, code] of refusals) {
      const answer = await house.desk.importStatement(text)
      expect.soft(answer.body.code, code).toBe(code)
    }
    expect((await house.desk.importStatement(later)).status).toBe(200)
    expect((await house.desk.importStatement(missing)).status).toBe(200)
    // The bank reuses a reference for another movement, then shows that movement twice.
    const again = { cents: 300, text: 'in', reference: 'GAP1' }
    expect((await house.desk.importStatement(house.desk.statement([again]))).body).toMatchObject({ imported: true, unmatched: 1 })
    const twice = house.desk.statement([again], 'sameDay')
    expect((await house.desk.importStatement(twice)).body.code).toBe('lineKnown')
    expect((await house.desk.importStatement(twice.replace('GAP1', 'GAP1-2'))).status).toBe(200)
    const { body } = await house.desk.ask(house.desk.operators[0], '/bank/lines?search=GAP1')
    expect(body.data.map(({ bankReference }: { bankReference: string }) => bankReference).sort()).toEqual(['GAP1', 'GAP1-2', 'GAP1:2'])
    expect(await house.desk.balance('bank')).toBe(before + 500 + 700 + 900 + 300 + 300)
    expect(await house.desk.balance('escrow', number)).toBe(0)
    expect((await house.desk.ask(house.desk.operators[0], '/bank/statements')).body.position.differenceCents).toBe(0)
  })

  it('takes several statements of a day without numbers and references, each once, and none that was changed', async () => {
    const before = await house.desk.balance('bank')
    const line = (cents: number, text: string) => ({ cents, text, reference: null })
    // The second one has the same opening balance as the first.
    const day = [
      house.desk.statement([line(500, 'in'), line(-500, 'charge')]),
      house.desk.statement([line(700, 'in')], 'sameDay'),
      house.desk.statement([line(700, 'in'), line(700, 'in')], 'sameDay'),
    ]
    const [first = '', second = ''] = day
    const answers = []
    for (const content of day) {
      await house.desk.importStatement(content)
      const { body } = await house.desk.ask(house.desk.operators[0], '/bank/lines?limit=100')
      for (const { id, amountCents, status } of body.data)
        if (status === 'unmatched' && amountCents === -500)
          await house.desk.ask(house.desk.operators[0], `/bank/lines/${id}/decide`, { decision: 'charge', reason: 'fee' })
      answers.push(await house.desk.importStatement(content), await house.desk.importStatement(first))
    }
    expect(answers.map(({ status, body }) => [status, body.imported])).toEqual(Array(6).fill([200, false]))
    const changes = [
      [first.replace('"in"', '"other"'), 'changedStatement'],
      [second.replace('"in"', '"other"'), 'changedStatement'],
      [second.replace('7.00', '7.01'), 'gap'],
    ]
    for (const [content = '', code] of changes) expect.soft((await house.desk.importStatement(content)).body.code).toBe(code)
    expect(await house.desk.balance('bank')).toBe(before + 3 * 700)
    expect((await house.desk.ask(house.desk.operators[0], '/bank/statements')).body.position.differenceCents).toBe(0)
  })

  it('keeps what it cannot match in suspense until an operator decides', async () => {
    const number = await house.desk.project(200_000, 'Prepay')
    const [deposit] = await house.invoicesOf(number)
    const suspense = await house.desk.balance('suspense')
    await house.desk.importStatement(
      house.desk.statement([
        { cents: 150_000, text: `${deposit.number} part`, reference: 'PART' },
        { cents: 1_000_000_00, text: 'owners put in', reference: 'OWNERS' },
        { cents: 4_321, text: 'who is this', reference: 'STRAY' },
      ]),
    )
    expect(await house.desk.balance('suspense')).toBe(suspense + 150_000 + 1_000_000_00 + 4_321)
    const { body } = await house.desk.ask(house.desk.operators[0], '/bank/lines?limit=100')
    const line = (reference: string) => body.data.find((one: { bankReference: string }) => one.bankReference === reference)
    expect(line('PART').why).toBe('amountDiffers')
    const decide = (reference: string, json: unknown) =>
      house.desk.ask(house.desk.operators[0], `/bank/lines/${line(reference).id}/decide`, json)
    expect((await decide('PART', { decision: 'charge', reason: 'wrong way' })).body.code).toBe('wrongDirection')
    const assigned = await Promise.all(
      Array.from({ length: 4 }, () =>
        decide('PART', {
          decision: 'invoice',
          allocations: [{ invoice: deposit.number, amountCents: 150_000 }],
          reason: 'they pay in two parts',
        }),
      ),
    )
    expect(assigned.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await house.desk.balance('escrow', number)).toBe(150_000)
    expect((await decide('OWNERS', { decision: 'capital', reason: 'the owners' })).status).toBe(200)
    // A wrong decision, undone once by two people at the same time, and decided again.
    const undo = (reference: string) =>
      house.desk.ask(house.desk.operators[0], `/bank/lines/${line(reference).id}/undo`, { reason: 'it was a loan' })
    expect((await Promise.all([undo('OWNERS'), undo('OWNERS')])).map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await house.desk.balance('capital')).toBe(0)
    expect((await decide('OWNERS', { decision: 'capital', reason: 'the owners, after all' })).status).toBe(200)
    expect((await decide('STRAY', { decision: 'return', reason: 'not ours' })).body.line.status).toBe('returning')
    await house.desk.importStatement(house.desk.statement([{ cents: -4_321, text: 'wire back STRAY' }]))
    expect((await house.desk.ask(house.desk.operators[0], '/bank/lines?status=returned')).body.total).toBe(2)
    expect(await house.desk.balance('capital')).toBe(1_000_000_00)
  })

  it('takes a payment off the wrong invoice, which is open again, and posts it on the right one', async () => {
    const { desk } = house
    const [wrong, right] = [await desk.project(200_000, 'Prepay'), await desk.project(200_000, 'Prepay')]
    const [[first], [second]] = [await house.invoicesOf(wrong), await house.invoicesOf(right)]
    const suspense = await desk.balance('suspense')
    const held = async () => [
      await desk.balance('escrow', wrong),
      await desk.balance('escrow', right),
      (await desk.balance('suspense')) - suspense,
    ]
    // The payer wrote the other invoice's number.
    await desk.importStatement(desk.statement([{ cents: 200_000, text: first.number, reference: 'MIXED' }]))
    expect(await held()).toEqual([200_000, 0, 0])
    const { body: found } = await desk.ask(desk.operators[0], '/bank/lines?status=matched&search=MIXED')
    const line = `/bank/lines/${found.data[0].id}`
    const undo = () => desk.ask(desk.operators[0], `${line}/undo`, { reason: 'wrong reference' })
    const decide = () =>
      desk.ask(desk.operators[0], `${line}/decide`, {
        decision: 'invoice',
        allocations: [{ invoice: second.number, amountCents: 200_000 }],
        reason: 'they called',
      })
    expect((await Promise.all([undo(), undo()])).map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await held()).toEqual([0, 0, 200_000])
    expect((await house.invoicesOf(wrong))[0]).toMatchObject({ status: 'open', openCents: 200_000 })
    const { rows } = await house.cms.payload.db.pool.query('select status from orders where number = $1', [wrong])
    expect(rows[0].status, 'nothing is made on money that is not there').toBe('on_hold')
    expect((await decide()).status).toBe(200)
    expect((await undo()).status).toBe(200)
    expect((await decide()).status).toBe(200)
    expect(await held()).toEqual([0, 200_000, 0])
    const booked = (await desk.ask(desk.operators[0], `/entries?cause=${found.data[0].id}&account=escrow&limit=100`)).body
    expect([booked.total, booked.balanceCents]).toEqual([5, 200_000])
    await desk.reach(right, 'fabrication_start')
    await desk.sign(right, 'fabrication_start', 'conditional')
    expect((await desk.complete(right, 'fabrication_start')).status).toBe(200)
    const after = await held()
    expect((await undo()).body.code, 'it has gone on to the shop').toBe('bankShort')
    expect(await held()).toEqual(after)
    expect(await house.findings()).toEqual([])
  })

  it('is for operators only', async () => {
    expect((await house.desk.importStatement('x', house.desk.builder.person)).status).toBe(403)
    expect((await house.desk.ask(house.desk.shop.person, '/bank/lines')).status).toBe(403)
  })
})

describe('invoices', () => {
  it('are reminded of once, and block new orders when they are long overdue', async () => {
    const number = await house.desk.project(77_777, 'Standard')
    await remindOn(house.cms.payload, '2099-01-01')
    await remindOn(house.cms.payload, '2099-01-01')
    const { rows } = await house.cms.payload.db.pool.query(
      `select count(*)::int as n from notification_events where name = 'payment-invoice-overdue' and payload ->> 'projectId' = $1`,
      [number],
    )
    expect(rows[0].n).toBe(1)
    const req = await house.cms.localReq()
    expect(await overdueHold(req, house.desk.builder.company, '2099-01-01')).toMatch(/^INV-/)
    expect(await overdueHold(req, house.desk.builder.company, '2026-01-01')).toBeUndefined()
    const { body } = await house.desk.ask(house.desk.builder.person, `/invoices?projectId=${number}`)
    expect(body.billedCents, 'the bills of a price are the price').toBe(77_777)
    await house.cms.payload.db.pool.query(
      `update invoices set due_on = (current_date - 45)::text where status = 'open' and project_id = (select id from payment_projects where number = $1)`,
      [number],
    )
    const late = (bucket: string) => house.desk.ask(house.desk.builder.person, `/invoices?aging=${bucket}`)
    const { aging } = (await late('all')).body
    for (const bucket of AGING_BUCKETS) {
      const { total, openCents } = (await late(bucket)).body
      expect.soft({ count: total, openCents }, bucket).toEqual(aging[bucket])
    }
    expect(aging.days31to60.count).toBe(1)
    const open = (company: string) => house.desk.ask(house.desk.operators[0], `/invoices?status=open&companyId=${company}`)
    const owed = await house.cms.payload.db.pool.query(
      `select sum(amount_cents - paid_cents - credited_cents)::float8 as cents from invoices where status = 'open' and company_id = $1`,
      [house.desk.builder.company],
    )
    expect((await open(house.desk.builder.company)).body.openCents).toBe(owed.rows[0].cents)
    expect((await open(house.desk.shop.company)).body).toMatchObject({ total: 0, openCents: 0 })
    expect(body.data.map(({ status }: { status: string }) => status).sort()).toEqual(['open', 'scheduled', 'scheduled'])
    expect((await house.desk.ask(house.desk.builder.person, `/invoices/${body.data.at(-1).number}/pdf`)).body).toContain('%PDF')
  })
})
