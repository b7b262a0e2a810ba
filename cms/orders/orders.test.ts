import { randomUUID } from 'node:crypto'
import { cents, sumCents } from '@framewell/domain/money/cents'
import { getOrder, listOrders } from '@framewell/domain/orders/orderCalls'
import { MAX_WAITING } from '@framewell/domain/orders/placing'
import { getFabricatorProfile, getOrderProgress, getOrderTimeline } from '@framewell/domain/orders/trackingCalls'
import { issuedQuoteSchema } from '@framewell/domain/quotes/quoteCalls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { earliestDelivery, inDays, KIT, orderSetup } from '../testing/orderSetup'
import { joinCompany, memberOf, qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'
import { ADVANCED, PATHS, PLAN } from '../testing/quoteDesk'

let cms: TestCms
let operator: string
let builder: TestMember
let shopPerson: TestMember
let shopId: string
let to: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  cms = await bootCms()
  to = await orderSetup(cms)
  operator = (await cms.signInAs('operator')).cookie
  builder = await qualifiedBuilder(cms.payload, 'Preferred', 150_000)
  shopPerson = await memberOf(cms.payload, 'fabricator')
  shopId = await to.makeShop('Miami Valley Framing', shopPerson.companyId)
})
afterAll(() => cms.stop())

