import { cents } from '@framewell/domain/money/cents'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../platform/database/inTransaction'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { amendProject } from './projects/amendProject'
import { releaseRetainageOn } from './projects/releaseRetainage'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

it('a change order moves the bill and the money with the price, up and down, paid or not', async () => {
  const number = await house.desk.project(1_000_000, 'Standard')
  let price = 1_000_000
  const amend = async (differenceCents: number) => {
    const req = await house.cms.localReq()
    const { fundsNeeded } = await inTransaction(req, () => amendProject(req, { number }, cents(differenceCents)))
    price += differenceCents
    const { body } = await house.desk.ask(house.desk.operators[0], `/projects/${number}`)
    expect(body.project.priceCents).toBe(price)
    const { rows } = await house.cms.payload.db.pool.query(
      `select coalesce(sum(i.amount_cents - i.paid_cents - i.credited_cents), 0)::int as billed,
         coalesce(sum(i.amount_cents - i.paid_cents - i.credited_cents) filter (where i.prepaid), 0)::int as unpaid
       from invoices i join payment_projects p on p.id = i.project_id where p.number = $1 and i.status <> 'void'`,
      [number],
    )
    const { billed, unpaid } = rows[0]
    const [escrow, receivable] = [await house.desk.balance('escrow', number), await house.desk.balance('receivable', number)]
    expect(escrow + unpaid, `price after ${differenceCents}`).toBe(price)
    expect(billed, `billed after ${differenceCents}`).toBe(receivable + unpaid)
    expect(fundsNeeded).toBe(unpaid > 0)
  }
  await amend(50_001)
  await amend(-60_000)
  await house.payDeposit(number)
  for (const cents of [-1, 7, -300_000]) await amend(cents)
  const prepaid = await house.desk.project(500, 'Prepay')
  await house.payDeposit(prepaid)
  const req = await house.cms.localReq()
  await inTransaction(req, () => amendProject(req, { number: prepaid }, cents(-99)))
  expect([await house.desk.balance('escrow', prepaid), await house.desk.balance('builder_payable', prepaid)]).toEqual([401, 99])
  await house.desk.reach(prepaid, 'fabrication_start')
  await house.desk.sign(prepaid, 'fabrication_start', 'conditional')
  expect((await house.desk.complete(prepaid, 'fabrication_start')).status).toBe(200)
  await expect(inTransaction(req, () => amendProject(req, { number: prepaid }, cents(1)))).rejects.toThrow('in fabrication')
  expect(await house.findings()).toEqual([])
})

it('a change order down lowers each unpaid invoice to its share of the new price, so that the deposit of the signed terms stays due', async () => {
  const bills = async (number: string) => {
    const { rows } = await house.cms.payload.db.pool.query(
      `select i.kind, (i.amount_cents - i.credited_cents)::int as cents, i.status from invoices i
       join payment_projects p on p.id = i.project_id where p.number = $1 order by i.number`,
      [number],
    )
    return rows.map(({ kind, cents, status }) => [kind, cents, status])
  }
  const amend = async (number: string, differenceCents: number) => {
    const req = await house.cms.localReq()
    return inTransaction(req, () => amendProject(req, { number }, cents(differenceCents)))
  }
  const number = await house.desk.project(7_140_000, 'Preferred')
  const [{ number: deposit }] = await house.invoicesOf(number)
  await house.desk.importStatement(house.desk.statement([{ cents: 352_000, text: deposit, reference: 'PARTOFDEPOSIT' }]))
  const { id } = await house.desk.line('PARTOFDEPOSIT')
  const part = { decision: 'invoice', allocations: [{ invoice: deposit, amountCents: 352_000 }], reason: 'a part of the deposit' }
  expect((await house.desk.ask(house.desk.operators[0], `/bank/lines/${id}/decide`, part)).status).toBe(200)
  expect(await amend(number, -1_640_000)).toEqual({ fundsNeeded: true })
  expect(await bills(number)).toEqual([
    ['deposit', 550_000, 'open'],
    ['progress', 3_850_000, 'scheduled'],
    ['final', 1_100_000, 'scheduled'],
  ])
  const paid = await house.desk.project(7_140_000, 'Preferred')
  await house.payDeposit(paid)
  await amend(paid, -1_640_000)
  expect(await bills(paid), 'what was paid beyond its share comes off what is still to be paid').toEqual([
    ['deposit', 714_000, 'paid'],
    ['progress', 3_850_000, 'scheduled'],
    ['final', 936_000, 'scheduled'],
  ])
  expect(await house.desk.balance('builder_payable', paid)).toBe(0)
  expect(await house.findings()).toEqual([])
})

