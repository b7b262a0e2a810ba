import { randomUUID } from 'node:crypto'
import { getQuote, type IssuedQuote, issuedQuoteSchema } from '@framewell/domain/quotes/quoteCalls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contextFor } from '../platform/seeds/contextFor'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { ADVANCED, CONTACT, PLAN, problemOf, type QuoteDesk, quoteDesk, STEEL } from '../testing/quoteDesk'

let cms: TestCms
let desk: QuoteDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await quoteDesk(cms)
})
afterAll(() => cms.stop())

describe('a private link', () => {
  it('opens its own quote and nothing else', async () => {
    const [one, other] = [await desk.issued('plan', PLAN), await desk.issued('plan', PLAN)]
    for (const wrong of [
      { ...one, token: other.token },
      { ...one, token: 'x'.repeat(43) },
      { ...one, quote: { ...one.quote, id: randomUUID() } },
    ]) {
      const response = await desk.open(wrong)
      expect(response.status).toBe(404)
      expect((await problemOf(response)).code).toBe('unknownQuote')
    }
  })

  it('shows an expired quote as expired', async () => {
    const one = await desk.issued('plan', PLAN)
    const req = await cms.localReq()
    const { getQuote: operation } = await import('./getQuote')
    const later = new Date(Date.parse(one.quote.validUntil) + 1)
    expect(await operation(contextFor(req, getQuote, later), { id: one.quote.id, token: one.token })).toMatchObject({
      quote: { status: 'expired' },
    })
  })

  it('is mailed to the contact only, whatever address is given; a quote without one takes it once', async () => {
    const [mine, theirs] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
    const { quote, token } = await desk.issued('plan', PLAN)
    const email = (contact?: object) => cms.request(`/api/quotes/${quote.id}/email`, { json: { token, contact } })
    expect((await email()).status).toBe(422)
    expect(await (await email({ ...CONTACT, email: mine })).json()).toEqual({ sentTo: `${mine.slice(0, 1)}…@example.com` })
    expect((await email({ ...CONTACT, email: theirs })).status).toBe(200)
    expect(await mailsTo(cms.payload, mine)).toHaveLength(2)
    expect(await mailsTo(cms.payload, theirs)).toHaveLength(0)
    expect((await desk.opened({ quote, token, privateLink: '' })).quote.contact?.email).toBe(mine)
  })
})

