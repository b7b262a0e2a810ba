import { bomFileSchema } from '@framewell/domain/bom/bom'
import { generateBom } from '@framewell/domain/bom/calls'
import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import { applyFrameOptions } from '@framewell/domain/framing/applyFrameOptions'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { frameSummary } from '@framewell/domain/framing/frameSummary'
import type { Layout } from '@framewell/domain/framing/layout'
import { pickerFrameEffect } from '@framewell/domain/quotes/pickerChoices'
import { defaultPickerChoices } from '@framewell/domain/quotes/pickerEstimate'
import { issuedQuoteSchema } from '@framewell/domain/quotes/quoteCalls'
import Papa from 'papaparse'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { bootCms, type TestCms } from '../testing/bootCms'
import { seedBom } from './seedBom'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
  await seedBom(cms.payload)
})
afterAll(() => cms.stop())

interface Frame {
  readonly members: number
  readonly pounds: number
}
const counted = (layout: Layout | null): Frame | null => {
  if (!layout) return null
  const { memberCount, weightPounds } = frameSummary(frameModel(layout))
  return { members: memberCount, pounds: weightPounds }
}
const post = async (path: string, json: unknown) => {
  const response = await cms.request(path, { json })
  expect(response.status, path).toBe(200)
  return response
}

/** The frame of one plan at every place that draws, quotes, bills or cuts it, with the choices each place starts with. */
it.each(['the-bova-plan', 'the-schiff-plan', 'the-storch-plan'])('%s has one frame everywhere', async (planId) => {
  const { plans } = listPlans.output.parse(await (await cms.request('/api/catalog/plans')).json())
  const { priceBook: book } = getPriceBook.output.parse(await (await cms.request('/api/catalog/price-book')).json())
  const plan = plans.find(({ id }) => id === planId)
  const kit = book.plans.find(({ id }) => id === planId)
  if (!plan || !kit) throw new Error(`${planId} is not in the catalog`)
  const catalog = counted(plan.layout)
  const found: Record<string, Frame | null> = {}

  const picker = { configurator: 'picker', ...defaultPickerChoices(book, planId) }
  const steel = {
    configurator: 'steel',
    foundation: 'slab-stem-wall',
    steelFrame: '18-gauge-steel',
    sheathing: 'integrated-system',
    roofing: 'standing-seam-metal',
  }
  for (const [name, configuration] of Object.entries({ plan: undefined, picker, steel })) {
    const bom_request = { plan_id: planId, preferred_distributor: '', ...(configuration ? { configuration } : {}) }
    const { summary } = generateBom.output.parse(await (await post('/api/bom/generate', bom_request)).json()).bom
    found[`bill, ${name}`] = { members: summary.frame_members, pounds: summary.frame_weight_pounds }
    const file = bomFileSchema.parse(await (await post('/api/bom/export', { format: 'json', bom_request })).json())
    found[`JSON, ${name}`] = { members: file.summary.frame_members, pounds: file.summary.frame_weight_pounds }
    found[`PDF, ${name}`] = await framePrinted(await post('/api/bom/export', { format: 'pdf', bom_request }))
    found[`cut list, ${name}`] = await frameCut(await post('/api/bom/cut-list', { bom_request }))
  }
  found['cut list of the plan'] = await frameCut(await cms.request(`/api/bom/cut-list?plan_id=${planId}`))

  // What the two configurators draw before anything is chosen by hand.
  const drawn = { picker: pickerFrameEffect(book, picker.framing), steel: book.steel.steelFrame[0]?.frame ?? {} }
  for (const [name, effect] of Object.entries(drawn)) found[`screen, ${name}`] = counted(applyFrameOptions(plan.layout, effect))

  const quotes = {
    plan: [
      '/api/ultra-quotes',
      { planId, choice1: 'normal', choice2: 'standard', choice3: 'entry', totalPrice: (kit.developmentBasePriceCents ?? 0) / 100 },
    ],
    steel: [
      '/api/steel-quotes',
      {
        ...steel,
        planType: 'catalog',
        selectedPlan: planId,
        uploadedPlan: null,
        totalPrice: kit.kitBasePriceCents / 100 + 8_500 + 12_500 + 4_200 + 7_500,
      },
    ],
  } as const
  for (const [name, [path, json]] of Object.entries(quotes)) {
    const { quote } = issuedQuoteSchema.parse(await (await post(path, json)).json())
    found[`quote, ${name}`] = counted(quote.layout)
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((place) => [place, catalog])))
})