describe('a dispute', () => {
  it("is discussed in its order's conversation, with evidence and decision, and its mails say so", async () => {
    const number = await house.desk.project(1_000_000, 'Premium')
    const path = `/api/tracking/orders/${number}/messages`
    const read = async (cookie: string) => (await house.cms.request(path, { cookie })).json()
    const write = (cookie: string, text: string) => house.cms.request(path, { cookie, json: { text } })
    const [builder, shop, operator] = [house.desk.builder.person.cookie, house.desk.shop.person.cookie, house.desk.operators[0].cookie]
    await write(shop, 'The coil is here.')
    const json = { projectId: number, reason: 'quality', description: 'Studs are bent in several places.' }
    const { id } = (await house.desk.ask(house.desk.builder.person, '/disputes', json)).body.dispute
    await write(shop, 'We send new ones.')
    expect(await read(builder)).toMatchObject({
      unread: 1,
      openDispute: { id, reason: 'quality', late: false },
      messages: [
        { kind: 'message', party: 'fabricator', text: 'The coil is here.', unread: false },
        { kind: 'dispute_opened', party: 'builder', dispute: id, text: `Quality of the work: ${json.description}`, mine: true },
        { kind: 'message', party: 'fabricator', text: 'We send new ones.', unread: true },
      ],
    })
    const list = (await house.desk.ask(house.desk.operators[0], `/disputes?projectId=${number}`)).body.data
    expect(list).toMatchObject([{ id, unread: 3 }])
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } })
      .png()
      .toBuffer()
    await house.desk.ask(house.desk.builder.person, `/disputes/${id}/evidence?name=stud.png`, undefined, {
      method: 'POST',
      body: new Uint8Array(photo),
      headers: { 'content-type': 'application/octet-stream' },
    })
    const [shown] = (await read(shop)).messages.slice(-1)
    expect(shown).toMatchObject({ kind: 'evidence', party: 'builder', unread: true, attachments: [{ name: 'stud.png' }] })
    expect((await house.cms.request(shown.attachments[0].url, { cookie: shop })).status).toBe(200)
    await house.desk.ask(house.desk.operators[0], `/disputes/${id}/resolve`, { outcome: 'release', reason: 'New studs came.' })
    await write(operator, 'Thank you both.')
    const after = await read(builder)
    expect(after.openDispute).toBeNull()
    expect(after.messages.map(({ kind }: { kind: string }) => kind)).toEqual([
      'message',
      'dispute_opened',
      'message',
      'evidence',
      'dispute_resolved',
      'message',
    ])
    const { rows } = await house.cms.payload.db.pool.query(
      `select name, count(*)::int as n from notification_events where $1 in (payload ->> 'projectId', payload ->> 'number') group by name`,
      [number],
    )
    expect(Object.fromEntries(rows.map(({ name, n }) => [name, n]))).toMatchObject({
      'order-message-sent': 2,
      'payment-dispute-opened': 1,
      'payment-dispute-message': 2,
      'payment-dispute-resolved': 1,
    })
    await expect(house.cms.payload.db.pool.query(`update order_messages set text = 'Never said'`)).rejects.toThrow('never changes')
  })

  it('stays between its builder and its shop when another shop makes the order', async () => {
    const number = await house.desk.project(1_000_000, 'Premium')
    const thread = `/api/tracking/orders/${number}/messages`
    await house.cms.request(thread, { cookie: house.desk.shop.person.cookie, json: { text: 'Our coil is late.' } })
    const opening = { projectId: number, reason: 'late', description: 'Nothing has been started.' }
    const { id } = (await house.desk.ask(house.desk.builder.person, '/disputes', opening)).body.dispute
    const evidence = (who: typeof house.desk.builder.person, name: string) =>
      house.desk.ask(who, `/disputes/${id}/evidence?name=${name}`, undefined, {
        method: 'POST',
        body: '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n',
        headers: { 'content-type': 'application/octet-stream' },
      })
    const [shown] = (await evidence(house.desk.shop.person, 'order.pdf')).body.dispute.evidence
    const second = await house.desk.secondShop()
    await house.desk.reroute(number, second.fabricator)
    await house.cms.payload.db.pool.query('update orders set fabricator_id = $2 where number = $1', [number, second.fabricator])
    const file = `/disputes/${id}/evidence/${shown.id}`
    // The next shop reads nothing of it, only what is written from now on.
    expect((await house.desk.ask(second.person, `/disputes?projectId=${number}`)).body.data).toEqual([])
    for (const path of [`/disputes/${id}`, file]) expect((await house.desk.ask(second.person, path)).status, path).toBe(404)
    expect((await house.desk.ask(second.person, `/projects/${number}`)).body.project.openDispute).toBeNull()
    await house.cms.request(thread, { cookie: house.desk.builder.person.cookie, json: { text: 'Can you start Monday?' } })
    const read = async (cookie: string) => (await house.cms.request(thread, { cookie })).json()
    const { messages, unread, openDispute } = await read(second.person.cookie)
    expect([messages.map(({ text }: { text: string }) => text), unread, openDispute]).toEqual([['Can you start Monday?'], 1, null])
    // The first shop keeps its dispute: it reads it and answers in it.
    expect((await house.desk.ask(house.desk.shop.person, `/disputes?projectId=${number}`)).body.data).toMatchObject([{ id }])
    expect((await house.desk.ask(house.desk.shop.person, file)).status).toBe(200)
    expect((await evidence(house.desk.shop.person, 'mill.pdf')).status).toBe(200)
    expect((await read(second.person.cookie)).messages).toHaveLength(1)
    expect((await read(house.desk.builder.person.cookie)).messages).toHaveLength(5)
    const resolved = { outcome: 'release', reason: 'The coil came.' }
    expect((await house.desk.ask(house.desk.operators[0], `/disputes/${id}/resolve`, resolved)).status).toBe(200)
    expect((await read(second.person.cookie)).messages).toHaveLength(1)
    const { rows } = await house.cms.payload.db.pool.query(
      `select payload -> 'companies' as told from notification_events where name like 'payment-dispute-resolved%' and payload ->> 'dispute' = $1 order by name`,
      [id],
    )
    expect(rows.map(({ told }) => told)).toEqual([[house.desk.builder.company], [house.desk.shop.company]])
  })

  it('holds phases and retainage, and is divided to the cent', async () => {
    const number = await house.desk.project(1_000_003, 'Premium')
    for (const phase of house.desk.phases) {
      await house.desk.reach(number, phase)
      await house.desk.sign(number, phase, 'conditional')
      if (phase === 'delivery') {
        const json = { projectId: number, reason: 'quality', description: 'Studs are bent in several places.' }
        const opened = await Promise.all([1, 2, 3].map(() => house.desk.ask(house.desk.builder.person, '/disputes', json)))
        expect(opened.map(({ status }) => status).sort()).toEqual([201, 409, 409])
        const { body } = opened.find(({ status }) => status === 201) ?? opened[0] ?? { body: undefined }
        expect((await house.desk.complete(number, phase)).body.code).toBe('disputeOpen')
        const id = body?.dispute.id
        const bad = await house.desk.ask(house.desk.builder.person, `/disputes/${id}/evidence?name=a.pdf`, undefined, {
          method: 'POST',
          body: 'not a pdf',
          headers: { 'content-type': 'application/octet-stream' },
        })
        expect(bad.status).toBe(415)
        expect(
          (await house.desk.ask(house.desk.operators[0], `/disputes/${id}/resolve`, { outcome: 'release', reason: 'new studs came' }))
            .status,
        ).toBe(200)
      }
      expect((await house.desk.complete(number, phase)).status).toBe(200)
    }
    const held = await house.desk.balance('retainage', number)
    const calendar = async () =>
      (await house.desk.ask(house.desk.shop.person, '/analytics')).body.calendar.find(
        (one: { projectId: string }) => one.projectId === number,
      )
    const { body: delivered } = await house.desk.ask(house.desk.shop.person, `/projects/${number}`)
    // The shop's part: 5% of 98% of the price.
    const own = 49_000
    expect(held).toBe(50_000)
    expect(await calendar()).toMatchObject({ amount: own / 100, held: false, releasesOn: delivered.project.retainage.releasesOn })
    const json = { projectId: number, reason: 'damage', description: 'Two panels came damaged by rain.' }
    const { body } = await house.desk.ask(house.desk.builder.person, '/disputes', json)
    expect(await calendar()).toMatchObject({ held: true })
    expect((await house.desk.ask(house.desk.builder.person, `/projects/${number}/retainage-release`, {})).body.code).toBe('disputeOpen')
    expect(await releaseRetainageOn(house.cms.payload, '2099-01-01')).toBe(0)
    const resolve = (json: unknown) => house.desk.ask(house.desk.operators[1], `/disputes/${body.dispute.id}/resolve`, json)
    expect((await resolve({ outcome: 'split', refundCents: body.dispute.heldCents, reason: 'all of it' })).body.code).toBe('splitAmount')
    const [owed, payable] = [await house.desk.balance('receivable', number), await house.desk.balance('fabricator_payable', number)]
    expect((await resolve({ outcome: 'split', refundCents: 1_001, reason: 'rain' })).status).toBe(200)
    expect((await resolve({ outcome: 'release', reason: 'again' })).body.code).toBe('resolved')
    const listed = (await house.desk.ask(house.desk.operators[0], `/disputes?projectId=${number}`)).body.data
    expect(listed[0]).toMatchObject({ id: body.dispute.id, resolvedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    expect(body.dispute.resolvedAt, 'an open one').toBeNull()
    expect(await house.desk.balance('retainage', number)).toBe(0)
    expect(await calendar()).toBeUndefined()
    expect(await house.desk.balance('fabricator_payable', number)).toBe(payable + Math.round(((held - 1_001) * own) / held))
    expect(await house.desk.balance('receivable', number)).toBe(owed - 1_001)
    expect(await house.findings()).toEqual([])
  })
})
