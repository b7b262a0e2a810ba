import { randomUUID } from 'node:crypto'
import { INITIAL_PRICES } from '@framewell/domain/catalog/initialPrices'
import { companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { notCheckedWords } from '@framewell/domain/framing/notChecked'
import { DEFAULT_ADVANCED_ANSWERS, priceAdvancedQuote } from '@framewell/domain/quotes/advancedQuote'
import { DESIGN_SITE } from '@framewell/domain/structure/site'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../env'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { ADVANCED, CONTACT, PATHS, PLAN, problemOf, type QuoteDesk, type QuoteKind, quoteDesk, STEEL } from '../testing/quoteDesk'

let cms: TestCms
let desk: QuoteDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await quoteDesk(cms)
})
afterAll(() => cms.stop())

describe('asking for a quote', () => {
  it.each([
    ['plan', PLAN, 262_500, 'The Bova, finished house of 1,450 sq ft', 4],
    ['advanced', ADVANCED, 225_237.5, 'Build-to-rent house of 1,450 sq ft', 4],
    ['steel', STEEL, 74_500, 'The Schiff, 1,350 sq ft', 5],
  ] as const)('%s: takes exactly the specified payload and stores what the server computed', async (kind, payload, total, title, lines) => {
    const before = Date.now()
    const { quote, token, privateLink } = await desk.issued(kind, payload)
    expect(quote).toMatchObject({ kind, total, title, revision: 1, status: 'open', contact: null, priceBookVersion: 1, changes: [] })
    expect(quote.number).toMatch(/^Q-20\d\d-\d{5}$/)
    expect(quote.lines).toHaveLength(lines)
    expect(quote.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(quote.totalCents)
    expect(companyDay(new Date(quote.validUntil))).toBe(dayAfter(companyDay(new Date(quote.createdAt)), 30))
    expect(Date.parse(quote.createdAt)).toBeGreaterThanOrEqual(before)
    expect(quote.layout).not.toBeNull()
    expect(privateLink).toBe(`/quote?id=${quote.id}#token=${token}`)
    expect((await desk.opened({ quote, token, privateLink })).quote).toEqual(quote)
    expect(await desk.audits(quote.id)).toMatchObject([
      { action: 'quote-issue', actorEmail: 'visitor', after: { totalCents: quote.totalCents } },
    ])
  })

  it('keeps the design site of a plan whose kit is quoted with a frame that passes there, and of no other house', async () => {
    expect((await desk.issued('steel', STEEL)).quote.layout).toMatchObject({ designSite: DESIGN_SITE })
    expect((await desk.issued('plan', PLAN)).quote.layout).not.toHaveProperty('designSite')
    expect((await desk.issued('advanced', ADVANCED)).quote.layout).not.toHaveProperty('designSite')
  })

  it('numbers quotes without repeating', async () => {
    const quotes = await Promise.all(Array.from({ length: 8 }, () => desk.issued('plan', PLAN)))
    expect(new Set(quotes.map(({ quote }) => quote.number)).size).toBe(8)
  })

  it('mails number, total, validity and private link to the contact, and keeps the token nowhere else', async () => {
    const email = `${randomUUID()}@example.com`
    const { quote, privateLink, token } = await desk.issued('plan', { ...PLAN, contact: { ...CONTACT, email } })
    expect(quote.contact).toEqual({ ...CONTACT, email })
    const [mail] = await mailsTo(cms.payload, email)
    expect(mail?.subject).toBe(`Your quote ${quote.number}: $262,500 before tax`)
    for (const part of [
      `Hello ${CONTACT.name}`,
      quote.number,
      '$262,500',
      'Valid until',
      notCheckedWords(),
      `${env.SITE_URL}${privateLink}`,
    ]) {
      expect(mail?.text).toContain(part)
    }
    const row = await cms.payload.findByID({ collection: 'issued-quotes', id: quote.id, showHiddenFields: true })
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('takes nothing from a request that is ours to say', async () => {
    const ours = {
      number: 'Q-1',
      revision: 9,
      status: 'ordered',
      orderedAt: '2020-01-01',
      validUntil: '2099-01-01',
      totalCents: 1,
      lines: [],
    }
    const { quote } = await desk.issued('plan', { ...PLAN, ...ours, id: randomUUID(), kind: 'advanced', tokenHash: 'a', actor: 'b' })
    expect(quote).toMatchObject({ revision: 1, status: 'open', kind: 'plan', totalCents: PLAN.totalPrice * 100 })
    expect(quote.number).toMatch(/^Q-\d{4}-\d{5}$/)
    expect(companyDay(new Date(quote.validUntil))).toBe(dayAfter(companyDay(new Date(quote.createdAt)), 30))
  })

  it('sends nobody an address in our name that a visitor made up', async () => {
    const email = `named-${Date.now()}@example.com`
    await desk.issued('plan', { ...PLAN, contact: { ...CONTACT, name: 'Claim your prize\n\nhttps://evil.example/prize', email } })
    const { docs } = await cms.payload.find({ collection: 'outgoing-mail', where: { to: { equals: email } } })
    expect(docs[0]?.text).toMatch(/^Hello there,/)
    expect(docs[0]?.text).not.toContain('evil')
  })

  it('says why an engineer must review the frame, and what was assumed', async () => {
    const big = {
      ...ADVANCED,
      dimensions: { squareFootage: 12_000, length: 200, width: 60 },
      foundation: '',
      framing: '',
      additionalOptions: [],
    }
    const { quote } = await desk.issued('advanced', { ...big, totalEstimate: 1_500_000 })
    expect(quote.warnings.join(' ')).toContain('200′-0″ by 60′-0″')
    expect(quote.assumptions.length).toBeGreaterThan(1)
    const narrow = { ...big, dimensions: { squareFootage: 100, length: 10, width: 10 }, totalEstimate: 12_500 }
    expect((await desk.issued('advanced', narrow)).quote).toMatchObject({
      layout: null,
      warnings: [expect.stringContaining('10 by 10 ft')],
    })
  })
})

it('takes a foundation or framing that is null as none', async () => {
  const none = { ...ADVANCED, foundation: null, framing: null, additionalOptions: [], totalEstimate: 181_250 }
  expect((await desk.issued('advanced', none)).quote.totalCents).toBe(181_250_00)
})

describe("a total that is not the server's", () => {
  it.each([
    ['plan', { ...PLAN, totalPrice: 1 }, 262_500],
    ['advanced', { ...ADVANCED, totalEstimate: 225_237 }, 225_237.5],
    ['steel', { ...STEEL, totalPrice: 0 }, 74_500],
  ] as const)('%s: is refused with the right one, and stores nothing', async (kind, payload, total) => {
    const before = await desk.stored()
    const response = await desk.ask(kind, payload)
    expect(response.status).toBe(409)
    expect(await problemOf(response)).toMatchObject({ code: 'totalChanged', expected: { total } })
    expect(await desk.stored()).toBe(before)
  })

  it('passes when only the version of the price book is an old one', async () => {
    const { quote } = await desk.issued('plan', { ...PLAN, priceBookVersion: 999 })
    expect(quote.priceBookVersion).toBe(1)
    expect(await desk.audits(quote.id)).toMatchObject([{ after: { priceBookVersion: 1, screenPriceBookVersion: 999 } }])
  })

  it('agrees with the browser for any area and options', async () => {
    const answers = fc.record({
      squareFootage: fc.integer({ min: 100, max: 50_000 }),
      foundation: fc.constantFrom('', 'concrete-slab', 'crawl-space', 'full-basement'),
      framing: fc.constantFrom('', 'standard-steel', 'premium-steel'),
    })
    await fc.assert(
      fc.asyncProperty(answers, async ({ squareFootage, ...options }) => {
        const asked = { ...DEFAULT_ADVANCED_ANSWERS, ...options, dimensions: { squareFootage, length: 60, width: 40 } }
        const price = priceAdvancedQuote(INITIAL_PRICES, asked)
        if (!price.ok) throw new Error(price.message)
        const { quote } = await desk.issued('advanced', { ...asked, totalEstimate: price.price.totalCents / 100 })
        expect(quote.lines).toEqual(price.price.lines)
      }),
      { numRuns: 8 },
    )
  })
})

describe('a retried submission', () => {
  it('is one quote, the same answer, the same mail', async () => {
    const key = randomUUID()
    const email = `${randomUUID()}@example.com`
    const payload = { ...PLAN, contact: { ...CONTACT, email } }
    const before = await desk.stored()
    const first = await (await desk.ask('plan', payload, key)).json()
    expect(await (await desk.ask('plan', payload, key)).json()).toEqual(first)
    expect(await desk.stored()).toBe(before + 1)
    expect(await mailsTo(cms.payload, email)).toHaveLength(1)
  })

  it('is one quote of ten submissions at once', async () => {
    const key = randomUUID()
    const before = await desk.stored()
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.ask('advanced', ADVANCED, key)))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await desk.stored()).toBe(before + 1)
  })
})

