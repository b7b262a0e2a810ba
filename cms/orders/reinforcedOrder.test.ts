import { fixesPrice } from '@framewell/domain/bom/fixesPrice'
import { everyFix, PRICES } from '@framewell/domain/bom/testing/fixedHouse'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { INITIAL_PRICES } from '@framewell/domain/catalog/initialPrices'
import { cutList } from '@framewell/domain/framing/cutList'
import { cutListCsv } from '@framewell/domain/framing/cutListCsv'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { frameSummary } from '@framewell/domain/framing/frameSummary'
import { cents, dollarsOfCents } from '@framewell/domain/money/cents'
import { frozenOrderSchema } from '@framewell/domain/orders/frozenOrder'
import { advancedAnswersSchema } from '@framewell/domain/quotes/advancedQuote'
import { defaultPickerChoices } from '@framewell/domain/quotes/pickerEstimate'
import { getQuote, requestSteelQuote } from '@framewell/domain/quotes/quoteCalls'
import { frameWithoutFixes, optionLayout } from '@framewell/domain/quotes/quoteFrame'
import { fixedLayout } from '@framewell/domain/structure/fixedLayout'
import { frameCheckWords } from '@framewell/domain/structure/notCalculated'
import { WINDY_SITE } from '@framewell/domain/structure/testing/confirmedSites'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import { KIT, type orderSetup } from '../testing/orderSetup'
import { qualifiedBuilder } from '../testing/qualifiedBuilder'

const schiff = INITIAL_PLANS.find(({ id }) => id === KIT.selectedPlan)
if (!schiff) throw new Error('There is no such plan')
const configured = optionLayout(INITIAL_PRICES, KIT, schiff.layout)
const fixes = everyFix(configured, WINDY_SITE)
const fixed = fixedLayout(configured, fixes)
if (!fixed.ok) throw new Error('The fixes fit')
const added = fixesPrice(configured, fixed.layout, PRICES) ?? cents(0)
const designed = (change: object = {}) => ({ ...KIT, siteDesign: { site: WINDY_SITE, fixes: { ...fixes, ...change } } })
const REINFORCED = { ...designed(), totalPrice: KIT.totalPrice + dollarsOfCents(added) }

let cms: TestCms
let operator: string
let to: Awaited<ReturnType<typeof orderSetup>>
let shop: { cookie: string }
beforeAll(async () => {
  ;({ cms, to, operator, shop } = await orderHouse())
})
afterAll(() => cms.stop())

it('prices the fixes itself: another total is refused with the right one', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
  const ask = (json: object) => to.post('/api/steel-quotes', json, builder.cookie)
  expect(added).toBeGreaterThan(0)
  expect((await ask(designed())).body).toMatchObject({ code: 'totalChanged', expected: { total: REINFORCED.totalPrice } })
  const { line } = (await to.post('/api/steel-quotes/fixes', designed(), builder.cookie)).body
  expect(line.amountCents).toBe(added)
  expect((await to.post('/api/steel-quotes/fixes', KIT, builder.cookie)).body).toEqual({ line: null })
  const { quote } = (await ask(REINFORCED)).body
  expect(quote.lines).toContainEqual(line)
  expect(quote.layout.designSite).toEqual({ windMph: 139, exposure: 'C', snowPsf: 70 })
})

it.each([
  ['an unknown place', { reinforcements: [{ at: 'W3-9.9', part: 'king', mil: 54 }] }, 'siteDesign.fixes.reinforcements.0.at'],
  ['what is no part', { reinforcements: [{ at: 'W1-1.1', part: 'gold', mil: 54 }] }, 'siteDesign.fixes.reinforcements.0.part'],
  [
    'thinner studs, neither deeper nor closer',
    { studGauge: 20, studWeb: undefined, studSpacingInches: undefined, reinforcements: [] },
    'siteDesign.fixes.studGauge',
  ],
])('refuses %s at its field', async (_, change, path) => {
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
  for (const call of ['/api/steel-quotes', '/api/steel-quotes/fixes']) {
    const { status, body } = await to.post(call, { ...designed(change), totalPrice: 1 }, builder.cookie)
    expect(status, call).toBe(400)
    expect(body.fields[0].path).toBe(path)
  }
})

it('refuses a site that was confirmed in the future at its field', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const siteDesign = { ...REINFORCED.siteDesign, site: { ...WINDY_SITE, confirmedAt: tomorrow } }
  const { status, body } = await to.post('/api/steel-quotes', { ...REINFORCED, siteDesign }, '')
  expect([status, body.fields[0].path]).toEqual([400, 'siteDesign.site.confirmedAt'])
})

