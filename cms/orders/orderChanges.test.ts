import { companyDay } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import type { Compared } from '@framewell/domain/orders/changeFields'
import { type InvoiceKind, plannedInvoices } from '@framewell/domain/payments/invoices'
import type { ProjectInvoice } from '@framewell/domain/payments/projectCalls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedZipCodes } from '../network/seedZipCodes'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import { inDays, KIT, type orderSetup } from '../testing/orderSetup'
import { pdfText } from '../testing/pdfText'
import { qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'
import { PATHS, PLAN } from '../testing/quoteDesk'
import { runQueuedJobs } from '../testing/runQueuedJobs'

let cms: TestCms
let operator: string
let shop: TestMember
let shopId: string
let other: TestMember
let photo: Uint8Array<ArrayBuffer>
let to: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  ;({ cms, to, operator, shop, shopId, other, photo } = await orderHouse())
  await seedZipCodes(cms.payload)
})
afterAll(() => cms.stop())

const textOf = async (path: string, cookie: string) => pdfText(await cms.request(path, { cookie }))

describe('a change order', () => {
  it('states the difference, takes effect once both sides have signed, and updates price, steel, day and slot', async () => {
    const { builder, number, path } = await to.activeOrder(await qualifiedBuilder(cms.payload, 'Premium', 100_000))
    const before = (await to.get(path, builder.cookie)).body.order
    const id = await to.quoteFor(builder, { selectedPlan: 'the-storch-plan', totalPrice: 90_900 })
    const propose = (cookie: string) =>
      to.post(`${path}/changes`, { source: { kind: 'quote', id }, deliverBy: inDays(110), reason: 'A larger house' }, cookie)
    const { status, body } = await propose(builder.cookie)
    expect(status, JSON.stringify(body)).toBe(201)
    const [change] = body.order.changes
    expect(change).toMatchObject({ number: 1, status: 'proposed', differenceCents: 1_640_000, builderSignature: null })
    expect(change.steelPoundsDifference).toBeGreaterThan(0)
    expect(change.lines.length).toBeGreaterThan(0)
    expect((await propose(operator)).body.code).toBe('changeOpen')
    const sign = (cookie: string, textHash = change.text.textHash) =>
      to.post(
        `${path}/changes/${change.id}/signature`,
        { name: 'Dana Reyes', authority: 'By a resolution of the members', textHash },
        cookie,
      )
    expect((await sign(builder.cookie, 'b'.repeat(64))).body.code).toBe('textChanged')
    expect((await sign(builder.cookie)).body.order).toMatchObject({ revision: 1, priceCents: before.priceCents })
    expect((await sign(builder.cookie)).body.code).toBe('signedAlready')
    expect((await to.get(`${path}/changes/${change.id}/document`, shop.cookie)).status).toBe(403)
    const after = (await sign(operator)).body.order
    expect(after).toMatchObject({ revision: 2, priceCents: 7_140_000, frame: { units: 18 }, deliverBy: inDays(110), status: 'active' })
    expect(after.changes[0]).toMatchObject({
      status: 'accepted',
      houseSignature: { name: 'Dana Reyes', authority: 'By a resolution of the members' },
    })
    const { project } = (await to.get(`/api/payments/projects/${number}`, builder.cookie)).body
    expect([project.title, project.priceCents], 'its money is for what is ordered now').toEqual([after.title, after.priceCents])
    const billed = (wanted: InvoiceKind) =>
      project.invoices.reduce(
        (sum: number, { kind, amountCents, status }: ProjectInvoice) =>
          kind === wanted && status === 'scheduled' ? sum + amountCents : sum,
        0,
      )
    for (const { kind, amountCents } of plannedInvoices(after.priceCents, after.terms))
      expect(billed(kind), `${kind} is billed as the new price is by the order’s terms`).toBe(amountCents)
    expect(await to.heldUnits(number, shopId)).toBe(18)
    const pdf = await cms.request(`${path}/changes/${change.id}/document`, { cookie: builder.cookie })
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect((await sign(operator)).body.code).toBe('unknownChange')
    const confirmation = await textOf(`${path}/documents/confirmation`, builder.cookie)
    expect(confirmation).toContain(`${after.title}, ordered by ${after.companyName}, as changed by change 1.`)
    expect(confirmation, 'each signature is of the text that was signed').toMatch(
      new RegExp(
        `signature of the order form.*${after.form.textHash}.*Builder’s signature of change 1.*${change.text.textHash}.*Framewell signature of change 1.*${change.text.textHash}`,
      ),
    )
  })

  it('that lowers the price states what becomes of each invoice, and a payment in between makes both sides sign again', async () => {
    const builder = await qualifiedBuilder(cms.payload, 'Standard', 100_000)
    const large = await to.quoteFor(builder, { selectedPlan: 'the-storch-plan', totalPrice: 90_900 })
    const order = await to.placed(builder, { source: { kind: 'quote', id: large } })
    await to.sign(builder, order)
    const { number } = order
    const path = `/api/tracking/orders/${number}`
    let balance = 0
    const pay = async (invoice: ProjectInvoice) => {
      balance += invoice.amountCents
      const [amount, total] = [invoice.amountCents, balance].map((sum) => (sum / 100).toFixed(2))
      const row = `${companyDay(new Date())},${amount},"${invoice.number}",${total},R${invoice.number}`
      const answer = await cms.request('/api/payments/bank/statements?name=paid.csv&first=checked', {
        method: 'POST',
        body: ['Date,Amount,Description,Balance,Reference', row, ''].join('\r\n'),
        cookie: operator,
        headers: { 'content-type': 'application/octet-stream' },
      })
      expect(await answer.json()).toMatchObject({ matched: 1 })
    }
    const bill = async () => (await to.get(`/api/payments/projects/${number}`, builder.cookie)).body.project.invoices as ProjectInvoice[]
    const [deposit, progress, final] = await bill()
    if (!deposit || !progress || !final) throw new Error('The order has three invoices')
    await pay(deposit)
    const id = await to.quoteFor(builder)
    const propose = async () => {
      const { status, body } = await to.post(
        `${path}/changes`,
        { source: { kind: 'quote', id }, reason: 'A smaller house' },
        builder.cookie,
      )
      expect(status, JSON.stringify(body)).toBe(201)
      return body.order.changes.at(-1)
    }
    const stated = ({ compared }: { compared: Compared[] }) => compared.filter(({ label }) => /invoice|Refund/.test(label))
    const sign = ({ id: change, text: { textHash } }: { id: string; text: { textHash: string } }, cookie: string) =>
      to.post(`${path}/changes/${change}/signature`, { name: 'Dana Reyes', authority: 'Manager', textHash }, cookie)
    const first = await propose()
    expect(
      stated(first).map(({ label }) => label),
      'the paid deposit stays',
    ).toEqual([`Progress invoice ${progress.number}`, `Final invoice ${final.number}`])
    await pay(final)
    expect((await sign(first, builder.cookie)).body.code).toBe('billChanged')
    expect((await to.post(`${path}/changes/${first.id}/decline`, {}, builder.cookie)).status).toBe(200)
    const second = await propose()
    for (const cookie of [builder.cookie, operator]) expect((await sign(second, cookie)).status).toBe(200)
    const after = await bill()
    for (const { label, after: amount } of stated(second)) {
      const invoice = after.find((one) => label.endsWith(one.number))
      if (invoice) expect(usdWithCents(cents(invoice.amountCents - invoice.creditedCents)), label).toBe(amount)
    }
    expect(stated(second).map(({ label }) => label)).toContain(`Progress invoice ${progress.number}`)
  })

  it('that asks for too early a day names the first one the shop can deliver on, and that one is taken', async () => {
    const { builder, path } = await to.activeOrder(await qualifiedBuilder(cms.payload, 'Premium', 100_000))
    const propose = (deliverBy: string) => to.post(`${path}/changes`, { deliverBy, reason: 'The slab is earlier' }, builder.cookie)
    const { status, body } = await propose(inDays(3))
    expect([status, body.code]).toEqual([409, 'slotLost'])
    const [, named = ''] = /^Its earliest delivery is (.+)\.$/.exec(body.detail) ?? []
    const day = new Date(`${named} 12:00 UTC`).toISOString().slice(0, 10)
    expect((await propose(inDays(4))).body.detail, 'whatever day is asked for').toBe(body.detail)
    const taken = await propose(day)
    expect(taken.status, JSON.stringify(taken.body)).toBe(201)
  })

  it('chooses other options and another site without a quote, at the signed prices, and moves the slot', async () => {
    const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
    const { number, path } = await to.activeOrder(builder)
    const before = (await to.get(path, builder.cookie)).body.order
    const { fields, quotes } = (await to.get(`${path}/change-choices`, builder.cookie)).body
    expect(quotes).toEqual([])
    expect((await to.get(`${path}/change-choices`, shop.cookie)).status).toBe(403)
    expect(fields.map(({ name }: { name: string }) => name)).toEqual(['selectedPlan', 'steelFrame'])
    const plan = fields[0]
    const other = plan.options.find(({ id }: { id: string }) => id === 'the-storch-plan')
    const propose = (facts: object) => to.post(`${path}/changes`, { reason: 'As agreed on site', ...facts }, builder.cookie)
    const site = { siteAddress: '7 Mill Race Ct, Springfield, OH', siteZip: '45502' }
    expect((await propose({})).status).toBe(400)
    expect((await propose({ siteAddress: site.siteAddress })).body.fields[0].path).toBe('siteZip')
    expect((await propose({ choices: { selectedPlan: ['castle'] } })).body.fields[0].path).toBe('choices.selectedPlan')
    // Quoted with the kit, and not ordered.
    expect((await propose({ choices: { roofing: ['standing-seam-metal'] } })).body.fields[0].path).toBe('choices.roofing')
    expect((await propose({ choices: { selectedPlan: plan.chosen } })).body.code).toBe('nothingChanges')
    expect((await propose({ ...site, siteZip: '00000' })).body.fields[0].path).toBe('siteZip')
    expect(await propose({ siteAddress: '1 Pine St, Seattle, WA', siteZip: '98101' })).toMatchObject({
      body: {
        code: 'siteOutOfReach',
        detail: expect.stringMatching(/^Miami Valley Framing delivers up to 400 mi\. This site is [\d,]+ mi away\.$/),
      },
    })
    const { status, body } = await propose({ choices: { selectedPlan: [other.id] }, ...site, deliverBy: inDays(120) })
    expect(status, JSON.stringify(body)).toBe(201)
    const [change] = body.order.changes
    const old = plan.options.find(({ id }: { id: string }) => id === plan.chosen[0]).label
    expect(change.compared).toEqual(
      expect.arrayContaining([
        { label: 'Plan', before: old, after: other.label },
        { label: 'Site', before: '12 Canal St, Dayton, OH 45402', after: '7 Mill Race Ct, Springfield, OH 45502' },
        expect.objectContaining({ label: 'Needed by' }),
        expect.objectContaining({ label: 'Fabrication' }),
        expect.objectContaining({ label: 'Price', before: '$55,000', after: '$71,400' }),
      ]),
    )
    expect(change.steelPoundsDifference).toBeGreaterThan(0)
    const signed: string = change.text.paragraphs.join('\n')
    for (const row of change.compared) expect(signed).toContain(`${row.label}: ${row.before} changes to ${row.after}.`)
    const signature = { name: 'Dana Reyes', authority: 'Manager', textHash: change.text.textHash }
    await to.post(`${path}/changes/${change.id}/signature`, signature, builder.cookie)
    const after = (await to.post(`${path}/changes/${change.id}/signature`, signature, operator)).body.order
    expect(after).toMatchObject({
      priceCents: change.priceCents,
      deliverBy: inDays(120),
      site: { address: site.siteAddress, zip: '45502' },
      source: before.source,
      frame: { units: 18, steelPounds: before.frame.steelPounds + change.steelPoundsDifference },
      revision: 2,
      changedAt: expect.any(String),
    })
    // Its shop accepted the order before: it learns when the order changed, and nothing of the contract.
    expect((await to.get(path, shop.cookie)).body.order).toMatchObject({ changedAt: after.changedAt, changes: [] })
    expect(after.site.lat).not.toBe(before.site.lat)
    expect(after.slots).not.toEqual(before.slots)
    expect(await to.heldUnits(number, shopId)).toBe(18)
    expect(after.lines.some(({ label }: { label: string }) => label === other.label)).toBe(true)
    const pdf = await cms.request(`${path}/changes/${change.id}/document`, { cookie: builder.cookie })
    expect(pdf.status).toBe(200)
  })

  it('that leaves the frame alone has its revision on every paper, and the frame of an earlier one', async () => {
    const { builder, path, number } = await to.activeOrder(await qualifiedBuilder(cms.payload, 'Premium', 200_000))
    const { body } = await to.post(`${path}/changes`, { deliverBy: inDays(120), reason: 'The slab is late' }, builder.cookie)
    const [change] = body.order.changes
    const signature = { name: 'Dana Reyes', authority: 'Manager', textHash: change.text.textHash }
    await to.post(`${path}/changes/${change.id}/signature`, signature, builder.cookie)
    await to.post(`${path}/changes/${change.id}/signature`, signature, operator)
    expect((await to.get(path, builder.cookie)).body.order).toMatchObject({ revision: 2, frameRevision: 1 })
    const words = 'Revision 2, frame unchanged since revision 1'
    const paper = async (name: string) => cms.request(`${path}/${name}`, { cookie: builder.cookie })
    for (const list of ['cut-list', 'panel-list']) {
      const [heading, header, first, ...rows] = (await (await paper(list)).text()).split('\r\n')
      expect(heading, list).toContain(words)
      expect(header, list).toContain('Project,Revision,')
      for (const row of [first, ...rows].filter(Boolean)) expect(row, list).toMatch(new RegExp(`^${number},2,`))
    }
    for (const format of ['dxf', 'ifc']) expect(await (await paper(`frame?format=${format}`)).text(), format).toContain(words)
    expect(await textOf(`${path}/frame?format=pdf`, builder.cookie)).toContain('2, frame unchanged since revision 1')
  })

  it('chooses one of the builder’s own quotes from a list', async () => {
    const { builder, path } = await to.activeOrder(await qualifiedBuilder(cms.payload, 'Premium', 200_000))
    const id = await to.quoteFor(builder, { selectedPlan: 'the-storch-plan', totalPrice: 90_900 })
    // The price of a finished house is no order.
    expect((await to.post(PATHS.plan, { ...PLAN }, builder.cookie)).status).toBe(200)
    for (const cookie of [builder.cookie, operator]) {
      const { quotes } = (await to.get(`${path}/change-choices`, cookie)).body
      expect(quotes).toEqual([{ id, label: expect.stringMatching(/: The Storch, 1,800 sq ft, framing kit \$71,400$/) }])
    }
    const propose = { source: { kind: 'quote', id }, choices: { roofing: ['x'] }, reason: 'Both' }
    expect((await to.post(`${path}/changes`, propose, builder.cookie)).body.fields[0].path).toBe('source')
  })

  it('does not move the site where other sales tax is charged', async () => {
    const { builder, path } = await to.activeOrder(await qualifiedBuilder(cms.payload, 'Premium', 200_000))
    const rate = { state: 'IN', level: 'state', name: 'Indiana', percent: 7, effectiveFrom: '2020-01-01', source: 'IC 6-2.5-2-2' } as const
    await cms.payload.create({ collection: 'tax-rates', data: rate, overrideAccess: true })
    const state = { state: 'IN', charged: true, materials: true, freight: false, services: false } as const
    await cms.payload.create({ collection: 'tax-states', data: state, overrideAccess: true })
    const change = { siteAddress: '3 Main St, Richmond, IN', siteZip: '47374', reason: 'Another lot' }
    expect((await to.post(`${path}/changes`, change, builder.cookie)).body.code).toBe('otherSalesTax')
  })

  it('keeps the state of the address and of the ZIP code together, with its own ZIP code too', async () => {
    const { builder, path } = await to.activeOrder(await qualifiedBuilder(cms.payload, 'Premium', 200_000))
    const propose = async (site: object) => {
      const { status, body } = await to.post(`${path}/changes`, { ...site, reason: 'Another lot' }, builder.cookie)
      return [status, body.fields]
    }
    const refused = (message: string) => [400, [{ path: 'siteZip', message }]]
    expect(await propose({ siteAddress: '5 Main St, Richmond, IN', siteZip: '45402' })).toEqual(
      refused('ZIP code 45402 is in Ohio, but the address is in Indiana'),
    )
    expect(await propose({ siteAddress: '7 Mill Race Ct, Springfield, OH', siteZip: '47374' })).toEqual(
      refused('ZIP code 47374 is in Indiana, but the address is in Ohio'),
    )
    expect(await propose({ siteAddress: '7 Mill Race Ct, Springfield, OH 45502', siteZip: '45402' })).toEqual(
      refused('The address ends with ZIP code 45502'),
    )
    expect((await propose({ siteAddress: '14 Canal St, Dayton, OH 45402', siteZip: '45402' }))[0]).toBe(201)
  })

  it('can be declined, and cannot exceed the available credit', async () => {
    const builder = await qualifiedBuilder(cms.payload, 'Premium', 60_000)
    const { path } = await to.activeOrder(builder)
    const id = await to.quoteFor(builder, { selectedPlan: 'the-storch-plan', totalPrice: 90_900 })
    const propose = async () =>
      (await to.post(`${path}/changes`, { source: { kind: 'quote', id }, reason: 'A larger house' }, builder.cookie)).body
    const first = (await propose()).order.changes[0]
    await to.post(`${path}/changes/${first.id}/decline`, {}, operator)
    const second = (await propose()).order.changes[1]
    const sign = (cookie: string) =>
      to.post(
        `${path}/changes/${second.id}/signature`,
        { name: 'Dana Reyes', authority: 'Manager', textHash: second.text.textHash },
        cookie,
      )
    await sign(operator)
    expect((await sign(builder.cookie)).body.code).toBe('creditLimit')
    expect((await to.get(path, builder.cookie)).body.order).toMatchObject({ revision: 1, priceCents: 5_500_000 })
  })
})