describe('an order', () => {
  it('stores its own copies, its terms and a held slot, and waits for its signature, then for its deposit', async () => {
    const order = await to.placed(builder)
    expect(order).toMatchObject({
      number: expect.stringMatching(/^FW-\d{4}-\d{5}$/),
      status: 'awaiting_signature',
      stage: 'qualification_approved',
      tier: 'Preferred',
      priceCents: 5_500_000,
      depositCents: 550_000,
      frame: { units: 14, areaSqft: 1350 },
      fabricator: { id: shopId },
      seenAs: 'builder',
      may: ['sign', 'cancel', 'message'],
      priceBookVersion: 1,
    })
    expect(order.slots.reduce((sum, { units }) => sum + units, 0)).toBe(14)
    expect(order.frame.steelPounds).toBeGreaterThan(1000)
    expect(order.form.paragraphs.join(' ')).toContain('$5,500 must arrive')
    expect((await to.sign(builder, order, 'a'.repeat(64))).body).toMatchObject({
      code: 'textChanged',
      expected: { textHash: order.form.textHash },
    })
    const signed = await to.sign(builder, order)
    expect(signed.body.order).toMatchObject({
      status: 'awaiting_funds',
      stage: 'order_placed',
      signature: { name: 'Dana Reyes', authority: 'Manager', textHash: order.form.textHash },
    })
    expect((await to.sign(builder, order)).body.code).toBe('notAwaitingSignature')
    await to.fund(order.number)
    await to.fund(order.number)
    const { body } = await to.get(`/api/tracking/orders/${order.number}`, builder.cookie)
    expect(body.order).toMatchObject({ status: 'active', heldUntil: null, may: ['cancel', 'proposeChange', 'message'] })
    expect(body.order.dashboard.map(({ state }: { state: string }) => state)).toEqual([
      'completed',
      'pending',
      'pending',
      'pending',
      'pending',
    ])
    expect(body.order.dashboard[1].note).toBe('Not reviewed by an engineer: not required by policy')

    const timeline = getOrderTimeline.output.parse(
      (await to.get(`/api/tracking/orders/${order.id}/timeline`, builder.cookie)).body,
    ).timeline
    expect(timeline.map(({ stage, metadata }) => [stage, metadata.kind])).toEqual([
      ['qualification_approved', 'stage'],
      ['order_placed', 'stage'],
      ['order_placed', 'funded'],
    ])
    expect(Date.parse(timeline[1]?.etaToNext ?? '')).toBeGreaterThan(0)
    // A day is expected at noon UTC; an event of that afternoon is not followed by one of the past.
    for (const { timestamp, etaToNext } of timeline) expect(etaToNext === null || etaToNext >= timestamp).toBe(true)
    const progress = getOrderProgress.output.parse((await to.get(`/api/tracking/orders/${order.number}/progress`, builder.cookie)).body)
    expect(progress).toMatchObject({ progressPercentage: 20, currentStage: 'order_placed', totalEvents: 3 })
  })

  it('is visible to its builder, its shop and operators, and to nobody else', async () => {
    const order = await to.placed(await qualifiedBuilder(cms.payload, 'Prepay', 0))
    const path = `/api/tracking/orders/${order.number}`
    expect((await to.get(path, shopPerson.cookie)).body.order).toMatchObject({
      seenAs: 'fabricator',
      terms: null,
      tier: null,
      depositCents: null,
      signature: null,
      form: { paragraphs: [] },
    })
    expect((await to.get(path, operator)).body.order).toMatchObject({ seenAs: 'operator', tier: 'Prepay' })
    const stranger = await memberOf(cms.payload, 'fabricator')
    for (const cookie of [builder.cookie, stranger.cookie, (await cms.signInAs('builder')).cookie])
      for (const each of [path, `${path}/timeline`, `${path}/progress`, `/api/tracking/orders/${order.id}`])
        expect(await to.get(each, cookie)).toMatchObject({ status: 404, body: { code: 'unknownOrder' } })
    expect((await to.get(path)).status).toBe(401)
    expect((await to.sign(builder, order)).status).toBe(404)
    expect((await to.post(`${path}/cancellation`, { reason: 'Not mine' }, builder.cookie)).status).toBe(404)

    const profile = `/api/tracking/fabricators/fab_${shopId}`
    expect(getFabricatorProfile.output.parse((await to.get(profile, builder.cookie)).body).profile).toMatchObject({
      company: 'Miami Valley Framing',
      certificationTier: 'other',
      location: { address: 'Dayton, OH' },
    })
    expect((await to.get(profile, stranger.cookie)).status).toBe(404)
    expect((await to.get(profile, shopPerson.cookie)).status).toBe(200)
  })

  it('can be found by text, status and stage, with figures over all of them', async () => {
    const person = await qualifiedBuilder(cms.payload, 'Premium', 500_000)
    const first = await to.placed(person, { siteAddress: '7 Orchard Lane, Xenia, OH' })
    const second = await to.placed(person)
    await to.sign(person, second)
    const list = async (query: string, cookie = person.cookie) =>
      listOrders.output.parse((await to.get(`/api/tracking/orders?${query}`, cookie)).body)
    expect((await list('')).data.map(({ number }) => number)).toEqual([second.number, first.number])
    expect((await list('search=orchard')).data).toMatchObject([{ number: first.number, status: 'awaiting_signature' }])
    expect((await list('status=active')).data).toMatchObject([{ number: second.number, stage: 'order_placed', progressPercentage: 20 }])
    expect(await list('stage=in_transit')).toMatchObject({
      data: [],
      total: 0,
      summary: { open: 2, inTransit: 0, openValueCents: 11_000_000 },
    })
    expect((await list('', (await memberOf(cms.payload, 'builder')).cookie)).total).toBe(0)
    expect((await list('search=orchard', operator)).total).toBe(1)
    expect((await list('search=orchard', shopPerson.cookie)).total).toBe(1)
    // The shop's figure is the sum of the prices in its list, of orders that it has not accepted too.
    const { data, summary } = await list('status=open&limit=100', shopPerson.cookie)
    expect(summary.openValueCents).toBe(sumCents(data.map(({ priceCents }) => priceCents ?? cents(0))))
    expect(summary.openValueCents).toBeGreaterThan(0)
  })

  it("is not made from a quote that is unknown, expired, replaced, somebody else's, or ordered; canceling the order frees it", async () => {
    const person = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    const id = await to.quoteFor(person)
    const source = { kind: 'quote', id } as const
    expect((await to.place(builder, { source })).body.code).toBe('unknownSource')
    expect((await to.place(person, { source: { kind: 'quote', id: randomUUID() } })).body.code).toBe('unknownSource')
    const { rows: expired } = await cms.payload.db.pool.query(
      `insert into issued_quotes select (jsonb_populate_record(q, jsonb_build_object(
         'id', gen_random_uuid(), 'revision', 9, 'valid_until', now() - interval '1 second'))).* from issued_quotes q where id = $1 returning id`,
      [id],
    )
    expect((await to.place(person, { source: { kind: 'quote', id: expired[0].id } })).body.code).toBe('quoteExpired')
    const both = await Promise.all([to.place(person, { source }), to.place(person, { source })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const { order } = both.find(({ status }) => status === 201)?.body ?? {}
    expect((await to.place(person, { source })).body.code).toBe('alreadyOrdered')
    const cancelled = await to.post(`/api/tracking/orders/${order.number}/cancellation`, { reason: 'The lot was sold' }, person.cookie)
    expect(cancelled.body.order).toMatchObject({ status: 'cancelled', slots: [], cancelReason: 'The lot was sold', may: [] })
    expect((await to.sign(person, order)).body.code).toBe('alreadyClosed')
    const { rows } = await cms.payload.db.pool.query('select 1 from capacity_holds where reference = $1', [order.number])
    expect(rows).toEqual([])
    expect((await to.place(person, { source })).status).toBe(201)
  })

  it('is made by the company that its quote belongs to, for a person of several', async () => {
    const both = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    await joinCompany(cms.payload, builder.companyId, both)
    const { number } = await to.placed(both, { source: { kind: 'quote', id: await to.quoteFor(builder) } })
    const { rows } = await cms.payload.db.pool.query('select company_id from orders where number = $1', [number])
    expect(rows).toEqual([{ company_id: builder.companyId }])
    await to.post(`/api/tracking/orders/${number}/cancellation`, { reason: 'A test' }, builder.cookie)
  })

  it('takes all revisions of its quote for its company: a claim by an older one is refused, and it can be ordered again', async () => {
    const contact = { name: 'Ada Builder', email: `${randomUUID()}@builders.test`, companyName: 'Ada Homes', phone: '555-0100' }
    const quote = async (more: object = {}) => {
      const answer = issuedQuoteSchema.parse(await (await cms.request(PATHS.steel, { json: { ...KIT, contact, ...more } })).json())
      return { id: answer.quote.id, token: answer.token }
    }
    const first = await quote()
    const second = await quote({ revises: first })
    const { number } = await to.placed(builder, { source: { kind: 'quote', ...second } })
    const ada = await memberOf(cms.payload, 'builder', undefined, { email: contact.email })
    const claimed = await to.post('/api/claims', { kind: 'quote', ...first }, ada.cookie)
    expect([claimed.status, claimed.body.code]).toEqual([409, 'ownedByOther'])
    await to.post(`/api/tracking/orders/${number}/cancellation`, { reason: 'A test' }, builder.cookie)
    const again = await to.placed(builder, { source: { kind: 'quote', id: second.id } })
    await to.post(`/api/tracking/orders/${again.number}/cancellation`, { reason: 'A test' }, builder.cookie)
  })

  it('is made once from a saved configuration when it is complete, at current prices', async () => {
    const person = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    const { planType, selectedPlan, uploadedPlan, foundation, steelFrame, sheathing, roofing } = KIT
    const answers = { planType, selectedPlan, uploadedPlan, foundation, steelFrame, sheathing }
    const path = '/steel-configurator?step=4'
    const { configuration, token } = (await to.post('/api/configurations', { configurator: 'steel', path, state: answers }, person.cookie))
      .body
    const source = { kind: 'configuration', id: configuration.id, token, total: KIT.totalPrice } as const
    expect((await to.place(person, { source: { ...source, token: 'x'.repeat(43) } })).body.code).toBe('unknownSource')
    expect((await to.place(person, { source })).body.code).toBe('notComplete')
    const complete = { configurator: 'steel', path, state: { ...answers, roofing }, token, seen: configuration.savedAt }
    expect((await cms.request(`/api/configurations/${configuration.id}`, { method: 'PUT', json: complete })).status).toBe(200)
    const changed = await to.place(person, { source: { ...source, total: KIT.totalPrice - 1 } })
    expect(changed.body).toMatchObject({ code: 'totalChanged', expected: { total: KIT.totalPrice } })
    const both = await Promise.all([to.place(person, { source }), to.place(person, { source })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const { order } = both.find(({ status }) => status === 201)?.body ?? {}
    expect(order).toMatchObject({ priceCents: 5_500_000, frame: { areaSqft: 1350 }, status: 'awaiting_signature' })
  })

  it('is never made from the price of a finished house: a frame shop makes its kit alone', async () => {
    const person = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    const { quote } = (await to.post(PATHS.plan, { ...PLAN }, person.cookie)).body
    expect(await to.place(person, { source: { kind: 'quote', id: quote.id } })).toMatchObject({
      status: 409,
      body: { code: 'finishedHouse' },
    })
    const { planId, totalPrice, ...state } = PLAN
    const path = `/simple-configurator?plan=${planId}`
    const { configuration, token } = (await to.post('/api/configurations', { configurator: 'plan', path, state }, person.cookie)).body
    const source = { kind: 'configuration', id: configuration.id, token, total: totalPrice } as const
    expect((await to.place(person, { source })).body.code).toBe('finishedHouse')
    const { rows } = await cms.payload.db.pool.query('select 1 from orders where company_id = $1', [person.companyId])
    expect(rows).toEqual([])
  })

  it('is for the framing kit of a quote; the form says it, and nothing else is on it', async () => {
    const person = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    const source = { kind: 'quote', id: await to.quoteFor(person) } as const
    const read = (of: object, cookie = person.cookie) => to.post('/api/tracking/order-source', { source: of }, cookie)
    for (const cookie of [operator, shopPerson.cookie]) expect((await read(source, cookie)).status).toBe(403)
    expect((await read(source, builder.cookie)).body.code).toBe('unknownSource')
    expect((await read(source)).body.ordered).toMatchObject({ totalCents: 5_500_000, otherCents: 1_950_000 })
    const placing = await Promise.all([to.place(person, { source }), to.place(person, { source }), to.place(builder, { source })])
    expect(placing.map(({ status }) => status).sort()).toEqual([201, 404, 409])
    const { order } = getOrder.output.parse(placing.find(({ status }) => status === 201)?.body)
    expect(order.lines.map(({ id }) => id)).toEqual(['the-schiff-plan', '18-gauge-steel'])
    expect(order).toMatchObject({ priceCents: 5_500_000, depositCents: 5_500_000 })
    const form = order.form.paragraphs.join('\n')
    expect(form).toContain('Price: $55,000 before tax. The price is for the framing kit. Foundation, sheathing, roofing')
    for (const label of ['Slab', 'Insulated panels', 'shingles']) expect(form).not.toContain(label)
    const { rows } = await cms.payload.db.pool.query(
      'select total_cents::int as total, jsonb_array_length(lines) as lines from issued_quotes where id = $1',
      [source.id],
    )
    expect(rows, 'the quote keeps its figures').toEqual([{ total: 7_450_000, lines: 5 }])
  })

  it('is for the steel frame alone of a house with dimensions of its own, and refuses one without a frame', async () => {
    const person = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    const ask = async (answers: object): Promise<string> => (await to.post(PATHS.advanced, answers, person.cookie)).body.quote.id
    const order = await to.placed(person, { source: { kind: 'quote', id: await ask(ADVANCED) } })
    expect(order).toMatchObject({ priceCents: 1_500_000, title: 'Build-to-rent house of 1,450 sq ft, framing kit' })
    expect(order.lines.map(({ id }) => id)).toEqual(['standard-steel'])
    const bare = { ...ADVANCED, framing: '', totalEstimate: ADVANCED.totalEstimate - 15_000 }
    const refused = await to.place(person, { source: { kind: 'quote', id: await ask(bare) } })
    expect(refused).toMatchObject({ status: 409, body: { code: 'noKit' } })
  })

  it('is for the kit of the plan picker, with its fasteners and freight', async () => {
    const person = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    const choices = { planId: 'the-bova-plan', framing: 'heavy-duty-steel', roofing: 'zip-system', exterior: 'stucco', total: 71_930 }
    const contact = { name: 'Dana Reyes', email: person.email }
    const { body } = await to.post('/api/production', { ...choices, contact }, person.cookie)
    const order = await to.placed(person, { source: { kind: 'production', id: body.production.id } })
    expect(order).toMatchObject({ priceCents: 4_173_000, title: 'The Bova, framing kit as picked' })
    expect(order.lines.map(({ id }) => id)).toEqual(['the-bova-plan', 'heavy-duty-steel', 'fasteners', 'freight', 'engineering'])
    const again = await to.place(person, { source: { kind: 'production', id: body.production.id.toUpperCase() } })
    expect(again.body.code).toBe('alreadyOrdered')
  })

  it('is at the price of a production request for as long as a quote would stand', async () => {
    const person = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    const choices = { planId: 'the-bova-plan', framing: 'heavy-duty-steel', roofing: 'zip-system', exterior: 'stucco', total: 71_930 }
    const { body } = await to.post('/api/production', { ...choices, contact: { name: 'Dana Reyes', email: person.email } }, person.cookie)
    const source = { kind: 'production', id: body.production.id } as const
    await cms.payload.db.pool.query("update plan_productions set created_at = now() - interval '32 days' where id = $1", [source.id])
    expect((await to.place(person, { source })).body.code).toBe('productionExpired')
  })

  it('is for a site in its ZIP code: reach, freight and days follow the place, taxes the code', async () => {
    const person = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    const { status, body } = await to.place(person, { siteAddress: '1 Fourth Ave, Anchorage, AK', siteZip: '99501' })
    expect([status, body.fields[0].path]).toEqual([400, 'location'])
  })

  it('is for a ZIP code in the state of its address: taxes follow the code, papers the address', async () => {
    const person = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    const { status, body } = await to.place(person, { siteAddress: '12 Canal St, Dayton, OH', siteZip: '47374' })
    expect([status, body.fields]).toEqual([400, [{ path: 'siteZip', message: 'ZIP code 47374 is in Indiana, but the address is in Ohio' }]])
    const other = await to.place(person, { siteAddress: '12 Canal St, Dayton, OH 45402', siteZip: '45403' })
    expect([other.status, other.body.fields]).toEqual([400, [{ path: 'siteZip', message: 'The address ends with ZIP code 45402' }]])
    const unknown = await to.place(person, { siteZip: '00000' })
    expect([unknown.status, unknown.body.fields]).toEqual([400, [{ path: 'siteZip', message: 'We do not know this ZIP code' }]])
  })

  it('is refused as long as no distributor prices its bill, as something that may last', async () => {
    const source = { kind: 'quote', id: await to.quoteFor(builder) } as const
    const offer = (offered: boolean) => cms.payload.db.pool.query('update distributors set offered = $1, updated_at = now()', [offered])
    await offer(false)
    try {
      const { status, body } = await to.place(builder, { source })
      expect([status, body.code]).toEqual([409, 'noPriceList'])
    } finally {
      await offer(true)
    }
  })

  it('asks for a day that can be reached by counting work days', async () => {
    const person = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    const { status, body } = await to.place(person, { deliverBy: '9999-12-31' })
    expect([status, JSON.stringify(body).includes('Use a date before 2100')]).toEqual([400, true])
  })

  it('is not taken, nor changed, nor quoted for a day after the planned weeks', async () => {
    const deliverBy = inDays(400)
    const person = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    const { path } = await to.activeOrder(person)
    const asked = [
      [await to.place(person, { deliverBy }), 'deliverBy'],
      [await to.post(`${path}/changes`, { deliverBy, reason: 'Next year' }, person.cookie), 'deliverBy'],
      [await to.post('/api/steel-quotes', { ...KIT, site: { siteZip: '45402', deliverBy } }, person.cookie), 'site.deliverBy'],
    ] as const
    for (const [{ status, body }, field] of asked)
      expect([status, body.fields], field).toEqual([
        400,
        [{ path: field, message: expect.stringMatching(/^We plan 52 weeks ahead\. Choose a day by /) }],
      ])
  })

  it('is not taken, nor changed, nor quoted for a day that has passed', async () => {
    const deliverBy = inDays(-1)
    const person = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    const { path } = await to.activeOrder(person)
    const asked = [
      [await to.place(person, { deliverBy }), 'deliverBy'],
      [await to.post(`${path}/changes`, { deliverBy, reason: 'Earlier' }, person.cookie), 'deliverBy'],
      [await to.post('/api/steel-quotes', { ...KIT, site: { siteZip: '45402', deliverBy } }, person.cookie), 'site.deliverBy'],
    ] as const
    for (const [{ status, body }, field] of asked)
      expect([status, body.fields], field).toEqual([400, [{ path: field, message: 'This day has passed. Choose today or a later day.' }]])
    const today = { ...KIT, site: { siteZip: '45402', deliverBy: inDays(0) } }
    expect((await to.post('/api/steel-quotes', today, person.cookie)).status).toBe(200)
  })

  it('needs a qualified company', async () => {
    const nobody = await memberOf(cms.payload, 'builder')
    expect((await to.place(nobody)).body).toMatchObject({
      code: 'notQualified',
      detail: 'Apply for credit terms first: it takes a minute.',
    })
    const person = await qualifiedBuilder(cms.payload, 'Standard', 75_000)
    await cms.payload.db.pool.query("update credit_applications set qualification_status = 'pending' where company_id = $1", [
      person.companyId,
    ])
    expect((await to.place(person)).body.code).toBe('qualificationPending')
    const { cookie } = await cms.signInAs('builder')
    expect((await to.place({ ...person, cookie }, { source: { kind: 'quote', id: await to.quoteFor(person) } })).body.code).toBe(
      'noCompany',
    )
  })

  it('names the decision of a builder whose company has none, once their address is proved', async () => {
    const member = await memberOf(cms.payload, 'builder')
    const answers = {
      projectLocation: 'Houston, TX',
      projectType: 'Spec',
      startTimeline: 'Immediately',
      budgetScale: 'Small (<$100K)',
      familiarityWithSteel: 'Some experience',
      contactName: 'Maria Lopez',
      email: member.email,
    }
    const { id } = (await to.post('/api/qualification/apply', answers, '')).body
    const { pool } = cms.payload.db
    await pool.query('delete from proved_addresses where email = $1', [member.email])
    expect((await to.place(member)).body.detail).toBe('Apply for credit terms first: it takes a minute.')
    await pool.query('insert into proved_addresses (account_id, email) select id, email from accounts where email = $1', [member.email])
    expect((await to.place(member)).body).toMatchObject({
      code: 'notQualified',
      detail: expect.stringMatching(/^Your application of .+ is not in your account yet\. Open it and save it to your account\.$/),
      expected: { decision: expect.stringContaining(`/terms?decision=${id}`) },
    })
  })

  it('waits until a company with many unfinished ones has finished or canceled one', async () => {
    const person = await qualifiedBuilder(cms.payload, 'Prepay', 0)
    const waiting = []
    for (let count = 0; count < MAX_WAITING; count += 1) waiting.push(await to.placed(person))
    expect((await to.place(person)).body.code).toBe('tooManyWaiting')
    await to.post(`/api/tracking/orders/${waiting[0]?.number}/cancellation`, { reason: 'The lot was sold' }, person.cookie)
    expect((await to.place(person)).status).toBe(201)
  })
})

describe('concurrent orders', () => {
  it('on the last dollars of a limit succeed exactly as far as it goes', async () => {
    // 90% of an order is on credit, so two need $99,000.
    const person = await qualifiedBuilder(cms.payload, 'Preferred', 105_000)
    const sources = await Promise.all(Array.from({ length: 50 }, async () => ({ kind: 'quote', id: await to.quoteFor(person) }) as const))
    const answers = await Promise.all(sources.map((source) => to.place(person, { source })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['creditLimit']))
    expect(refused[0]?.body.expected).toEqual({ openCents: 600_000, creditCents: 4_950_000 })
    // A prepaid order needs no credit.
    const source = sources[answers.findIndex(({ status }) => status !== 201)]
    expect((await to.place(person, { source, prepaid: true })).status).toBe(201)
  })

  it('for the last slot: one gets it', async () => {
    // Far from the other shop; only one week is early enough.
    const location = { lat: 64.8, lng: -147.7 }
    const far = { location, siteAddress: '5 Cushman St, Fairbanks, AK', siteZip: '99701' }
    await to.makeShop('Tanana Frames', null, { latitude: location.lat, longitude: location.lng, weeklyCapacity: 27, reachMiles: 200 })
    const deliverBy = earliestDelivery()
    const people = await Promise.all(Array.from({ length: 50 }, () => qualifiedBuilder(cms.payload, 'Prepay', 0)))
    const answers = await Promise.all(people.map((person) => to.place(person, { ...far, deliverBy })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(new Set(['noShop']))
  })

  it('each store the decision that was followed, including those that came second', async () => {
    const location = { lat: 21.3, lng: -157.8 }
    const far = { location, siteAddress: '5 Bishop St, Honolulu, HI', siteZip: '96801' }
    for (const name of ['Oahu Frames', 'Hickam Frames'])
      await to.makeShop(name, null, { latitude: location.lat, longitude: location.lng, weeklyCapacity: 27, reachMiles: 200 })
    const deliverBy = earliestDelivery()
    const people = await Promise.all(Array.from({ length: 4 }, () => qualifiedBuilder(cms.payload, 'Prepay', 0)))
    const answers = await Promise.all(people.map((person) => to.place(person, { ...far, deliverBy })))
    const placed = answers.filter(({ status }) => status === 201).map(({ body }) => body.order)
    expect(placed.map(({ fabricator }) => fabricator.name).sort()).toEqual(['Hickam Frames', 'Oahu Frames'])
    const { rows } = await cms.payload.db.pool.query(
      'select o.fabricator_name = d.chosen_name as followed from orders o join routing_decisions d on d.id::text = o.routing_decision where o.number = any($1)',
      [placed.map(({ number }) => number)],
    )
    expect(rows).toEqual([{ followed: true }, { followed: true }])
  })
})