describe('a change', () => {
  const revise = (before: IssuedQuote, changes: object) =>
    desk.ask('plan', { ...PLAN, ...changes, revises: { id: before.quote.id, token: before.token } })

  it('ends the mails of the revision that it replaces, as an order does', async () => {
    const first = await desk.issued('plan', { ...PLAN, contact: { ...CONTACT, email: `${randomUUID()}@example.com` } })
    const email = async ({ quote, token }: IssuedQuote) => {
      const answer = await cms.request(`/api/quotes/${quote.id}/email`, { json: { token } })
      return answer.status === 200 ? 'sent' : (await problemOf(answer)).code
    }
    expect(await email(first)).toBe('sent')
    const second = issuedQuoteSchema.parse(
      await (await revise(first, { choice2: 'standard', choice3: 'luxury', totalPrice: 258_000 })).json(),
    )
    expect(await email(first)).toBe('quoteReplaced')
    expect(await email(second)).toBe('sent')
    await cms.payload.db.pool.query('update issued_quotes set ordered_at = now() where id = $1', [second.quote.id])
    expect(await email(second)).toBe('alreadyOrdered')
  })

  it('keeps where and by when the frame is needed, as far as it was given', async () => {
    const plain = await desk.issued('plan', PLAN)
    expect((await desk.opened(plain)).quote.site).toEqual({ zip: null, deliverBy: null })
    const first = await desk.issued('plan', { ...PLAN, site: { siteZip: '77494', deliverBy: '2027-03-31' } })
    expect((await desk.opened(first)).quote.site).toEqual({ zip: '77494', deliverBy: '2027-03-31' })
    const second = issuedQuoteSchema.parse(await (await revise(first, { site: { siteZip: '45402' } })).json())
    expect((await desk.opened(second)).quote.site).toEqual({ zip: '45402', deliverBy: '2027-03-31' })
    const refused = await desk.ask('plan', { ...PLAN, site: { siteZip: '7749' } })
    expect(await problemOf(refused)).toMatchObject({ fields: [{ path: 'site.siteZip' }] })
  })

  it('is revised with its own day after that has passed, and with no other that has', async () => {
    const passed = '2026-01-05'
    const first = await desk.issued('plan', { ...PLAN, site: { siteZip: '77494' } })
    await cms.payload.db.pool.query('update issued_quotes set deliver_by = $2 where id = $1', [first.quote.id, passed])
    const other = await revise(first, { site: { siteZip: '77494', deliverBy: '2026-01-06' } })
    expect(await problemOf(other)).toMatchObject({ fields: [{ path: 'site.deliverBy' }] })
    const second = issuedQuoteSchema.parse(await (await revise(first, { site: { siteZip: '77494', deliverBy: passed } })).json())
    expect((await desk.opened(second)).quote.site).toEqual({ zip: '77494', deliverBy: passed })
  })

  it('is the next revision under the same number, with the difference line by line; the old one is replaced', async () => {
    const first = await desk.issued('plan', { ...PLAN, contact: CONTACT })
    const answer = await revise(first, { choice2: 'standard', choice3: 'luxury', totalPrice: 258_000 })
    const second = issuedQuoteSchema.parse(await answer.json())
    expect(second.quote).toMatchObject({ number: first.quote.number, revision: 2, total: 258_000, contact: CONTACT })
    expect(second.quote.changes).toEqual([
      { id: 'efficient', label: 'Build-to-Sell', beforeCents: 620_000, afterCents: null },
      { id: 'mid', label: 'Mid', beforeCents: 280_000, afterCents: null },
      { id: 'standard', label: 'Build-to-Rent', beforeCents: null, afterCents: 0 },
      { id: 'luxury', label: 'Luxury', beforeCents: null, afterCents: 450_000 },
    ])
    const old = await desk.opened(first)
    expect(old.quote).toMatchObject({ status: 'replaced', replacedBy: second.quote.id, total: 262_500 })
    expect(old.newest).toEqual({ revision: 2, privateLink: second.privateLink })
  })

  it('of a replaced quote, by a wrong link or in another configurator, is refused', async () => {
    const first = await desk.issued('plan', PLAN)
    await revise(first, {})
    expect((await problemOf(await revise(first, {}))).code).toBe('alreadyReplaced')
    expect((await problemOf(await revise({ ...first, token: 'x'.repeat(43) }, {}))).code).toBe('unknownQuote')
    const other = await desk.issued('plan', PLAN)
    const elsewhere = await desk.ask('advanced', { ...ADVANCED, revises: { id: other.quote.id, token: other.token } })
    expect((await problemOf(elsewhere)).fields?.[0]?.path).toBe('revises')
  })

  it('is made once when two are sent at once', async () => {
    const first = await desk.issued('plan', PLAN)
    const answers = await Promise.all([revise(first, {}), revise(first, {}), revise(first, {})])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('keeps old quotes at their prices when the price book changes', async () => {
    const first = await desk.issued('steel', STEEL)
    const { docs } = await cms.payload.find({ collection: 'price-options', where: { optionId: { equals: 'insulated-panels' } } })
    const [option] = docs
    if (!option) throw new Error('no such option')
    await cms.payload.update({ collection: 'price-options', id: option.id, data: { priceCents: 7_000_00 } })
    const refused = await desk.ask('steel', STEEL)
    expect(await problemOf(refused)).toMatchObject({ code: 'totalChanged', expected: { total: 74_700 } })
    const { quote } = await desk.opened(first)
    expect(quote).toMatchObject({ total: 74_500, priceBookVersion: 1 })
    const next = await desk.issued('steel', { ...STEEL, totalPrice: 74_700, revises: { id: first.quote.id, token: first.token } })
    expect(next.quote.priceBookVersion).toBe(2)
    expect(next.quote.changes).toMatchObject([{ id: 'insulated-panels', beforeCents: 680_000, afterCents: 700_000 }])
    await cms.payload.update({ collection: 'price-options', id: option.id, data: { priceCents: 6_800_00 } })
  })
})

describe('an uploaded plan', () => {
  const upload = async () => {
    const response = await cms.request('/api/plan-uploads?name=lot7.svg', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    })
    const { file, token } = await response.json()
    return { id: file.id, token, name: file.name }
  }
  const asked = (file: object) => ({
    ...STEEL,
    planType: 'upload',
    selectedPlan: null,
    uploadedPlan: { name: 'Lot 7', files: [file], squareFeet: 1200, description: '' },
    totalPrice: 32_000,
  })

  it('stays with its quote; operators find it there, and its owner keeps the right to it', async () => {
    const file = await upload()
    const one = await desk.issued('steel', asked(file))
    expect(one.quote).toMatchObject({ title: 'Lot 7, steel frame from uploaded drawings', layout: { studGauge: 18 } })
    expect(one.quote.warnings).not.toEqual([])
    expect((await desk.opened(one)).quote.inputs).toMatchObject({ answers: { uploadedPlan: { files: [file] } } })
    const row = await cms.payload.findByID({ collection: 'issued-quotes', id: one.quote.id })
    expect(JSON.stringify(row)).not.toContain(file.token)
    const removal = await cms.request(`/api/plan-uploads/${file.id}?token=${file.token}`, { method: 'DELETE' })
    expect((await problemOf(removal)).code).toBe('fileInUse')
    const { cookie } = await cms.signInAs('operator')
    const review = await (await cms.request(`/api/quotes/${one.quote.id}/review`, { cookie })).json()
    expect(review.files).toMatchObject([{ id: file.id, name: 'lot7.svg', mimeType: 'image/svg+xml' }])
    expect(JSON.stringify(review)).not.toContain(file.token)
  })

  it('of somebody else is refused on its file, and nothing is stored', async () => {
    const file = await upload()
    const before = await desk.stored()
    const response = await desk.ask('steel', asked({ ...file, token: 'x'.repeat(43) }))
    expect(response.status).toBe(400)
    expect((await problemOf(response)).fields).toEqual([
      { path: 'uploadedPlan.files.0', message: 'lot7.svg is not stored any more. Add it again.' },
    ])
    expect(await desk.stored()).toBe(before)
  })

  it('that a catalog quote names next to its plan gives nobody a right to it', async () => {
    const theirs = await upload()
    const { uploadedPlan } = asked({ ...theirs, token: '' })
    const answer = await (await desk.ask('steel', { ...STEEL, uploadedPlan })).json()
    const { quote } = issuedQuoteSchema.parse(answer)
    const { cookie } = await cms.signInAs('operator')
    const review = await (await cms.request(`/api/quotes/${quote.id}/review`, { cookie })).json()
    for (const said of [answer, await desk.opened(answer), review]) {
      expect(JSON.stringify(said)).not.toContain(theirs.token)
      expect(JSON.stringify(said)).not.toContain(theirs.id)
    }
  })
})