describe('a change order of an order that disputes refunded a part of', () => {
  const LOWEST =
    'The lowest price this order can have is $50,000: disputes have refunded that much of it already. This would make it $42,530.'

  it('cannot lower the price below that: it is not proposed, and one proposed before is not signed', async () => {
    const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
    const { path, number } = await to.activeOrder(builder)
    const propose = () => to.post(`${path}/changes`, { choices: { selectedPlan: ['the-bova-plan'] }, reason: 'Smaller' }, builder.cookie)
    const [change] = (await propose()).body.order.changes
    expect(change.priceCents).toBe(4_253_000)
    const about = { projectId: number, reason: 'other', description: 'Something about it is not right.' }
    const { dispute } = (await to.post('/api/payments/disputes', about, builder.cookie)).body
    const decision = { outcome: 'split', refundCents: 5_000_000, reason: 'Agreed' }
    const decided = await to.post(`/api/payments/disputes/${dispute.id}/resolve`, decision, operator)
    expect(decided.status, JSON.stringify(decided.body)).toBe(200)

    const signature = { name: 'Dana Reyes', authority: 'Manager', textHash: change.text.textHash }
    for (const cookie of [builder.cookie, operator])
      expect(await to.post(`${path}/changes/${change.id}/signature`, signature, cookie)).toMatchObject({
        status: 409,
        body: { code: 'belowRefunded', fields: [{ path: 'name', message: LOWEST }] },
      })
    await to.post(`${path}/changes/${change.id}/decline`, {}, operator)
    expect(await propose()).toMatchObject({
      status: 409,
      body: { code: 'belowRefunded', fields: [{ path: 'choices.selectedPlan', message: LOWEST }] },
    })
    const id = await to.quoteFor(builder, { selectedPlan: 'the-bova-plan', totalPrice: 62_030 })
    const other = await to.post(`${path}/changes`, { source: { kind: 'quote', id }, reason: 'Smaller' }, builder.cookie)
    expect(other.body, JSON.stringify(other.body)).toMatchObject({ code: 'belowRefunded', fields: [{ path: 'source', message: LOWEST }] })
    expect((await to.get(path, builder.cookie)).body.order).toMatchObject({ revision: 1, priceCents: 5_500_000 })
  })
})

