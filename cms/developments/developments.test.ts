import { randomUUID } from 'node:crypto'
import { storedLayoutSchema } from '@framewell/domain/framing/layout'
import { mirroredLayout } from '@framewell/domain/framing/mirroredLayout'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import { inDays, KIT, type orderSetup } from '../testing/orderSetup'
import { pdfText } from '../testing/pdfText'
import { joinCompany, memberOf, qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'

let cms: TestCms
let to: Awaited<ReturnType<typeof orderSetup>>
let shop: TestMember
let operator: string
let builder: TestMember
beforeAll(async () => {
  ;({ cms, to, shop, operator } = await orderHouse())
  builder = await qualifiedBuilder(cms.payload, 'Premium', 5_000_000)
})
afterAll(() => cms.stop())

const HOUSE = {
  planId: 'the-schiff-plan',
  mirrored: false,
  foundation: 'slab-stem-wall',
  steelFrame: '18-gauge-steel',
  sheathing: 'insulated-panels',
  roofing: 'architectural-shingles',
}
const lot = (name: string, changes: object = {}) => ({
  ...HOUSE,
  id: randomUUID(),
  name,
  siteAddress: '',
  siteZip: '',
  deliverBy: '',
  site: null,
  ...changes,
})
const put = async (path: string, body: unknown, cookie: string) => {
  const answer = await cms.request(path, { method: 'PUT', json: body, cookie })
  return { status: answer.status, body: await answer.json() }
}
const started = async (lots: readonly object[], who = builder) => {
  const { status, body } = await to.post('/api/planning/developments', { name: 'Cedar Row' }, who.cookie)
  expect(status, JSON.stringify(body)).toBe(201)
  const path = `/api/planning/developments/${body.development.id}`
  if (lots.length > 0) expect((await put(`${path}/lots`, { lots }, who.cookie)).status).toBe(200)
  return path
}
const priceBreaks = (lotBreaks: readonly object[]) =>
  cms.payload.updateGlobal({ slug: 'price-settings', data: { lotBreaks: [...lotBreaks] }, overrideAccess: true })

describe('a development', () => {
  it('is its company’s: nobody else reads or changes it', async () => {
    const path = await started([lot('Lot 1')])
    const other = await memberOf(cms.payload, 'builder')
    expect((await to.get(path, other.cookie)).status).toBe(404)
    expect((await put(`${path}/lots`, { lots: [lot('Lot 2')] }, other.cookie)).status).toBe(404)
    expect((await to.get(path)).status).toBe(401)
    expect((await to.get(path, shop.cookie)).status).toBe(403)
    expect((await to.get('/api/planning/developments', other.cookie)).body.data).toEqual([])
    expect((await to.get('/api/planning/developments', builder.cookie)).body.data[0]).toMatchObject({
      name: 'Cedar Row',
      state: 'planned',
      lots: 1,
    })
  })

  it('refuses a lot with the id of another lot, a quote or an order’s source, alone and in parallel', async () => {
    const own = lot('Lot 1')
    await started([own])
    const { quote } = (await to.post('/api/steel-quotes', KIT, builder.cookie)).body
    const other = await memberOf(cms.payload, 'builder')
    const path = await started([], other)
    for (const id of [own.id, quote.id]) {
      const refused = await put(`${path}/lots`, { lots: [lot('Lot 1'), lot('Lot 2', { id })] }, other.cookie)
      expect([refused.status, refused.body.fields]).toEqual([400, [{ path: 'lots.1.id', message: 'Give the new lot an id of its own' }]])
    }
    expect((await to.get(path, other.cookie)).body.development.lots).toEqual([])
    const paths = await Promise.all([1, 2, 3, 4].map(() => started([], other)))
    const shared = lot('Lot 3')
    const saved = await Promise.all(paths.map((one) => put(`${one}/lots`, { lots: [shared] }, other.cookie)))
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  it('takes many lots at once, all or none, and names what is wrong by row', async () => {
    const path = await started([lot('Lot 1')])
    const bad = [
      lot('Lot 2'),
      lot('LOT 1', { deliverBy: '31.3.2027' }),
      lot('Lot 3', { planId: 'the-castle' }),
      lot('Lot 4', { siteAddress: 'Canal St' }),
    ]
    const refused = await put(`${path}/lots`, { lots: bad }, builder.cookie)
    expect(refused.body.fields.map((field: { path: string }) => field.path)).toEqual(['lots.1.deliverBy', 'lots.3.siteAddress'])
    const far = await put(`${path}/lots`, { lots: [lot('Lot 2'), lot('Lot 3', { deliverBy: inDays(400) })] }, builder.cookie)
    expect(far.body.fields).toEqual([{ path: 'lots.1.deliverBy', message: expect.stringMatching(/^We plan 52 weeks ahead\./) }])
    const passed = await put(`${path}/lots`, { lots: [lot('Lot 2', { deliverBy: inDays(-1) })] }, builder.cookie)
    expect(passed.body.fields).toEqual([{ path: 'lots.0.deliverBy', message: 'This day has passed. Choose today or a later day.' }])
    const second = await put(`${path}/lots`, { lots: bad.map((each) => ({ ...each, deliverBy: '', siteAddress: '' })) }, builder.cookie)
    expect(second.body.fields.map((field: { path: string }) => field.path)).toEqual(['lots.1.name', 'lots.2.planId'])
    expect((await to.get(path, builder.cookie)).body.development.lots).toHaveLength(1)
    const good = Array.from({ length: 11 }, (_, at) => lot(`Lot ${at + 2}`, { mirrored: at % 2 === 0 }))
    await put(`${path}/lots`, { lots: good }, builder.cookie)
    // Sent again, nothing is there twice.
    const again = await put(`${path}/lots`, { lots: good }, builder.cookie)
    expect(again.body.development.lots.map(({ name }: { name: string }) => name)).toEqual(
      Array.from({ length: 12 }, (_, at) => `Lot ${at + 1}`),
    )
    const removed = await put(`${path}/lots`, { remove: [good[0]?.id] }, builder.cookie)
    expect(removed.body.development.lots).toHaveLength(11)
  })

  it('takes a lot’s address and ZIP code of one state only', async () => {
    const path = await started([])
    const siteAddress = '12 Canal St, Dayton, OH'
    const lots = [
      lot('Lot 1', { siteAddress, siteZip: '45402' }),
      lot('Lot 2', { siteAddress, siteZip: '47374' }),
      lot('Lot 3', { siteZip: '47374' }),
      lot('Lot 4', { siteAddress }),
      lot('Lot 5', { siteAddress: `${siteAddress} 45403`, siteZip: '45402' }),
    ]
    const { status, body } = await put(`${path}/lots`, { lots }, builder.cookie)
    expect([status, body.fields]).toEqual([
      400,
      [
        { path: 'lots.1.siteZip', message: 'ZIP code 47374 is in Indiana, but the address is in Ohio' },
        { path: 'lots.4.siteZip', message: 'The address ends with ZIP code 45403' },
      ],
    ])
  })

  it('has one quote with the price break that its lots reach, revised under its number when lots change', async () => {
    await priceBreaks([{ fromLots: 3, percent: 4 }])
    const path = await started([lot('Lot 1'), lot('Lot 2', { mirrored: true })])
    const quote = (total: number) => to.post(`${path}/quote`, { total }, builder.cookie)
    expect((await quote(1)).body).toMatchObject({ code: 'totalChanged', expected: { total: 149_000 } })
    const first = (await quote(149_000)).body.development
    expect(first).toMatchObject({ state: 'quoted', priceBreak: null, quote: { revision: 1, status: 'open', current: true } })
    const more = (await put(`${path}/lots`, { lots: [lot('Lot 3', { planId: 'the-bova-plan' })] }, builder.cookie)).body.development
    expect(more).toMatchObject({ priceBreak: { fromLots: 3, percent: 4 }, quote: { current: false }, form: null })
    const second = (await quote(more.totalCents / 100)).body.development
    expect(second.quote).toMatchObject({ number: first.quote.number, revision: 2, totalCents: more.totalCents })
    const { id, token } = Object.fromEntries([
      ['id', second.quote.id],
      ['token', second.quote.path.split('token=')[1]],
    ])
    const opened = await cms.request(`/api/quotes/${id}`, { headers: { 'x-link-token': token } })
    const { quote: shown, kitCents } = await opened.json()
    // What the order is for, at the quote's own prices.
    expect(kitCents).toBe(second.quote.kitCents)
    expect(kitCents).toBeGreaterThan(0)
    expect(kitCents).toBeLessThan(shown.totalCents)
    expect(shown).toMatchObject({ kind: 'lots', title: 'Cedar Row, 3 lots', priceBookVersion: second.priceBookVersion })
    expect(shown.lines.map(({ label }: { label: string }) => label)).toEqual(['Lot 1', 'Lot 2', 'Lot 3', 'Price break from 3 lots'])
    const ordered = await to.place(builder, { source: { kind: 'quote', id } })
    expect(ordered.body.code).toBe('wholeDevelopment')
    const pdf = await cms.request(`/api/quotes/${id}/pdf`, { headers: { 'x-link-token': token } })
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
  })

  it('has one bill and one cut list, and a delivery schedule', async () => {
    const path = await started([lot('Lot 1', { deliverBy: '2027-05-03' }), lot('Lot 2', { mirrored: true, deliverBy: '2027-04-05' })])
    const { bill, nest } = (await to.get(`${path}/bill`, builder.cookie)).body
    expect(bill.lots.map(({ name }: { name: string }) => name)).toEqual(['Lot 1', 'Lot 2'])
    expect(bill.totalCents).toBe(bill.lots.reduce((sum: number, { totalCents }: { totalCents: number }) => sum + totalCents, 0))
    const file = async (name: string) => (await cms.request(`${path}/file?file=${name}`, { cookie: builder.cookie })).text()
    const pieces = (await file('cut-list')).split('\r\n')
    expect(pieces.filter((row) => row.includes('Cedar Row, Lot'))).toHaveLength(bill.members)
    const days = (await file('schedule')).split('\r\n')
    expect(days[1]).toContain('2027-04-05,Lot 2')
    expect(days[2]).toContain('2027-05-03,Lot 1')
    expect(nest.find(({ profile }: { profile: string }) => profile === '362S162-43').stock.lengthFeet).toBe(20)
    expect(await file('bill')).toContain('362S162-43')
  })
})

describe('an ordered development', () => {
  const ordered = async () => {
    await priceBreaks([{ fromLots: 2, percent: 5 }])
    const place = { siteAddress: '12 Canal St, Dayton, OH', siteZip: '45402', deliverBy: inDays(90) }
    const path = await started([lot('Lot 1', { mirrored: true, ...place }), lot('Lot 2')])
    const { totalCents } = (await to.get(path, builder.cookie)).body.development
    const { form, lots } = (await to.post(`${path}/quote`, { total: totalCents / 100 }, builder.cookie)).body.development
    const sign = (textHash: string) => to.post(`${path}/order`, { name: 'Dana Reyes', authority: 'Manager', textHash }, builder.cookie)
    expect((await sign('b'.repeat(64))).body.code).toBe('textChanged')
    expect(form.paragraphs.join('\n')).toContain('Price: $104,500 before tax. The price is for the framing kit.')
    const answer = (await sign(form.textHash)).body.development
    return { path, lots, answer, place }
  }

  it('keeps its houses and prices; each lot is called off once by an order of its own', async () => {
    const { path, lots, answer, place } = await ordered()
    expect(answer).toMatchObject({ state: 'ordered', form: null, quote: { status: 'ordered' }, signature: { name: 'Dana Reyes' } })
    const [first, second] = lots
    expect((await put(`${path}/lots`, { lots: [lot('Lot 3')] }, builder.cookie)).body.code).toBe('ordered')
    const { priceCents: _, kitCents: __, problem: ___, order: ____, ...input } = second
    expect((await put(`${path}/lots`, { lots: [{ ...input, roofing: 'standing-seam-metal' }] }, builder.cookie)).body.code).toBe('ordered')
    expect((await put(`${path}/lots`, { lots: [{ ...input, deliverBy: inDays(120) }] }, builder.cookie)).status).toBe(200)
    // Later prices do not reach it.
    await priceBreaks([])
    const order = await to.placed(builder, { source: { kind: 'lot', id: first.id }, ...place })
    expect(order).toMatchObject({
      priceCents: first.kitCents,
      source: { kind: 'lot' },
      status: 'awaiting_signature',
      deliverBy: place.deliverBy,
    })
    expect(order.title).toContain('mirrored')
    // 5% off the plan and its steel frame; the rest of the lot's price is not ordered.
    expect([first.priceCents, first.kitCents]).toEqual([7_077_500, 5_225_000])
    expect(order.lines).toHaveLength(3)
    expect(order.lines.at(-1)).toMatchObject({ label: 'Price break from 2 lots' })
    expect((await to.place(builder, { source: { kind: 'lot', id: first.id } })).body.code).toBe('alreadyOrdered')
    expect(
      (await put(`${path}/lots`, { lots: [{ ...input, id: first.id, name: 'Lot 1', mirrored: true }] }, builder.cookie)).body.code,
    ).toBe('ordered')
    const shown = (await to.get(path, builder.cookie)).body.development
    expect(shown.lots[0].order).toMatchObject({ number: order.number, status: 'awaiting_signature' })
    expect((await to.get('/api/planning/developments', builder.cookie)).body.data[0]).toMatchObject({ state: 'ordered', calledOff: 1 })
    // What a change order moves since then is the order's.
    await cms.payload.db.pool.query('update orders set deliver_by = $1, site_address = $2 where number = $3', [
      inDays(200),
      '7 New St, Dayton, OH',
      order.number,
    ])
    expect((await to.get(path, builder.cookie)).body.development.lots[0]).toMatchObject({
      deliverBy: inDays(200),
      siteAddress: '7 New St, Dayton, OH',
      order: { priceCents: first.kitCents },
    })
    const schedule = await cms.request(`${path}/file?file=schedule`, { cookie: builder.cookie })
    expect(await schedule.text()).toContain(`${inDays(200)},Lot 1,`)
    await to.sign(builder, order)
    await to.post(`/api/tracking/orders/${order.number}/cancellation`, { reason: 'The lot was sold' }, builder.cookie)
    expect((await to.get(path, builder.cookie)).body.development.lots[0].order).toBeNull()
    expect((await to.place(builder, { source: { kind: 'lot', id: first.id } })).status).toBe(201)
  })

  it('has each order’s drawings counted for what its bill was: the lot’s site, and one screw before that was kept', async () => {
    const place = { siteAddress: '12 Canal St, Dayton, OH', siteZip: '45402', deliverBy: inDays(90) }
    const site = { windMph: 139, exposure: 'C', snowPsf: 20 }
    const path = await started([lot('Lot 1', { planId: 'the-storch-plan', site })])
    const { totalCents } = (await to.get(path, builder.cookie)).body.development
    const { form, lots } = (await to.post(`${path}/quote`, { total: totalCents / 100 }, builder.cookie)).body.development
    await to.post(`${path}/order`, { name: 'Dana Reyes', authority: 'Manager', textHash: form.textHash }, builder.cookie)
    const order = await to.placed(builder, { source: { kind: 'lot', id: lots[0].id }, ...place })
    const scheduled = async () => {
      const drawn = await cms.request(`/api/tracking/orders/${order.number}/frame?format=pdf`, { cookie: builder.cookie })
      const [, places, screws] = /every 12 in\s*(\d+)\s*No\. 8 screws\s*(\d+)/.exec(await pdfText(drawn)) ?? []
      return Number(screws) / Number(places)
    }
    const stored = await cms.payload.db.pool.query('select frozen from orders where number = $1', [order.number])
    expect(JSON.stringify(stored.rows[0].frozen.bill)).toContain('every 12 in, two each')
    expect(await scheduled()).toBe(2)
    await cms.payload.db.pool.query("update orders set frozen = frozen - 'loads' where number = $1", [order.number])
    expect(await scheduled()).toBe(1)
    await to.post(`/api/tracking/orders/${order.number}/cancellation`, { reason: 'The lot was sold' }, builder.cookie)
  })

  it('keeps its bill, its papers and its lots to call off when a plan is retired, as a quote keeps its order', async () => {
    const { path, lots, place } = await ordered()
    const quoted = await to.quoteFor(builder)
    const offer = (offered: boolean) =>
      cms.payload.update({ collection: 'home-plans', where: { planId: { equals: HOUSE.planId } }, data: { offered }, overrideAccess: true })
    await offer(false)
    try {
      const { status, body } = await to.get(`${path}/bill`, builder.cookie)
      expect([status, body.bill?.lots.length], JSON.stringify(body)).toEqual([200, 2])
      for (const file of ['bill', 'cut-list', 'schedule'])
        expect((await cms.request(`${path}/file?file=${file}`, { cookie: builder.cookie })).status, file).toBe(200)
      for (const { planName } of (await to.get(path, builder.cookie)).body.development.lots) expect(planName).toBe('The Schiff')
      for (const { id } of lots) await to.placed(builder, { source: { kind: 'lot', id }, ...place })
      await to.placed(builder, { source: { kind: 'quote', id: quoted } })
    } finally {
      await offer(true)
    }
  })

  it('shows what change orders made of a lot, which stays mirrored, at its price break, and called off once', async () => {
    const { path, lots, place } = await ordered()
    const changed = async (number: string, change: object) => {
      const order = `/api/tracking/orders/${number}`
      const { status, body } = await to.post(`${order}/changes`, { reason: 'As the buyer wants', ...change }, builder.cookie)
      expect(status, JSON.stringify(body)).toBe(201)
      const { id, text } = body.order.changes.at(-1)
      const sign = (cookie: string) =>
        to.post(`${order}/changes/${id}/signature`, { name: 'Dana Reyes', authority: 'Manager', textHash: text.textHash }, cookie)
      await sign(builder.cookie)
      return (await sign(operator)).body.order
    }
    const orders = []
    for (const { id } of lots) {
      const order = await to.placed(builder, { source: { kind: 'lot', id }, ...place })
      await to.sign(builder, order)
      await to.fund(order.number)
      orders.push(await changed(order.number, { choices: { selectedPlan: ['the-storch-plan'] } }))
    }
    const [first, second] = orders
    expect(first).toMatchObject({ title: expect.stringMatching(/^Lot 1, The Storch.*, mirrored$/), source: { kind: 'lot' } })
    expect(first.lines.at(-1)).toMatchObject({ label: 'Price break from 2 lots' })
    // $71,400 less 5%.
    expect([first.priceCents, second.priceCents]).toEqual([6_783_000, 6_783_000])
    const { rows } = await cms.payload.db.pool.query(
      `select frozen -> 'layout' as layout from orders where number in ($1, $2) order by number`,
      [first.number, second.number],
    )
    const [one, two] = rows.map(({ layout }) => storedLayoutSchema.parse(layout))
    expect(one).toEqual(two && mirroredLayout(two))
    const shown = async () => (await to.get(path, builder.cookie)).body.development.lots[0]
    expect(await shown()).toMatchObject({ planId: 'the-storch-plan', mirrored: true, order: { priceCents: 6_783_000, instead: null } })
    const schedule = async () => (await cms.request(`${path}/file?file=schedule`, { cookie: builder.cookie })).text()
    expect(await schedule()).toContain(',Lot 1,The Storch')
    const { bill } = (await to.get(`${path}/bill`, builder.cookie)).body
    expect(bill.lots[0].weightPounds).toBeCloseTo(first.frame.steelPounds, 6)

    const bova = { ...KIT, selectedPlan: 'the-bova-plan' }
    const { total: totalPrice } = (await to.post('/api/steel-quotes', bova, builder.cookie)).body.expected
    const { quote, token } = (await to.post('/api/steel-quotes', { ...bova, totalPrice }, builder.cookie)).body
    const again = await changed(first.number, { source: { kind: 'quote', id: quote.id } })
    expect(await shown()).toMatchObject({ order: { number: first.number, instead: again.title } })
    expect(again.title).toContain('The Bova')
    expect(await schedule()).toContain(',Lot 1,The Bova')
    expect((await to.place(builder, { source: { kind: 'lot', id: lots[0].id } })).body.code).toBe('alreadyOrdered')
    const opened = await (await cms.request(`/api/quotes/${quote.id}`, { headers: { 'x-link-token': token } })).json()
    expect(opened.order).toMatchObject({ number: first.number })
  })

  it('lists a called-off lot as its order does, and counts no other pieces for it', async () => {
    const { path, lots, place } = await ordered()
    const { number } = await to.placed(builder, { source: { kind: 'lot', id: lots[0].id }, ...place })
    await cms.payload.db.pool.query('update orders set revision = 2 where number = $1', [number])
    const text = async (from: string) => (await cms.request(from, { cookie: builder.cookie })).text()
    const list = () => text(`${path}/file?file=cut-list`)
    const [ownHeading = '', ownHeader, ...own] = (await text(`/api/tracking/orders/${number}/cut-list`)).split('\r\n')
    const [heading, header, ...rows] = (await list()).split('\r\n')
    expect(header).toBe(ownHeader)
    const ofLot = (name: string) => rows.filter((row) => row.startsWith(`"Cedar Row, ${name}",`))
    expect(ofLot('Lot 1')).toEqual(own.filter(Boolean).map((row) => row.replace(`${number},2,`, '"Cedar Row, Lot 1",2,')))
    expect(ofLot('Lot 2')[0]).toMatch(/^"Cedar Row, Lot 2",A,/)
    expect(rows.filter(Boolean)).toHaveLength(ofLot('Lot 1').length + ofLot('Lot 2').length)
    const [, ownWords = ''] = /^[^,]+,"(.*)",*$/.exec(ownHeading) ?? []
    expect(heading).toContain(`Lot 1: ${ownWords} Lot 2: Not checked`)

    const before = [await list(), await text(`${path}/file?file=schedule`)]
    await cms.payload.db.pool.query(`update orders set frozen = jsonb_set(frozen, '{frame,members}', '757') where number = $1`, [number])
    for (const from of [`${path}/bill`, `${path}/file?file=bill`])
      expect(JSON.parse(await text(from)), from).toMatchObject({ code: 'framedOtherwise', detail: `Lot 1, order ${number}` })
    expect([await list(), await text(`${path}/file?file=schedule`)]).toEqual(before)
  })

  it('stays its company’s when a person of two companies quotes, orders and calls it off', async () => {
    await priceBreaks([])
    const [both, owner] = [
      await qualifiedBuilder(cms.payload, 'Premium', 1_000_000),
      await qualifiedBuilder(cms.payload, 'Premium', 1_000_000),
    ]
    await joinCompany(cms.payload, owner.companyId, both)
    const lots = [lot('Lot 1')]
    const path = await started(lots, owner)
    const quote = (who: TestMember) => to.post(`${path}/quote`, { total: 74_500 }, who.cookie)
    expect((await quote(both)).body.development).toMatchObject({ quote: { revision: 1 } })
    const again = await quote(owner)
    expect([again.status, again.body.development?.quote.revision], JSON.stringify(again.body)).toEqual([200, 2])
    const { textHash } = again.body.development.form
    await to.post(`${path}/order`, { name: 'Dana Reyes', authority: 'Manager', textHash }, both.cookie)
    const source = { kind: 'lot', id: lots[0]?.id ?? '' } as const
    expect((await to.post('/api/tracking/order-source', { source }, both.cookie)).status).toBe(200)
    const { number } = await to.placed(both, { source })
    const { rows } = await cms.payload.db.pool.query(
      'select company_id from orders where number = $1 union select company_id from issued_quotes where id = $2',
      [number, again.body.development.quote.id],
    )
    expect(rows).toEqual([{ company_id: owner.companyId }])
  })

  it('is called off by its own company only, and not before it is ordered', async () => {
    const { lots } = await ordered()
    const other = await qualifiedBuilder(cms.payload, 'Premium', 1_000_000)
    expect((await to.place(other, { source: { kind: 'lot', id: lots[0].id } })).body.code).toBe('unknownSource')
    const planned = lot('Lot 1')
    await started([planned])
    expect((await to.place(builder, { source: { kind: 'lot', id: planned.id } })).body.code).toBe('notOrderedYet')
    expect((await to.place(builder, { source: { kind: 'lot', id: randomUUID() } })).body.code).toBe('unknownSource')
  })
})