it('refuses fixes of another plan, and fixes of uploaded drawings', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
  const other = await to.post('/api/steel-quotes', { ...REINFORCED, selectedPlan: 'the-bova-plan' }, builder.cookie)
  expect(other).toMatchObject({ status: 400, body: { code: 'invalidInput' } })
  expect(other.body.fields[0].path).toContain('siteDesign.fixes')
  const drawings = { planType: 'upload', uploadedPlan: null, selectedPlan: null }
  expect((await to.post('/api/steel-quotes/fixes', { ...REINFORCED, ...drawings }, builder.cookie)).body.fields[0].path).toBe(
    'siteDesign.fixes',
  )
})

it('orders the quoted model, member by member: bill, cut list, weight, review and shop price are of it', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
  const issued = requestSteelQuote.output.parse((await to.post('/api/steel-quotes', REINFORCED, builder.cookie)).body)
  const { id } = issued.quote
  if (!issued.quote.layout) throw new Error('It has a frame')
  const quoted = frameModel(issued.quote.layout)
  const { memberCount, weightPounds } = frameSummary(quoted)
  expect(quoted.members).toEqual(frameModel(fixed.layout).members)
  const bill = (await to.post('/api/bom/generate', { plan_id: 'schiff-1350', configuration: designed() }, builder.cookie)).body.bom
  expect(bill.summary).toMatchObject({ frame_members: memberCount, frame_weight_pounds: weightPounds })

  const order = await to.placed(builder, { source: { kind: 'quote', id } })
  expect(order).toMatchObject({ priceCents: 5_500_000 + added, frame: { members: memberCount, steelPounds: weightPounds } })
  expect(order.form.paragraphs.join('\n')).toContain('Frame reinforced for 139 mph, exposure C, 70 psf as you confirmed: ')
  // What the quote says of its frame holds for the order: its text, its screens and the mail.
  const site = { windMph: 139, exposure: 'C', snowPsf: 70 } as const
  expect(order.designSite).toEqual(site)
  expect(order.form.paragraphs).toEqual(expect.arrayContaining(frameCheckWords(site)))
  expect(order.form.paragraphs.join('\n')).not.toContain('Not checked: wind, snow')
  const { docs } = await cms.payload.find({ collection: 'orders', where: { number: { equals: order.number } } })
  const frozen = frozenOrderSchema.parse(docs[0]?.frozen)
  expect(frameModel(frozen.layout).members).toEqual(quoted.members)
  expect(frozen.bill.summary).toEqual(bill.summary)
  expect(docs[0]?.cutList).toBe(cutListCsv(cutList(quoted, { project: order.number, revision: '1' })))
  const { review } = (await to.get(`/api/engineering/orders/${order.number}`, operator)).body
  expect(review.builderSite.join(' ')).toMatch(/Ana Ruiz confirmed 139 mph, exposure C, 70 psf on .* Frame reinforced/)
  const seenByShop = (await to.get(`/api/tracking/orders/${order.number}`, shop.cookie)).body.order
  expect(seenByShop.lines).toEqual([])
  expect(seenByShop.items.join('\n')).toContain('Frame reinforced for 139 mph, exposure C, 70 psf as you confirmed: ')

  await to.sign(builder, order)
  const changed = await to.post(
    `/api/tracking/orders/${order.number}/changes`,
    { reason: 'Another plan', choices: { selectedPlan: ['the-bova-plan'] } },
    builder.cookie,
  )
  const [change] = changed.body.order.changes
  expect(change.text.paragraphs.join('\n')).toMatch(/Frame reinforced for 139 mph.*, is removed\./)
  expect(change.lines.find((line: { id: string }) => line.id === 'frame-fixes')).toMatchObject({ beforeCents: added, afterCents: null })
})