describe('what cannot be quoted', () => {
  it.each([
    ['plan', { ...PLAN, planId: 'the-nobody-plan' }, 'planId'],
    ['plan', { ...PLAN, planId: '' }, 'planId'],
    ['plan', { ...PLAN, choice1: 'calm' }, 'choice1'],
    ['plan', { ...PLAN, choice3: null }, 'choice3'],
    ['plan', { ...PLAN, totalPrice: '262500' }, 'totalPrice'],
    ['plan', { ...PLAN, totalPrice: -1 }, 'totalPrice'],
    ['plan', { ...PLAN, contact: { name: 'x', email: 'dana@' } }, 'contact.name'],
    ['plan', { ...PLAN, revises: { id: 'no', token: 'no' } }, 'revises.id'],
    ['advanced', { ...ADVANCED, foundation: 'stilts' }, 'foundation'],
    ['advanced', { ...ADVANCED, additionalOptions: ['insulation', 'pool'] }, 'additionalOptions.1'],
    ['advanced', { ...ADVANCED, additionalOptions: ['insulation', 'insulation'] }, 'additionalOptions'],
    ['advanced', { ...ADVANCED, dimensions: { ...ADVANCED.dimensions, squareFootage: 0 } }, 'dimensions.squareFootage'],
    ['advanced', { ...ADVANCED, dimensions: { ...ADVANCED.dimensions, length: -60 } }, 'dimensions.length'],
    ['advanced', { ...ADVANCED, dimensions: { ...ADVANCED.dimensions, width: 1e10 + 1 } }, 'dimensions.width'],
    ['advanced', { ...ADVANCED, dimensions: { ...ADVANCED.dimensions, width: 'forty' } }, 'dimensions.width'],
    ['steel', { ...STEEL, selectedPlan: 'the-nobody-plan' }, 'selectedPlan'],
    ['steel', { ...STEEL, roofing: null }, 'roofing'],
    ['steel', { ...STEEL, roofing: 'thatch' }, 'roofing'],
    ['steel', { ...STEEL, planType: null }, 'planType'],
    ['steel', { ...STEEL, planType: 'upload' }, 'uploadedPlan'],
  ] as const)('%s %j is refused on %s', async (kind, payload, path) => {
    const before = await desk.stored()
    const response = await desk.ask(kind, payload)
    expect(response.status).toBe(400)
    expect((await problemOf(response)).fields?.[0]).toMatchObject({ path, message: expect.stringMatching(/\w/) })
    expect(await desk.stored()).toBe(before)
  })

  it('never fails on our side, whatever is sent', async () => {
    const anything = fc.record(
      {
        planId: fc.anything({ maxDepth: 1 }),
        choice1: fc.anything({ maxDepth: 1 }),
        totalPrice: fc.oneof(fc.double(), fc.string()),
        dimensions: fc.anything({ maxDepth: 2 }),
        uploadedPlan: fc.anything({ maxDepth: 2 }),
        contact: fc.anything({ maxDepth: 2 }),
        revises: fc.anything({ maxDepth: 2 }),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom<QuoteKind>('plan', 'advanced', 'steel'), anything, async (kind, changes) => {
        const base = { plan: PLAN, advanced: ADVANCED, steel: STEEL }[kind]
        const body = JSON.stringify({ ...base, ...changes })
        const response = await cms.request(PATHS[kind], { body, headers: { 'content-type': 'application/json' } })
        expect(response.status).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })
})
