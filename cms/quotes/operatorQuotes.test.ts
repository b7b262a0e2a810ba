import { randomUUID } from 'node:crypto'
import { notCheckedWords } from '@framewell/domain/framing/notChecked'
import { issuedQuoteSchema, listQuotes, reviewQuote } from '@framewell/domain/quotes/quoteCalls'
import { sql } from '@payloadcms/db-postgres'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { bootCms, type TestCms } from '../testing/bootCms'

let cms: TestCms
let cookie: string
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
  cookie = (await cms.signInAs('operator')).cookie
})
afterAll(() => cms.stop())

const PLAN = { planId: 'the-storch-plan', choice1: 'normal', choice2: 'standard', choice3: 'entry', totalPrice: 349_000 } as const
const issued = async (more: object = {}) => {
  const response = await cms.request('/api/ultra-quotes', { json: { ...PLAN, ...more } })
  expect(response.status).toBe(200)
  return issuedQuoteSchema.parse(await response.json())
}
const contact = (name: string) => ({ name, email: `${randomUUID()}@example.com` })
const list = async (query = '') => listQuotes.output.parse(await (await cms.request(`/api/quotes?${query}`, { cookie })).json())

describe("the operators' list", () => {
  it('is closed to everybody else', async () => {
    const { quote } = await issued()
    const builder = await cms.signInAs('builder')
    for (const path of ['/api/quotes', `/api/quotes/${quote.id}/review`, '/api/issued-quotes', `/api/issued-quotes/${quote.id}`]) {
      expect((await cms.request(path)).status).toBeGreaterThanOrEqual(401)
      expect((await cms.request(path, { cookie: builder.cookie })).status).toBe(403)
    }
  })

  it('filters, searches and pages, newest first, without counting replaced quotes as open', async () => {
    const before = await list()
    const name = `Ada ${randomUUID()}`
    const first = await issued({ contact: contact(name) })
    const second = await issued({ contact: contact(name) })
    const third = await issued({ revises: { id: second.quote.id, token: second.token } })
    const found = await list(`search=${encodeURIComponent(name)}`)
    expect(found.data.map(({ id }) => id)).toEqual([third, second, first].map(({ quote }) => quote.id))
    expect(found.data.map(({ status }) => status)).toEqual(['open', 'replaced', 'open'])
    expect(found.summary).toEqual({ open: before.summary.open + 2, openTotal: before.summary.openTotal + 2 * 349_000 })
    const numbers = async (query: string) =>
      (await list(`search=${encodeURIComponent(name)}&${query}`)).data.map(({ revision }) => revision)
    expect(await numbers('status=replaced')).toEqual([1])
    expect(await numbers('status=open&limit=1&page=2')).toEqual([1])
    expect(await numbers('status=expired')).toEqual([])
    expect(await numbers('kind=steel')).toEqual([])
    expect((await list(`search=${first.quote.number}`)).total).toBe(1)
    expect((await list('search=%25')).total).toBe(0)
  })

  it('shows one quote with all revisions of its number', async () => {
    const first = await issued()
    const second = await issued({ choice3: 'mid', totalPrice: 351_800, revises: { id: first.quote.id, token: first.token } })
    const response = await cms.request(`/api/quotes/${second.quote.id}/review`, { cookie })
    const { quote, revisions } = reviewQuote.output.parse(await response.json())
    expect(quote.changes).toHaveLength(2)
    expect(revisions.map(({ revision, total }) => [revision, total])).toEqual([
      [1, 349_000],
      [2, 351_800],
    ])
    expect((await cms.request(`/api/quotes/${randomUUID()}/review`, { cookie })).status).toBe(404)
  })

  it.each(['page=0', 'page=x', 'limit=1000', 'status=gone', 'kind=picker'])('refuses ?%s', async (query) => {
    expect((await cms.request(`/api/quotes?${query}`, { cookie })).status).toBe(400)
  })
})

describe('an issued quote', () => {
  it('keeps its amounts, whatever is written', async () => {
    const { quote } = await issued()
    const admin = await cms.signInAs('super_admin')
    const patch = { method: 'PATCH', json: { totalCents: 1 }, cookie: admin.cookie }
    expect((await cms.request(`/api/issued-quotes/${quote.id}`, patch)).status).toBe(404)
    const write = cms.payload.db.drizzle.execute(sql`update issued_quotes set total_cents = 1 where id = ${quote.id}`)
    await expect(write).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changes') } })
  })
})

describe('the PDF', () => {
  it('is the quote as a tagged document, the same at every download', async () => {
    const { quote, token } = await issued({
      choice1: 'tough',
      totalPrice: 357_500,
      contact: { ...contact('Zoë Lindqvist'), companyName: 'Ős Homes' },
    })
    const download = () => cms.request(`/api/quotes/${quote.id}/pdf?token=${token}`)
    const response = await download()
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${quote.number}-revision-1.pdf"`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(Buffer.from(await (await download()).arrayBuffer()).equals(bytes)).toBe(true)

    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))
    const contents = await Promise.all(pages.map((page) => page.getTextContent()))
    const text = contents
      .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')))
      .join('')
      .replace(/\s+/g, ' ')
    for (const part of [
      `Quote ${quote.number}`,
      'Revision 1',
      'Valid until',
      'Zoë Lindqvist',
      'Ős Homes',
      'The Storch',
      'Extreme Weather',
      '$8,500',
      '$357,500',
      'Site preparation, permits and utilities are separate',
      'Engineering review required',
      notCheckedWords(),
      `Page 1 of ${pages.length}`,
    ]) {
      expect(text).toContain(part)
    }
    // The link is longer than a line.
    expect(text.replaceAll(' ', '')).toContain(`/quote?id=${quote.id}#token=${token}`)
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    expect((await document.getMetadata()).info).toMatchObject({ Title: `Quote ${quote.number}, revision 1`, Language: 'en-US' })
    const tree = JSON.stringify(await pages[0]?.getStructTree())
    expect(tree).toContain('"role":"Figure"')
    expect(tree).toContain('Isometric drawing of the steel frame')
  })

  it('opens by its own link only', async () => {
    const { quote } = await issued()
    expect((await cms.request(`/api/quotes/${quote.id}/pdf?token=${'x'.repeat(43)}`)).status).toBe(404)
  })
})