describe('a change order that waits for signatures', () => {
  /** An active order, and a change of it that names another quote. */
  async function proposed() {
    const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
    const { path, number } = await to.activeOrder(builder)
    const id = await to.quoteFor(builder, { selectedPlan: 'the-storch-plan', totalPrice: 90_900 })
    const { status, body } = await to.post(`${path}/changes`, { source: { kind: 'quote', id }, reason: 'A larger house' }, builder.cookie)
    expect(status, JSON.stringify(body)).toBe(201)
    const isTaken = async () =>
      (await cms.payload.db.pool.query('select ordered_at is not null as taken from issued_quotes where id = $1', [id])).rows[0].taken
    expect(await isTaken()).toBe(true)
    const signChange = async () => {
      const { tasks } = (await to.get('/api/tasks', builder.cookie)).body
      return tasks.filter(({ kind }: { kind: string }) => kind === 'signChange').length
    }
    expect(await signChange()).toBe(1)
    /** What the builder and the operators were told of its end. */
    const told = async () => {
      await runQueuedJobs(cms.payload)
      const { rows } = await cms.payload.db.pool.query(`select m."to", m.text from outgoing_mail m where m.subject = $1`, [
        `Order ${number}: change 1 is closed`,
      ])
      return rows as { to: string; text: string }[]
    }
    return { builder, path, number, isTaken, signChange, told }
  }

  it('is named by its quote, which nobody has ordered yet', async () => {
    const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
    const { path, number } = await to.activeOrder(builder)
    const { quote, token } = (await to.post('/api/steel-quotes', KIT, builder.cookie)).body
    const opened = async () => (await cms.request(`/api/quotes/${quote.id}`, { headers: { 'x-link-token': token } })).json()
    expect(await opened()).toMatchObject({ order: null, proposed: null })
    /** Its status for operators and in the builder's account, and the filters that find it. */
    const shown = async () => {
      const { data } = (await to.get(`/api/quotes?search=${quote.number}`, operator)).body
      const found = async (status: string) =>
        (await to.get(`/api/quotes?search=${quote.number}&status=${status}`, operator)).body.total === 1
      const { things } = (await to.get('/api/account', builder.cookie)).body
      return {
        open: data[0].status,
        review: (await to.get(`/api/quotes/${quote.id}/review`, operator)).body.quote.status,
        own: things.find(({ id }: { id: string }) => id === quote.id)?.state,
        ordered: await found('ordered'),
        proposed: await found('proposed'),
      }
    }
    const { order } = (
      await to.post(`${path}/changes`, { source: { kind: 'quote', id: quote.id }, deliverBy: inDays(120), reason: 'Later' }, builder.cookie)
    ).body
    expect(await opened()).toMatchObject({ quote: { status: 'proposed' }, order: null, proposed: { order: number, change: 1 } })
    expect(await shown()).toEqual({ open: 'proposed', review: 'proposed', own: 'proposed', ordered: false, proposed: true })
    const { id, text } = order.changes[0]
    for (const cookie of [builder.cookie, operator])
      await to.post(`${path}/changes/${id}/signature`, { name: 'Dana Reyes', authority: 'Manager', textHash: text.textHash }, cookie)
    expect(await opened()).toMatchObject({ order: { number }, proposed: null })
    expect(await shown()).toEqual({ open: 'ordered', review: 'ordered', own: 'ordered', ordered: true, proposed: false })
  })

  it('is closed with its canceled order, both sides learn of it, and its quote can be ordered again', async () => {
    const { builder, path, isTaken, signChange, told } = await proposed()
    expect((await to.post(`${path}/cancellation`, { reason: 'The lot was sold' }, builder.cookie)).status).toBe(200)
    const { changes } = (await to.get(path, builder.cookie)).body.order
    expect(changes).toMatchObject([{ number: 1, status: 'closed', reason: 'A larger house' }])
    expect(await isTaken()).toBe(false)
    expect(await signChange()).toBe(0)
    expect(await textOf(`${path}/documents/confirmation`, builder.cookie)).toMatch(/Production weeks .{0,3}No longer held\./)
    const mails = await told()
    expect(mails.map(({ to: address }) => address)).toContain(builder.email)
    expect(mails.length, 'an operator too').toBeGreaterThan(1)
    for (const { text } of mails) {
      expect(text).toContain('has no effect: the order is canceled.')
      expect(text).toContain('The quote it named can be ordered again.')
    }
  })

  it('is refused when its shop cannot make it, and again at the signature that would apply it', async () => {
    const { builder, path } = await to.activeOrder(await qualifiedBuilder(cms.payload, 'Premium', 200_000))
    const longest = (feet: number) => cms.payload.db.pool.query('update fabricators set max_member_feet = $1', [feet])
    const id = await to.quoteFor(builder, { selectedPlan: 'the-storch-plan', totalPrice: 90_900 })
    const propose = () =>
      to.post(`${path}/changes`, { source: { kind: 'quote', id }, deliverBy: inDays(110), reason: 'A larger house' }, builder.cookie)
    try {
      await longest(4)
      expect((await propose()).body).toMatchObject({ code: 'shopCannotMake', detail: expect.stringContaining('the longest member') })
      await longest(60)
      const [change] = (await propose()).body.order.changes
      const signed = { name: 'Dana Reyes', authority: 'By a resolution of the members', textHash: change.text.textHash }
      const sign = (cookie: string) => to.post(`${path}/changes/${change.id}/signature`, signed, cookie)
      expect((await sign(builder.cookie)).status).toBe(200)
      await longest(4)
      expect((await sign(operator)).body.code).toBe('shopCannotMake')
    } finally {
      await longest(60)
    }
  })

  it('that was accepted gives its quote back with its canceled order, and the one before it', async () => {
    const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
    const [first, second] = [
      await to.quoteFor(builder),
      await to.quoteFor(builder, { selectedPlan: 'the-storch-plan', totalPrice: 90_900 }),
    ]
    const order = await to.placed(builder, { source: { kind: 'quote', id: first } })
    await to.sign(builder, order)
    await to.fund(order.number)
    const path = `/api/tracking/orders/${order.number}`
    const { body } = await to.post(
      `${path}/changes`,
      { source: { kind: 'quote', id: second }, deliverBy: inDays(110), reason: 'A larger house' },
      builder.cookie,
    )
    const [{ id, text }] = body.order.changes
    const signed = { name: 'Dana Reyes', authority: 'By a resolution of the members', textHash: text.textHash }
    for (const cookie of [builder.cookie, operator]) await to.post(`${path}/changes/${id}/signature`, signed, cookie)
    expect((await to.post(`${path}/cancellation`, { reason: 'The lot was sold' }, builder.cookie)).status).toBe(200)
    for (const quote of [first, second])
      expect((await to.place(builder, { source: { kind: 'quote', id: quote }, deliverBy: inDays(110) })).status).toBe(201)
  })

  it('is closed when fabrication starts, after which nothing can be changed', async () => {
    const { builder, path, number, isTaken, signChange, told } = await proposed()
    await to.post(`${path}/stages`, { stage: 'fabrication_started' }, shop.cookie)
    expect((await to.get(path, builder.cookie)).body.order.changes).toMatchObject([{ status: 'closed' }])
    expect([await isTaken(), await signChange()]).toEqual([false, 0])
    expect((await told())[0]?.text, number).toContain('fabrication has started')
  })
})