it('quotes and orders a house by its size with its fixes, priced by the server', async () => {
  const sized = {
    projectType: 'build-to-sell',
    dimensions: { length: 40, width: 30, squareFootage: 1200 },
    foundation: 'crawl-space',
    framing: 'premium-steel',
    additionalOptions: [],
  }
  const inputs = { kind: 'advanced', answers: advancedAnswersSchema.parse(sized) } as const
  const unfixed = frameWithoutFixes(INITIAL_PRICES, inputs, null)
  if (!unfixed) throw new Error('Our rules draw this house')
  const answers = { ...sized, siteDesign: { site: WINDY_SITE, fixes: everyFix(unfixed, WINDY_SITE) } }
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
  const { line } = (await to.post('/api/advanced-quotes/fixes', answers, builder.cookie)).body
  expect(line.amountCents).toBeGreaterThan(0)
  expect((await to.post('/api/advanced-quotes/fixes', sized, builder.cookie)).body).toEqual({ line: null })
  const { expected } = (await to.post('/api/advanced-quotes', { ...answers, totalEstimate: 1 }, builder.cookie)).body
  const { quote } = (await to.post('/api/advanced-quotes', { ...answers, totalEstimate: expected.total }, builder.cookie)).body
  expect(quote.lines).toContainEqual(line)
  expect(quote.warnings.join(' ')).not.toContain('overloaded')
  const order = await to.placed(builder, { source: { kind: 'quote', id: quote.id } })
  const { memberCount, weightPounds } = frameSummary(frameModel(quote.layout))
  expect(order).toMatchObject({ priceCents: 2_200_000 + line.amountCents, frame: { members: memberCount, steelPounds: weightPounds } })
  const { review } = (await to.get(`/api/engineering/orders/${order.number}`, operator)).body
  expect(review.builderSite.join(' ')).toMatch(/Ana Ruiz confirmed 139 mph, exposure C, 70 psf on .* Frame reinforced/)
})

it('starts the production of a picked plan with its fixes, and orders that frame', async () => {
  const choices = defaultPickerChoices(INITIAL_PRICES, 'the-schiff-plan')
  const picked = frameWithoutFixes(INITIAL_PRICES, { kind: 'picker', answers: choices }, schiff.layout)
  if (!picked) throw new Error('It has a frame')
  const answers = { ...choices, siteDesign: { site: WINDY_SITE, fixes: everyFix(picked, WINDY_SITE) } }
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
  const { line } = (await to.post('/api/picked-plans/fixes', answers, builder.cookie)).body
  expect(line.amountCents).toBeGreaterThan(0)
  const { expected } = (await to.post('/api/production', { ...answers, total: 1 }, builder.cookie)).body
  const { production } = (await to.post('/api/production', { ...answers, total: expected.total }, builder.cookie)).body
  expect(production.lines).toContainEqual(line)
  const order = await to.placed(builder, { source: { kind: 'production', id: production.id } })
  expect(order.form.paragraphs.join('\n')).toContain('Frame reinforced for 139 mph, exposure C, 70 psf as you confirmed: ')
  const { docs } = await cms.payload.find({ collection: 'orders', where: { number: { equals: order.number } } })
  const { layout } = frozenOrderSchema.parse(docs[0]?.frozen)
  expect(layout.designSite).toEqual({ windMph: 139, exposure: 'C', snowPsf: 70 })
  const { review } = (await to.get(`/api/engineering/orders/${order.number}`, operator)).body
  expect(review.builderSite.join(' ')).toMatch(/Ana Ruiz confirmed 139 mph.* Frame reinforced/)
})

it('keeps an issued quote as it was while its site and fixes change in the next revision; of two revisions at once one is refused', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
  const { quote, token } = requestSteelQuote.output.parse((await to.post('/api/steel-quotes', REINFORCED, builder.cookie)).body)
  const calm = { ...KIT, siteDesign: { site: { ...WINDY_SITE, windMph: 115, exposure: 'B', snowPsf: 30 }, fixes: { reinforcements: [] } } }
  const revise = () => to.post('/api/steel-quotes', { ...calm, revises: { id: quote.id, token } }, builder.cookie)
  const answers = await Promise.all([revise(), revise()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const next = answers.find(({ status }) => status === 200)?.body.quote
  expect(next).toMatchObject({ revision: 2, totalCents: KIT.totalPrice * 100 })
  expect(next.changes).toContainEqual(expect.objectContaining({ id: 'frame-fixes', beforeCents: added, afterCents: null }))
  const opened = getQuote.output.parse((await to.get(`/api/quotes/${quote.id}?token=${token}`)).body).quote
  expect(opened).toMatchObject({ status: 'replaced', lines: quote.lines, inputs: quote.inputs })
  expect(opened.layout).toEqual(JSON.parse(JSON.stringify(quote.layout)))
})

it('says of a frame that does not carry its site how many members are overloaded', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
  const { quote } = (
    await to.post(
      '/api/steel-quotes',
      designed({ ...{ studGauge: undefined, studWeb: undefined, studSpacingInches: undefined }, reinforcements: [] }),
      builder.cookie,
    )
  ).body
  expect(quote.layout).not.toHaveProperty('designSite')
  expect(quote.warnings.join(' ')).toMatch(
    /For 139 mph, exposure C, 70 psf as the builder confirmed, \d+ of \d+ checked members are overloaded\./,
  )
})
