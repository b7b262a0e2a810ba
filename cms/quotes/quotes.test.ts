import { randomUUID } from 'node:crypto'
import { INITIAL_PRICES } from '@framewell/domain/catalog/initialPrices'
import { problemSchema } from '@framewell/domain/http/problem'
import { DEFAULT_ADVANCED_ANSWERS, priceAdvancedQuote } from '@framewell/domain/quotes/advancedQuote'
import { getQuote, type IssuedQuote, issuedQuoteSchema } from '@framewell/domain/quotes/quoteCalls'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { env } from '../env'
import { refusalsOf } from '../http/CallProblem'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo as wholeMailsTo } from '../testing/mailsTo'

/** Exactly the specified payloads. */
const PLAN = { planId: 'the-bova-plan', choice1: 'tough', choice2: 'efficient', choice3: 'mid', totalPrice: 262_500 } as const
const ADVANCED = {
  projectType: 'build-to-rent',
  dimensions: { squareFootage: 1450, length: 60, width: 40 },
  foundation: 'concrete-slab',
  framing: 'standard-steel',
  additionalOptions: ['insulation'],
  totalEstimate: 225_237.5,
} as const
const STEEL = {
  planType: 'catalog',
  selectedPlan: 'the-schiff-plan',
  uploadedPlan: null,
  foundation: 'slab-stem-wall',
  steelFrame: '18-gauge-steel',
  sheathing: 'insulated-panels',
  roofing: 'architectural-shingles',
  totalPrice: 74_500,
} as const
const CONTACT = { name: 'Dana Reyes', email: 'dana@example.com', companyName: 'Reyes Homes', phone: '555-0100' }
const PATHS = { plan: '/api/ultra-quotes', advanced: '/api/advanced-quotes', steel: '/api/steel-quotes' } as const
type Kind = keyof typeof PATHS

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
})
afterAll(() => cms.stop())