describe('messages on an order', () => {
  it('reach the other parties, unread until they read them, with attachments', async () => {
    const { builder, path } = await to.activeOrder()
    const { body } = await to.upload(path, builder.cookie, photo, { name: 'site.png' })
    const write = (cookie: string, text: string, attachments: string[] = []) => to.post(`${path}/messages`, { text, attachments }, cookie)
    expect((await write(shop.cookie, 'Mine?', [body.file.id])).body.code).toBe('unknownAttachment')
    expect((await write(builder.cookie, 'The crane comes on Tuesday.', [body.file.id])).status).toBe(201)
    expect((await write(other.cookie, 'Hello')).status).toBe(404)
    const seen = await to.get(`${path}/messages`, shop.cookie)
    expect(seen.body).toMatchObject({
      unread: 1,
      messages: [{ party: 'builder', text: 'The crane comes on Tuesday.', mine: false, unread: true, attachments: [{ name: 'site.png' }] }],
    })
    expect((await to.get('/api/tracking/orders', shop.cookie)).body.data[0].unread).toBe(1)
    const read = await to.post(`${path}/messages/read`, { through: seen.body.messages[0].id }, shop.cookie)
    expect(read.body).toEqual({ unread: 0 })
    await write(operator, 'Noted.')
    expect((await to.get(`${path}/messages`, shop.cookie)).body.unread).toBe(1)
    expect((await to.get(`${path}/messages`, builder.cookie)).body.messages.map(({ mine }: { mine: boolean }) => mine)).toEqual([
      true,
      false,
    ])
    await runQueuedJobs(cms.payload)
    const { rows } = await cms.payload.db.pool.query('select 1 from outgoing_mail where "to" = $1 and subject like \'%wrote on order%\'', [
      builder.email,
    ])
    expect(rows).toHaveLength(1)
  })
})
