import { companyDay, dayFrom } from '@framewell/domain/dates/businessDays'
import { BEFORE_TAX } from '@framewell/domain/tax/taxWords'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyLedger } from '../payments/proveLedger'
import { mailsTo } from '../testing/mailsTo'
import { orderHouse } from '../testing/orderHouse'
import { inDays, KIT } from '../testing/orderSetup'
import { pdfText } from '../testing/pdfText'
import { qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'

let house: Awaited<ReturnType<typeof orderHouse>>
beforeAll(async () => {
  house = await orderHouse()
})
afterAll(() => house.cms.stop())

/** Invented rates: no published one is stored with the product. */
const STATE = { state: 'OH', level: 'state', name: 'Example state', percent: 6, effectiveFrom: '2026-01-01', source: 'Made up for a test' }
const COUNTY = { ...STATE, level: 'county', name: 'Example county', percent: 2.25, zips: '45401 45402' }

async function enter(list: string, json: object): Promise<string> {
  const answer = await house.cms.request(`/api/${list}`, { method: 'POST', json, cookie: house.operator })
  const body = await answer.json()
  if (answer.status === 201) return 'done'
  return body.errors[0].data.errors.map((one: { path: string; message: string }) => `${one.path}: ${one.message}`).join('; ')
}

async function balances(number: string): Promise<Record<string, number>> {
  const { rows } = await house.cms.payload.db.pool.query<{ kind: string; cents: number }>(
    'select kind, balance_cents::float8 as cents from ledger_accounts where project_id = $1',
    [number],
  )
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]))
}

async function invoices(number: string) {
  const { rows } = await house.cms.payload.db.pool.query<{ kind: string; cents: number; tax: number }>(
    `select i.kind, (i.amount_cents - i.credited_cents)::float8 as cents, (i.tax_cents - i.credited_tax_cents)::float8 as tax
     from invoices i join payment_projects p on p.id = i.project_id where p.number = $1 order by i.number`,
    [number],
  )
  return rows.map(({ kind, cents, tax }) => [kind, cents, tax])
}

/** The text of the PDF of an order's first invoice. */
async function invoicePaper(order: string, cookie: string): Promise<string> {
  const { rows } = await house.cms.payload.db.pool.query<{ number: string }>(
    'select i.number from invoices i join payment_projects p on p.id = i.project_id where p.number = $1 order by i.number limit 1',
    [order],
  )
  return pdfText(await house.cms.request(`/api/payments/invoices/${rows[0]?.number}/pdf`, { cookie }))
}

/** Signs change orders of an order to what a quote configures. */
const changeTo = (builder: TestMember, path: string) => async (selectedPlan: string, totalPrice: number, nth: number) => {
  const { to, operator } = house
  const id = await to.quoteFor(builder, { selectedPlan, totalPrice })
  const { body } = await to.post(`${path}/changes`, { source: { kind: 'quote', id }, reason: 'Another house' }, builder.cookie)
  const { id: changeId, text } = body.order.changes[nth]
  const sign = (cookie: string) =>
    to.post(`${path}/changes/${changeId}/signature`, { name: 'Dana Reyes', authority: 'Manager', textHash: text.textHash }, cookie)
  await sign(builder.cookie)
  return { text: text.paragraphs.join('\n'), order: (await sign(operator)).body.order }
}

const count = (paragraphs: readonly string[]) => paragraphs.join('\n').split(BEFORE_TAX).length - 1
const findings = async () => (await verifyLedger(house.cms.payload.db.pool)).findings