const ask = (kind: Kind, json: unknown, key?: string) =>
  cms.request(PATHS[kind], { json, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
const issued = async (kind: Kind, json: unknown): Promise<IssuedQuote> => {
  const response = await ask(kind, json)
  expect(response.status).toBe(200)
  return issuedQuoteSchema.parse(await response.json())
}
const open = ({ quote, token }: IssuedQuote) => cms.request(`/api/quotes/${quote.id}`, { headers: { 'x-link-token': token } })
const opened = async (quote: IssuedQuote) => getQuote.output.parse(await (await open(quote)).json())
const problemOf = async (response: Response) => problemSchema.parse(await response.json())
const stored = async () => (await cms.payload.count({ collection: 'issued-quotes' })).totalDocs
const mailsTo = (to: string) => wholeMailsTo(cms.payload, to)
const audits = async (subjectId: string) =>
  (await cms.payload.find({ collection: 'audit-records', where: { subjectId: { equals: subjectId } } })).docs

describe('asking for a quote', () => {
  it.each([
    ['plan', PLAN, 262_500, 'The Bova, finished house of 1,450 sq ft', 4],
    ['advanced', ADVANCED, 225_237.5, 'Build-to-rent house of 1,450 sq ft', 4],
    ['steel', STEEL, 74_500, 'The Schiff, steel frame kit of 1,350 sq ft', 5],
  ] as const)('%s: takes exactly the specified payload and stores what the server computed', async (kind, payload, total, title, lines) => {
    const before = Date.now()
    const { quote, token, privateLink } = await issued(kind, payload)
    expect(quote).toMatchObject({ kind, total, title, revision: 1, status: 'open', contact: null, priceBookVersion: 1, changes: [] })
    expect(quote.number).toMatch(/^Q-20\d\d-\d{5}$/)
    expect(quote.lines).toHaveLength(lines)
    expect(quote.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(quote.totalCents)
    expect(Date.parse(quote.validUntil) - Date.parse(quote.createdAt)).toBe(30 * 86_400_000)
    expect(Date.parse(quote.createdAt)).toBeGreaterThanOrEqual(before)
    expect(quote.layout).not.toBeNull()
    expect(privateLink).toBe(`/quote?id=${quote.id}#token=${token}`)
    expect((await opened({ quote, token, privateLink })).quote).toEqual(quote)
    expect(await audits(quote.id)).toMatchObject([
      { action: 'quote-issue', actorEmail: 'visitor', after: { totalCents: quote.totalCents } },
    ])
  })

  it('numbers quotes without repeating', async () => {
    const quotes = await Promise.all(Array.from({ length: 8 }, () => issued('plan', PLAN)))
    expect(new Set(quotes.map(({ quote }) => quote.number)).size).toBe(8)
  })

  it('mails number, total, validity and private link to the contact, and keeps the token nowhere else', async () => {
    const email = `${randomUUID()}@example.com`
    const { quote, privateLink, token } = await issued('plan', { ...PLAN, contact: { ...CONTACT, email } })
    expect(quote.contact).toEqual({ ...CONTACT, email })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe(`Your quote ${quote.number}: $262,500`)
    for (const part of [`Hello ${CONTACT.name}`, quote.number, '$262,500', 'Valid until', `${env.SITE_URL}${privateLink}`]) {
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
    const { quote } = await issued('plan', { ...PLAN, ...ours, id: randomUUID(), kind: 'advanced', tokenHash: 'a', actor: 'b' })
    expect(quote).toMatchObject({ revision: 1, status: 'open', kind: 'plan', totalCents: PLAN.totalPrice * 100 })
    expect(quote.number).toMatch(/^Q-\d{4}-\d{5}$/)
    expect(Date.parse(quote.validUntil) - Date.parse(quote.createdAt)).toBe(30 * 86_400_000)
  })

  it('sends nobody an address in our name that a visitor made up', async () => {
    const email = `named-${Date.now()}@example.com`
    await issued('plan', { ...PLAN, contact: { ...CONTACT, name: 'Claim your prize\n\nhttps://evil.example/prize', email } })
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
    const { quote } = await issued('advanced', { ...big, totalEstimate: 1_500_000 })
    expect(quote.warnings.join(' ')).toContain('200′-0″ by 60′-0″')
    expect(quote.assumptions.length).toBeGreaterThan(1)
    const narrow = { ...big, dimensions: { squareFootage: 100, length: 10, width: 10 }, totalEstimate: 12_500 }
    expect((await issued('advanced', narrow)).quote).toMatchObject({ layout: null, warnings: [expect.stringContaining('10 by 10 ft')] })
  })
})

describe("a total that is not the server's", () => {
  it.each([
    ['plan', { ...PLAN, totalPrice: 1 }, 262_500],
    ['advanced', { ...ADVANCED, totalEstimate: 225_237 }, 225_237.5],
    ['steel', { ...STEEL, totalPrice: 0 }, 74_500],
  ] as const)('%s: is refused with the right one, and stores nothing', async (kind, payload, total) => {
    const before = await stored()
    const response = await ask(kind, payload)
    expect(response.status).toBe(409)
    expect(await problemOf(response)).toMatchObject({ code: 'totalChanged', expected: { total } })
    expect(await stored()).toBe(before)
  })

  it('passes when only the version of the price book is an old one', async () => {
    const { quote } = await issued('plan', { ...PLAN, priceBookVersion: 999 })
    expect(quote.priceBookVersion).toBe(1)
    expect(await audits(quote.id)).toMatchObject([{ after: { priceBookVersion: 1, screenPriceBookVersion: 999 } }])
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
        const { quote } = await issued('advanced', { ...asked, totalEstimate: price.price.totalCents / 100 })
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
    const before = await stored()
    const first = await (await ask('plan', payload, key)).json()
    expect(await (await ask('plan', payload, key)).json()).toEqual(first)
    expect(await stored()).toBe(before + 1)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is one quote of ten submissions at once', async () => {
    const key = randomUUID()
    const before = await stored()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('advanced', ADVANCED, key)))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await stored()).toBe(before + 1)
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
    const before = await stored()
    const response = await ask(kind, payload)
    expect(response.status).toBe(400)
    expect((await problemOf(response)).fields?.[0]).toMatchObject({ path, message: expect.stringMatching(/\w/) })
    expect(await stored()).toBe(before)
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
      fc.asyncProperty(fc.constantFrom<Kind>('plan', 'advanced', 'steel'), anything, async (kind, changes) => {
        const base = { plan: PLAN, advanced: ADVANCED, steel: STEEL }[kind]
        const body = JSON.stringify({ ...base, ...changes })
        const response = await cms.request(PATHS[kind], { body, headers: { 'content-type': 'application/json' } })
        expect(response.status).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a private link', () => {
  it('opens its own quote and nothing else', async () => {
    const [one, other] = [await issued('plan', PLAN), await issued('plan', PLAN)]
    for (const wrong of [
      { ...one, token: other.token },
      { ...one, token: 'x'.repeat(43) },
      { ...one, quote: { ...one.quote, id: randomUUID() } },
    ]) {
      const response = await open(wrong)
      expect(response.status).toBe(404)
      expect((await problemOf(response)).code).toBe('unknownQuote')
    }
  })

  it('shows an expired quote as expired', async () => {
    const one = await issued('plan', PLAN)
    const req = await cms.localReq()
    const { getQuote: operation } = await import('./getQuote')
    const later = new Date(Date.parse(one.quote.validUntil) + 1)
    const context = {
      req,
      session: null,
      address: '',
      now: later,
      requestId: '',
      responseHeaders: new Headers(),
      refuse: refusalsOf(getQuote),
    }
    expect(await operation(context, { id: one.quote.id, token: one.token })).toMatchObject({ quote: { status: 'expired' } })
  })

  it('is mailed to the contact only, whatever address is given; a quote without one takes it once', async () => {
    const [mine, theirs] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
    const { quote, token } = await issued('plan', PLAN)
    const email = (contact?: object) => cms.request(`/api/quotes/${quote.id}/email`, { json: { token, contact } })
    expect((await email()).status).toBe(422)
    expect(await (await email({ ...CONTACT, email: mine })).json()).toEqual({ sentTo: `${mine.slice(0, 1)}…@example.com` })
    expect((await email({ ...CONTACT, email: theirs })).status).toBe(200)
    expect(await mailsTo(mine)).toHaveLength(2)
    expect(await mailsTo(theirs)).toHaveLength(0)
    expect((await opened({ quote, token, privateLink: '' })).quote.contact?.email).toBe(mine)
  })
})

describe('a change', () => {
  const revise = (before: IssuedQuote, changes: object) =>
    ask('plan', { ...PLAN, ...changes, revises: { id: before.quote.id, token: before.token } })

  it('is the next revision under the same number, with the difference line by line; the old one is replaced', async () => {
    const first = await issued('plan', { ...PLAN, contact: CONTACT })
    const answer = await revise(first, { choice2: 'standard', choice3: 'luxury', totalPrice: 258_000 })
    const second = issuedQuoteSchema.parse(await answer.json())
    expect(second.quote).toMatchObject({ number: first.quote.number, revision: 2, total: 258_000, contact: CONTACT })
    expect(second.quote.changes).toEqual([
      { id: 'efficient', label: 'Build-to-Sell', beforeCents: 620_000, afterCents: null },
      { id: 'mid', label: 'Mid', beforeCents: 280_000, afterCents: null },
      { id: 'standard', label: 'Build-to-Rent', beforeCents: null, afterCents: 0 },
      { id: 'luxury', label: 'Luxury', beforeCents: null, afterCents: 450_000 },
    ])
    const old = await opened(first)
    expect(old.quote).toMatchObject({ status: 'replaced', replacedBy: second.quote.id, total: 262_500 })
    expect(old.newest).toEqual({ revision: 2, privateLink: second.privateLink })
  })

  it('of a replaced quote, by a wrong link or in another configurator, is refused', async () => {
    const first = await issued('plan', PLAN)
    await revise(first, {})
    expect((await problemOf(await revise(first, {}))).code).toBe('alreadyReplaced')
    expect((await problemOf(await revise({ ...first, token: 'x'.repeat(43) }, {}))).code).toBe('unknownQuote')
    const other = await issued('plan', PLAN)
    const elsewhere = await ask('advanced', { ...ADVANCED, revises: { id: other.quote.id, token: other.token } })
    expect((await problemOf(elsewhere)).fields?.[0]?.path).toBe('revises')
  })

  it('is made once when two are sent at once', async () => {
    const first = await issued('plan', PLAN)
    const answers = await Promise.all([revise(first, {}), revise(first, {}), revise(first, {})])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('keeps old quotes at their prices when the price book changes', async () => {
    const first = await issued('steel', STEEL)
    const { docs } = await cms.payload.find({ collection: 'price-options', where: { optionId: { equals: 'insulated-panels' } } })
    const [option] = docs
    if (!option) throw new Error('no such option')
    await cms.payload.update({ collection: 'price-options', id: option.id, data: { priceCents: 7_000_00 } })
    const refused = await ask('steel', STEEL)
    expect(await problemOf(refused)).toMatchObject({ code: 'totalChanged', expected: { total: 74_700 } })
    const { quote } = await opened(first)
    expect(quote).toMatchObject({ total: 74_500, priceBookVersion: 1 })
    const next = await issued('steel', { ...STEEL, totalPrice: 74_700, revises: { id: first.quote.id, token: first.token } })
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
    const one = await issued('steel', asked(file))
    expect(one.quote).toMatchObject({ title: 'Lot 7, steel frame from uploaded drawings', layout: null })
    expect(one.quote.warnings).not.toEqual([])
    expect((await opened(one)).quote.inputs).toMatchObject({ answers: { uploadedPlan: { files: [file] } } })
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
    const before = await stored()
    const response = await ask('steel', asked({ ...file, token: 'x'.repeat(43) }))
    expect(response.status).toBe(400)
    expect((await problemOf(response)).fields).toEqual([
      { path: 'uploadedPlan.files.0', message: 'lot7.svg is not stored any more. Add it again.' },
    ])
    expect(await stored()).toBe(before)
  })
})