it('an option of higher walls has its own frame and price in bills and quotes, and its quotes keep both', async () => {
  const operator = await cms.signInAs('operator')
  const made = await cms.request('/api/price-options', {
    cookie: operator.cookie,
    json: {
      group: 'steel-frame',
      optionId: 'steel-10-ft',
      name: 'Steel frame with 10 ft walls',
      description: '18-gauge studs, walls 10 ft high, upper stories 8 ft.',
      priceCents: 14_250_00,
      studGauge: '18',
      wallHeightFeet: '10',
      upperWallHeightFeet: '8',
      position: 200,
    },
  })
  expect(made.status).toBe(201)
  const option: { doc: { id: number } } = await made.json()
  const configuration = {
    foundation: 'slab-stem-wall',
    steelFrame: 'steel-10-ft',
    sheathing: 'integrated-system',
    roofing: 'standing-seam-metal',
  }
  const json = { ...configuration, planType: 'catalog', selectedPlan: 'the-storch-plan', uploadedPlan: null, totalPrice: 93_350 }
  const issued = issuedQuoteSchema.parse(await (await post('/api/steel-quotes', json)).json())
  expect(issued.quote.layout).toMatchObject({ wallHeightFeet: 10, upperWallHeightFeet: 8 })
  const bom_request = { plan_id: 'the-storch-plan', preferred_distributor: '', configuration: { configurator: 'steel', ...configuration } }
  const { bom } = generateBom.output.parse(await (await post('/api/bom/generate', bom_request)).json())
  expect(bom.configuration).toMatchObject({ wall_height_feet: 10, upper_wall_height_feet: 8 })
  expect({ members: bom.summary.frame_members, pounds: bom.summary.frame_weight_pounds }).toEqual(counted(issued.quote.layout))

  const refused = await cms.request(`/api/price-options/${option.doc.id}`, {
    method: 'PATCH',
    json: { wallHeightFeet: '12' },
    cookie: operator.cookie,
  })
  expect(refused.status).toBe(400)
  const changed = await cms.request(`/api/price-options/${option.doc.id}`, {
    method: 'PATCH',
    json: { wallHeightFeet: '9', upperWallHeightFeet: null, priceCents: 99_000_00 },
    cookie: operator.cookie,
  })
  expect(changed.status).toBe(200)
  const again = await cms.request(`/api/quotes/${issued.quote.id}?token=${issued.token}`)
  expect(await again.json()).toMatchObject({ quote: { total: 93_350, layout: { wallHeightFeet: 10, upperWallHeightFeet: 8 } } })
})

/** Counted and weighed from the rows of a cut list. */
async function frameCut(response: Response): Promise<Frame> {
  const lines = (await response.text()).replace(/^\ufeff/, '').split('\r\n')
  const { data } = Papa.parse<Record<string, string>>(lines.slice(lines.findIndex((line) => line.startsWith('Project,'))).join('\r\n'), {
    header: true,
    skipEmptyLines: true,
  })
  const sum = (column: string) => data.reduce((total, row) => total + Number(row[column]), 0)
  return { members: sum('Quantity'), pounds: Math.round(sum('Weight')) }
}

/** As a reader of the document finds it in words. */
async function framePrinted(response: Response): Promise<Frame> {
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)))
  const contents = await Promise.all(pages.map((page) => page.getTextContent()))
  const text = contents
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replace(/\s+/g, ' ')
  const [, members = '', pounds = ''] = text.match(/([\d,]+) members.{0,60}? ([\d,]+) lb/) ?? []
  return { members: Number(members.replaceAll(',', '')), pounds: Number(pounds.replaceAll(',', '')) }
}