describe('sales tax', () => {
  it('is off until a state is turned on, and the papers say that prices are before tax', async () => {
    const { cms, to } = house
    const builder = await qualifiedBuilder(cms.payload, 'Standard', 100_000)
    const order = await to.placed(builder)
    expect(order.tax).toBeNull()
    expect(count(order.form.paragraphs)).toBe(1)
    await to.sign(builder, order)
    expect(await invoicePaper(order.number, builder.cookie)).toContain(BEFORE_TAX)
    expect(await invoices(order.number)).toEqual([
      ['deposit', 1_100_000, 0],
      ['progress', 3_300_000, 0],
      ['final', 1_100_000, 0],
    ])
    const { body } = await to.get(`/api/payments/projects/${order.number}`, builder.cookie)
    expect(body.project.invoices[0]).toMatchObject({ taxCents: 0, taxNote: null })
  })

  it('is turned on with the rate of the state, and says what is wrong in which field', async () => {
    expect(await enter('tax-states', { state: 'OH', charged: true, materials: true })).toBe(
      'charged: Enter the rate of Ohio first: none is in force today',
    )
    expect(await enter('tax-rates', { ...STATE, percent: 60, zips: '45402', source: ' ' })).toBe(
      'percent: A rate is at most 25%; zips: A state’s rate applies in all of the state: leave this empty; source: Say where the rate is published',
    )
    expect(await enter('tax-rates', STATE)).toBe('done')
    expect(await enter('tax-rates', { ...STATE, percent: 7, effectiveFrom: '2026-06-01' })).toBe(
      'effectiveFrom: Another rate of Example state is in force from 2026-01-01. Enter its last day first.',
    )
    expect(await enter('tax-rates', { ...STATE, name: 'State of Example' })).toBe(
      'effectiveFrom: Another rate of State of Example is in force from 2026-01-01. Enter its last day first.',
    )
    const names = ['One', 'Two', 'Three', 'Four'].map((name) => ({ ...STATE, state: 'WY', name }))
    const together = await Promise.all(names.map((rate) => enter('tax-rates', rate)))
    expect(together.filter((answer) => answer === 'done')).toHaveLength(1)
    expect(await enter('tax-rates', { ...COUNTY, zips: '4540' })).toBe('zips: Write ZIP codes with five digits each')
    expect(await enter('tax-rates', COUNTY)).toBe('done')
    expect(await enter('tax-rates', { ...COUNTY, name: ' example COUNTY ' })).toContain('Another rate of example COUNTY is in force')
    expect(await enter('tax-rates', { ...COUNTY, name: 'Next county', zips: '45402 45403 45401' })).toBe(
      'zips: 45401, 45402 are already in Example county. Each can be in one county at a time.',
    )
    const ended = { ...COUNTY, name: 'Former county', effectiveFrom: '2024-01-01', effectiveUntil: '2025-12-31' }
    expect(await enter('tax-rates', ended)).toBe('done')
    expect(await enter('tax-rates', { ...COUNTY, name: 'Next county', zips: '45403' })).toBe('done')
    expect(await enter('tax-rates', { ...COUNTY, level: 'city', name: 'Example city', zips: '45410 45411' })).toBe('done')
    expect(await enter('tax-rates', { ...COUNTY, level: 'city', name: 'Next city', zips: '45411' })).toContain(
      'zips: 45411 is already in Example city.',
    )
    expect(await enter('tax-states', { state: 'OH', charged: true })).toBe('charged: Choose what the state taxes')
    expect(await enter('tax-states', { state: 'OH', charged: true, materials: true })).toBe('done')
  })

  it('is on the quote, the order form and the invoices, charged to its own account, and goes back with the order', async () => {
    const { cms, to } = house
    const builder = await qualifiedBuilder(cms.payload, 'Standard', 100_000)
    const site = { siteZip: '45402', deliverBy: inDays(90) }
    const contact = { name: 'Test member', email: `with-tax-${builder.email}` }
    const { body } = await to.post('/api/steel-quotes', { ...KIT, site, contact }, builder.cookie)
    const quotePaper = await pdfText(await cms.request(`/api/quotes/${body.quote.id}/pdf?token=${body.token}`))
    expect(quotePaper).toContain('Sales tax: Example state 6%, Example county 2.25%')
    expect([quotePaper.includes('$80,646.25'), quotePaper.includes(BEFORE_TAX)]).toEqual([true, false])
    const [mail] = await mailsTo(cms.payload, contact.email)
    expect(mail?.subject).toBe(`Your quote ${body.quote.number}: $74,500`)
    expect(mail?.text).toMatch(/With sales tax:? \$80,646\.25/)
    expect(body.quote).toMatchObject({ totalCents: 7_450_000, total: 74_500, tax: { state: 'OH', taxCents: 614_625 } })
    const order = await to.placed(builder)
    // 8.25% of the framing kit, $55,000.00; 20% of each is the deposit.
    expect(order).toMatchObject({ priceCents: 5_500_000, tax: { taxableCents: 5_500_000, taxCents: 453_750 }, depositCents: 1_190_750 })
    expect(count(order.form.paragraphs)).toBe(0)
    expect(order.form.paragraphs.join('\n')).toContain('Sales tax: $4,537.50 (Example state 6%, Example county 2.25%)')
    await to.sign(builder, order)
    const paper = await invoicePaper(order.number, builder.cookie)
    expect([paper.includes('$907.50'), paper.includes('$11,907.50'), paper.includes(BEFORE_TAX)]).toEqual([true, true, false])
    expect(await invoices(order.number)).toEqual([
      ['deposit', 1_190_750, 90_750],
      ['progress', 3_572_250, 272_250],
      ['final', 1_190_750, 90_750],
    ])
    expect(await balances(order.number)).toEqual({ receivable: 4_400_000, escrow: 4_400_000, tax_receivable: 363_000, sales_tax: 363_000 })
    expect((await to.get(`/api/tracking/orders/${order.number}`, house.shop.cookie)).body.order).toMatchObject({ tax: null })
    await to.post(`/api/tracking/orders/${order.number}/cancellation`, { reason: 'Plans changed' }, builder.cookie)
    expect(await balances(order.number)).toEqual({ receivable: 0, escrow: 0, tax_receivable: 0, sales_tax: 0 })
    const creditPath = `/api/payments/projects/${order.number}/credit-notes`
    const credit = await pdfText(await cms.request(creditPath, { cookie: builder.cookie }))
    for (const text of ['Sales tax: Example state 6%, Example county 2.25%', '$44,000.00', '$3,630.00', '$47,630.00', 'Plans changed'])
      expect(credit).toContain(text)
    expect(credit).not.toContain(BEFORE_TAX)
    expect((await to.get(creditPath, house.shop.cookie)).status).toBe(403)
    expect(await findings()).toEqual([])
  })

  it('follows a change order at the rates the order was signed with', async () => {
    const { cms, to } = house
    const { builder, number, path } = await to.activeOrder(await qualifiedBuilder(cms.payload, 'Premium', 200_000))
    expect(await enter('tax-rates', { ...COUNTY, level: 'special', name: 'Example district', percent: 1 })).toBe('done')
    const change = changeTo(builder, path)
    const more = await change('the-storch-plan', 90_900, 0)
    expect(more.text).toContain('Sales tax: $4,537.50 changes to $5,890.50')
    expect(more.order).toMatchObject({ priceCents: 7_140_000, tax: { taxCents: 589_050 } })
    expect(await balances(number)).toEqual({ receivable: 7_140_000, escrow: 7_140_000, tax_receivable: 589_050, sales_tax: 589_050 })
    const less = await change('the-schiff-plan', 74_500, 1)
    expect(less.order, JSON.stringify(less.order)).toMatchObject({ priceCents: 5_500_000, tax: { taxCents: 453_750 } })
    expect(await balances(number)).toEqual({ receivable: 5_500_000, escrow: 5_500_000, tax_receivable: 453_750, sales_tax: 453_750 })
    expect((await invoices(number)).reduce((sum, [, , tax]) => sum + Number(tax), 0)).toBe(453_750)
    expect(await findings()).toEqual([])
  })

  it('follows change orders up and down after a dispute refunded a part with its tax', async () => {
    const { cms, to, operator } = house
    const { builder, number, path } = await to.activeOrder(await qualifiedBuilder(cms.payload, 'Premium', 200_000))
    expect(await balances(number)).toMatchObject({ receivable: 5_500_000, sales_tax: 508_750 })
    const about = { projectId: number, reason: 'other', description: 'Something about it is not right.' }
    const { dispute } = (await to.post('/api/payments/disputes', about, builder.cookie)).body
    const decision = { outcome: 'split', refundCents: 1_000_000, reason: 'Agreed' }
    expect((await to.post(`/api/payments/disputes/${dispute.id}/resolve`, decision, operator)).status).toBe(200)
    expect(await balances(number)).toMatchObject({ receivable: 4_500_000, tax_receivable: 416_250, sales_tax: 416_250 })

    const change = changeTo(builder, path)
    const more = await change('the-storch-plan', 90_900, 0)
    expect(more.order, JSON.stringify(more.order)).toMatchObject({ priceCents: 7_140_000, tax: { taxCents: 660_450 } })
    expect(await balances(number)).toMatchObject({ receivable: 6_140_000, tax_receivable: 567_950, sales_tax: 567_950 })
    const less = await change('the-bova-plan', 62_030, 1)
    expect(less.order, JSON.stringify(less.order)).toMatchObject({ priceCents: 4_253_000, tax: { taxCents: 393_403 } })
    expect(await balances(number)).toMatchObject({ receivable: 3_253_000, tax_receivable: 300_903, sales_tax: 300_903 })

    const billed = await invoices(number)
    const sums = [1, 2].map((column) => billed.reduce((sum, invoice) => sum + Number(invoice[column]), 0))
    expect(sums).toEqual([3_253_000 + 300_903, 300_903])
    const notes = await pdfText(await cms.request(`/api/payments/projects/${number}/credit-notes`, { cookie: builder.cookie }))
    for (const amount of ['$925.00', '$10,925.00', '$2,670.47', '$31,540.47']) expect(notes).toContain(amount)
    const today = companyDay(new Date())
    const { body } = await to.get(`/api/tax/return?from=${today}&until=${today}`, operator)
    expect(body.differenceCents).toBe(0)
    const { rows } = await cms.payload.db.pool.query<{ cents: number }>(
      "select sum(balance_cents)::float8 as cents from ledger_accounts where kind = 'sales_tax'",
    )
    expect(body.closingCents).toBe(rows[0]?.cents)
    expect(await findings()).toEqual([])
  })

  it('is not charged to a buyer with a certificate of the state, which the papers name', async () => {
    const { cms, to } = house
    const builder = await qualifiedBuilder(cms.payload, 'Premium', 100_000)
    const certificate = { company: builder.companyId, state: 'OH', kind: 'resale', number: 'R-1007', expiresOn: '2099-12-31' }
    expect(await enter('tax-certificates', { ...certificate, expiresOn: '12/31/2099' })).toBe('expiresOn: Write the day like 2027-01-31')
    expect(await enter('tax-certificates', certificate)).toBe('done')
    const order = await to.placed(builder)
    expect(order.tax).toMatchObject({ taxableCents: 5_500_000, taxCents: 0, certificate: { number: 'R-1007' } })
    expect(order.form.paragraphs.join('\n')).toContain('Sales tax: none. Ohio resale certificate R-1007, valid until December 31, 2099.')
    expect(count(order.form.paragraphs)).toBe(0)
  })
  it('keeps a rate of the state’s own while it is charged, and says when the last one ends', async () => {
    const { cms, to, operator } = house
    const { pool } = cms.payload.db
    const [state] = (await pool.query<{ id: string }>(`select id from tax_rates where state = 'OH' and level = 'state'`)).rows
    const path = `/api/tax-rates/${state?.id}`
    const edit = async (json: object) => {
      const answer = await cms.request(path, { method: 'PATCH', json, cookie: operator })
      if (answer.status === 200) return 'done'
      const [{ path: field, message }] = (await answer.json()).errors[0].data.errors
      return `${field}: ${message}`
    }
    const ending = async () => (await to.get('/api/admin/tasks?kind=taxRateEnds', operator)).body.data
    const dayIn = (days: number) => dayFrom(new Date(), days)
    const untaxed = 'Sales tax is charged in Ohio, and no other rate of the state is in force today'
    expect(await edit({ effectiveUntil: dayIn(-1) })).toBe(`effectiveUntil: ${untaxed}`)
    expect(await edit({ effectiveFrom: dayIn(2) })).toBe(`effectiveFrom: ${untaxed}`)
    expect(await edit({ state: 'WV' })).toBe(`effectiveFrom: ${untaxed}`)
    const kept = await cms.request(path, { method: 'DELETE', cookie: operator })
    expect([kept.status, await kept.text()]).toEqual([409, expect.stringContaining(untaxed)])
    expect(await edit({ percent: 6.5 })).toBe('done')
    expect(await ending()).toEqual([])

    expect(await edit({ effectiveUntil: dayIn(10) })).toBe('done')
    expect(await ending()).toMatchObject([
      { name: 'OH', detail: expect.stringMatching(/^No rate of its own from \w+ \d+, 20\d\d$/), late: false },
    ])
    const next = { ...STATE, percent: 7, effectiveFrom: dayIn(12) }
    expect(await enter('tax-rates', next)).toBe('done')
    expect(await ending(), 'a day between them').toHaveLength(1)
    expect(await edit({ effectiveUntil: dayIn(11) })).toBe('done')
    expect(await ending()).toEqual([])

    await pool.query(`update tax_rates set effective_until = $1 where id = $2`, [dayIn(-3), state?.id])
    const builder = await qualifiedBuilder(cms.payload, 'Premium', 100_000)
    const order = await to.placed(builder)
    expect([order.tax, count(order.form.paragraphs)], 'not the county’s rate alone').toEqual([null, 1])
    expect(await ending()).toMatchObject([{ name: 'OH', late: true }])
    const [charged] = (await pool.query<{ id: string }>(`select id from tax_states where state = 'OH'`)).rows
    const off = await cms.request(`/api/tax-states/${charged?.id}`, { method: 'PATCH', json: { charged: false }, cookie: operator })
    expect([off.status, await ending()]).toEqual([200, []])
    expect((await cms.request(path, { method: 'DELETE', cookie: operator })).status).toBe(200)
  })
})
