import { monitorEventLoopDelay } from 'node:perf_hooks'
import { bomFileSchema } from '@framewell/domain/bom/bom'
import { UPLOADED_PLAN_ID } from '@framewell/domain/bom/bomPlan'
import { UNKNOWN_BOM_PLAN } from '@framewell/domain/bom/bomRequest'
import { generateBom, listBomDistributors, listBomPlans, MOST_TOTALS, totalBoms } from '@framewell/domain/bom/calls'
import { notChecked, notCheckedWords } from '@framewell/domain/framing/notChecked'
import type { Problem } from '@framewell/domain/http/problem'
import Ajv2020 from 'ajv/dist/2020'
import Papa from 'papaparse'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { bootCms, type TestCms } from '../testing/bootCms'
import { qualifiedBuilder } from '../testing/qualifiedBuilder'
import { seedBom } from './seedBom'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
  await seedBom(cms.payload)
})
afterAll(() => cms.stop())

const BOVA = { plan_id: 'bova-900', preferred_distributor: 'midwest-framing-supply' }
const post = (path: string, json: unknown) => cms.request(path, { json })
const bomOf = async (request: object) => {
  const response = await post('/api/bom/generate', request)
  expect(response.status).toBe(200)
  return generateBom.output.parse(await response.json()).bom
}
const fileOf = async (format: string, more: object = {}) => {
  const response = await post('/api/bom/export', { format, bom_request: BOVA, ...more })
  expect(response.status).toBe(200)
  return response
}
const csvRows = (text: string) => {
  const parsed = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: true })
  expect(parsed.errors).toEqual([])
  return parsed.data
}

describe('GET /api/bom/plans and /distributors', () => {
  it('answer the plans with their ids and dimensions', async () => {
    const { plans } = listBomPlans.output.parse(await (await cms.request('/api/bom/plans')).json())
    expect(plans.map(({ plan_id, plan_name, square_footage }) => [plan_id, plan_name, square_footage])).toEqual([
      ['bova-900', 'The Bova', 900],
      ['schiff-1350', 'The Schiff', 1350],
      ['storch-1800', 'The Storch', 1800],
    ])
    // 9 ft of wall, 11½ in of heel, and 12 ft at 5 in 12.
    expect(plans[0]?.dimensions).toEqual({ length: 37.5, width: 24, height: 14.96, stories: 1 })
    expect(plans[2]?.dimensions).toMatchObject({ length: 36, width: 25, stories: 2 })
  })

  it('answer three distributors, marked as demo', async () => {
    const { distributors } = listBomDistributors.output.parse(await (await cms.request('/api/bom/distributors')).json())
    expect(distributors).toHaveLength(3)
    expect(distributors.every(({ demo, name }) => demo && name.includes('(demo)'))).toBe(true)
    const { comparison } = await bomOf(BOVA)
    expect(
      distributors.map(({ id, leadTimeDays }) => [id, leadTimeDays]),
      'the slowest line of a bill',
    ).toEqual(comparison.map((one) => [one.distributor_id, one.estimated_lead_time_days]))
  })
})

describe('POST /api/bom/generate', () => {
  it('answers the bill of exactly the specified payload', async () => {
    const bom = await bomOf(BOVA)
    expect(bom).toMatchObject({ plan_name: 'The Bova', distributor: 'Midwest Framing Supply (demo)', price_list_version: 1 })
    expect(bom.total_cost).toBeGreaterThan(1_000)
    expect(new Set(bom.line_items.map(({ category }) => category)).size).toBe(6)
    const cents = bom.line_items.reduce((sum, { total_cost }) => sum + Math.round((total_cost ?? 0) * 100), 0)
    const { list_total = 0, markup = 0, preferred_discount } = bom.price_terms ?? {}
    expect([Math.round(list_total * 100), preferred_discount]).toEqual([cents, 0])
    expect(Math.round(markup * 100)).toBe(Math.round(cents * 0.125))
    expect(bom.total_cost).toBeCloseTo(list_total + markup, 2)
    expect(await bomOf(BOVA)).toEqual(bom)
  })

  it('takes the Preferred discount off for Preferred builders only', async () => {
    const plain = await bomOf(BOVA)
    const [preferred, standard] = [
      await qualifiedBuilder(cms.payload, 'Preferred', 150_000),
      await qualifiedBuilder(cms.payload, 'Standard', 75_000),
    ]
    const bomAs = async ({ cookie }: { cookie: string }) => {
      const response = await cms.request('/api/bom/generate', { json: BOVA, cookie })
      return generateBom.output.parse(await response.json()).bom
    }
    expect(await bomAs(standard)).toEqual(plain)
    const { total_cost, price_terms } = await bomAs(preferred)
    expect(price_terms?.preferred_discount).toBeCloseTo(plain.total_cost * 0.05, 2)
    expect(total_cost).toBeCloseTo(plain.total_cost * 0.95, 2)
  })

  it("follows an operator's change of the markup", async () => {
    const before = await bomOf(BOVA)
    const operator = await cms.signInAs('operator')
    const set = (bomMarkupPercent: number) =>
      cms.request('/api/globals/price-settings', { json: { bomMarkupPercent }, cookie: operator.cookie })
    expect((await set(20)).status).toBe(200)
    const after = await bomOf(BOVA)
    expect(after.price_terms).toMatchObject({ list_total: before.price_terms?.list_total, markup_percent: 20 })
    expect((await set(12.5)).status).toBe(200)
    expect(await bomOf(BOVA)).toEqual(before)
    for (const wrong of [-1, 100.5]) expect((await set(wrong)).status).toBe(400)
  })

  it('takes the lowest total without a preferred distributor', async () => {
    for (const preferred_distributor of ['', null, undefined]) {
      const bom = await bomOf({ plan_id: 'bova-900', preferred_distributor })
      expect(bom.distributor_chosen_by).toBe('lowest total')
      expect(bom.total_cost).toBe(Math.min(...bom.comparison.map(({ total_cost }) => total_cost)))
    }
  })

  it('counts the configuration, not only the plan', async () => {
    const plain = await bomOf(BOVA)
    const heavy = await bomOf({ ...BOVA, configuration: { configurator: 'picker', framing: 'heavy-duty-steel', roofing: 'gaf-shingles' } })
    expect(heavy.summary.frame_weight_pounds).toBeGreaterThan(plain.summary.frame_weight_pounds)
    expect(heavy.line_items.map(({ sku }) => sku)).toContain('SHINGLE-ARCH')
    expect(plain.line_items.map(({ sku }) => sku)).not.toContain('SHINGLE-ARCH')
    const uploaded = await bomOf({
      plan_id: 'uploaded-plan',
      configuration: { planType: 'upload', uploadedPlan: { name: 'Lot 7', squareFeet: 1200, files: [] }, steelFrame: '18-gauge-steel' },
    })
    expect(uploaded).toMatchObject({ plan_name: 'Lot 7' })
    expect(uploaded.assumptions.join(' ')).toContain('Only the floor area of 1,200 sq ft is known')
  })

  it.each([
    [{}, 'plan_id', 'Please select a plan before generating BOM'],
    [{ plan_id: 'castle' }, 'plan_id', /no bill of materials for this plan/],
    [{ plan_id: 7 }, 'plan_id', 'Please select a plan before generating BOM'],
    [{ plan_id: 'bova-900', preferred_distributor: 'nobody' }, 'preferred_distributor', /do not work with this distributor/],
    [{ plan_id: 'bova-900', preferred_distributor: { id: 1 } }, 'preferred_distributor', /distributor/],
    [{ plan_id: 'bova-900', configuration: { sheathing: 'paper' } }, 'configuration.sheathing', /do not offer this option/],
    [
      { plan_id: 'bova-900', configuration: { takeOff: { studSpacingInches: 1e9 } } },
      'configuration.takeOff.studSpacingInches',
      /16 or 24/,
    ],
    [{ plan_id: 'bova-900', configuration: 'none' }, 'configuration', /./],
    [
      { plan_id: 'uploaded-plan', configuration: { dimensions: { lengthFeet: -40, widthFeet: 0 } } },
      'configuration.dimensions.lengthFeet',
      /length in feet/,
    ],
    [
      { plan_id: 'uploaded-plan', configuration: { uploadedPlan: { name: 'x', squareFeet: 1e9 } } },
      'configuration.uploadedPlan.squareFeet',
      /floor area/,
    ],
  ])('%j is refused on %s', async (request, path, message) => {
    const response = await post('/api/bom/generate', request)
    expect(response.status).toBe(400)
    const { fields }: Problem = await response.json()
    expect(fields).toContainEqual({ path, message: message instanceof RegExp ? expect.stringMatching(message) : message })
  })
})

describe('POST /api/bom/export', () => {
  it('gives CSV with prices, one row a line, named after the plan', async () => {
    const bom = await bomOf(BOVA)
    const response = await fileOf('csv')
    expect(response.headers.get('content-disposition')).toContain('filename="The Bova_BOM.csv"')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const rows = csvRows(await response.text())
    expect(rows).toHaveLength(bom.summary.total_items)
    expect(rows.map((row) => [row.SKU, Number(row.Quantity), Number(row['Total cost'])])).toEqual(
      bom.line_items.map(({ sku, quantity, total_cost }) => [sku, quantity, total_cost]),
    )
    expect(rows.every((row) => row['Not checked'] === bom.not_checked.join(', '))).toBe(true)
    const plain = csvRows(await (await fileOf('csv', { include_pricing: false })).text())
    expect(Object.keys(plain[0] ?? {})).not.toContain('Unit cost')
  })

  it('gives JSON without prices that keeps the published schema', async () => {
    const schema = await (await cms.request('/api/bom/schema.json')).json()
    const validate = new Ajv2020({ strict: false, allErrors: true }).compile(schema)
    for (const include_pricing of [undefined, false, true]) {
      const response = await fileOf('json', { include_pricing })
      expect(response.headers.get('content-disposition')).toContain('filename="The Bova_BOM.json"')
      const text = await response.text()
      const file = JSON.parse(text)
      expect(validate(file), JSON.stringify(validate.errors)).toBe(true)
      expect(bomFileSchema.parse(file)).toEqual(file)
      expect(text.includes('"unit_cost"')).toBe(include_pricing === true)
    }
    expect(validate({ plan_name: 'x' })).toBe(false)
  })

  it('gives a tagged PDF with every line, its rule and the total', async () => {
    const bom = await bomOf(BOVA)
    const response = await fileOf('pdf')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain('filename="The Bova_BOM.pdf"')
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { text, marked, pages } = await readPdf(bytes)
    expect(marked).toBe(true)
    expect(pages).toBeGreaterThan(1)
    for (const { sku } of bom.line_items) expect(text).toContain(sku)
    expect(text).toContain(bom.total_cost.toLocaleString('en-US', { style: 'currency', currency: 'USD' }))
    expect(text).toContain('IRC R403.1.6')
    expect(text).toContain('Preliminary. Not reviewed by an engineer.')
    expect(text).toContain(notCheckedWords(bom.not_checked))
    expect(new Uint8Array(await (await fileOf('pdf')).arrayBuffer())).toEqual(bytes)
    expect((await readPdf(new Uint8Array(await (await fileOf('pdf', { include_pricing: false })).arrayBuffer()))).text).not.toContain('$')
  })

  it('says in the PDF where an engineering review is required', async () => {
    const bom_request = { plan_id: 'uploaded-plan', configuration: { dimensions: { lengthFeet: 80, widthFeet: 44 } } }
    const response = await post('/api/bom/export', { format: 'pdf', bom_request })
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(text).toContain('Engineering review required')
    expect(text).toContain('60′-0″ by 40′-0″')
  })

  it('names in every format what is not checked, with the wind and snow that were entered', async () => {
    const bom_request = { ...BOVA, configuration: { takeOff: { windMph: 139, snowPsf: 70 } } }
    for (const format of ['csv', 'json', 'pdf']) {
      const response = await post('/api/bom/export', { format, bom_request })
      const bytes = new Uint8Array(await response.arrayBuffer())
      const text = format === 'pdf' ? (await readPdf(bytes)).text : new TextDecoder().decode(bytes)
      for (const item of notChecked({ windMph: 139, snowPsf: 70 })) expect(text).toContain(item)
    }
  })

  it.each([
    [{ format: 'exe', bom_request: BOVA }, 'format', 'Choose csv, pdf or json.'],
    [{ format: 'csv' }, 'bom_request', /./],
    [{ format: 'csv', bom_request: { plan_id: 'castle' } }, 'bom_request.plan_id', /no bill of materials/],
    [{ format: 'csv', include_pricing: 'yes', bom_request: BOVA }, 'include_pricing', 'Say true or false.'],
  ])('%j is refused on %s', async (request, path, message) => {
    const response = await post('/api/bom/export', request)
    expect(response.status).toBe(400)
    const { fields }: Problem = await response.json()
    expect(fields).toContainEqual({ path, message: message instanceof RegExp ? expect.stringMatching(message) : message })
  })

  it('names the file of a hostile plan name without harm, and defuses formulas', async () => {
    const configuration = { uploadedPlan: { name: '=HYPERLINK("x")\r\nX-Evil: 1/../é', squareFeet: 900 } }
    const response = await post('/api/bom/export', { format: 'csv', bom_request: { plan_id: 'uploaded-plan', configuration } })
    expect(response.status).toBe(200)
    expect(response.headers.get('x-evil')).toBeNull()
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="HYPERLINK x X-Evil 1 \.\. _?_BOM\.csv"; filename\*=UTF-8''[\w%.-]+$/,
    )
    expect(await response.text()).not.toMatch(/(^|,)"?[=@]/m)
  })
})

describe('POST /api/bom/totals', () => {
  it('answers the totals of bills in their order, and what is wrong with a request in its place', async () => {
    const framed = (studGauge: number) => ({ ...BOVA, configuration: { takeOff: { studGauge } } })
    const requests = [BOVA, framed(16), { ...BOVA, plan_id: 'nothing' }, framed(20)]
    const { totals } = totalBoms.output.parse(await (await post('/api/bom/totals', { bom_requests: requests })).json())
    const bills = await Promise.all([BOVA, framed(16), framed(20)].map(bomOf))
    expect(totals.map(({ total_cost }) => total_cost)).toEqual(
      [bills[0], bills[1], undefined, bills[2]].map((bom) => bom?.total_cost ?? null),
    )
    expect(totals.map(({ problem }) => problem)).toEqual([null, null, UNKNOWN_BOM_PLAN, null])
  })

  it('refuses no and too many bills, and one that is no request, on their fields', async () => {
    for (const [bom_requests, path] of [
      [[], 'bom_requests'],
      [Array.from({ length: MOST_TOTALS + 1 }, () => BOVA), 'bom_requests'],
      [[BOVA, {}], 'bom_requests.1.plan_id'],
    ] as const) {
      const refused = await post('/api/bom/totals', { bom_requests })
      expect([refused.status, (await refused.json()).fields[0].path]).toEqual([400, path])
    }
  })
})

describe('the cut list', () => {
  it('reconciles with the bill: feet of each section and weight, piece by piece', async () => {
    const bom = await bomOf({ plan_id: 'storch-1800' })
    const response = await post('/api/bom/cut-list', { bom_request: { plan_id: 'storch-1800' } })
    expect(response.headers.get('content-disposition')).toContain('filename="The Storch_cut-list.csv"')
    const [headed = '', ...rest] = (await response.text()).replace(/^\ufeff/, '').split('\r\n')
    expect(headed).toContain('Preliminary: not for fabrication')
    expect(headed).toContain(notCheckedWords())
    const rows = csvRows(rest.join('\r\n'))
    expect(rows).toHaveLength(bom.summary.frame_members)
    const pounds = rows.reduce((sum, row) => sum + Number(row.Weight), 0)
    const billed = bom.line_items.reduce((sum, { weight_pounds }) => sum + (weight_pounds ?? 0), 0)
    expect(Math.abs(pounds - billed)).toBeLessThan(1)
    const studs = rows.filter((row) => row.Designator === '362S162-43').reduce((sum, row) => sum + Number(row.Length) / 12, 0)
    const lines = bom.line_items.filter(({ sku }) => sku === '362S162-43-STOCK')
    expect(lines.reduce((sum, { net_quantity }) => sum + net_quantity, 0)).toBeCloseTo(studs, 1)
  })

  it('is a link too, and refuses what there is no plan for', async () => {
    expect((await cms.request('/api/bom/cut-list?plan_id=bova-900')).status).toBe(200)
    expect((await cms.request('/api/bom/cut-list?plan_id=castle')).status).toBe(400)
    expect((await cms.request('/api/bom/cut-list')).status).toBe(400)
  })
})

const CONFIRMED = {
  windMph: 139,
  exposure: 'C',
  snowPsf: 30,
  seismicCategory: 'B',
  adoptedCode: '2018 IRC',
  source: 'County',
  confirmedBy: 'Dana Reyes',
  confirmedAt: '2026-11-20T12:00:00.000Z',
}

describe('the frame for other programs', () => {
  it('is DXF in inches with the panels of the same frame', async () => {
    const response = await post('/api/bom/frame', { format: 'dxf', bom_request: BOVA })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain('filename="The Bova_frame.dxf"')
    const text = await response.text()
    expect(text).toMatch(/\$INSUNITS\s+70\s+1\s/)
    for (const words of ['Panel W1-1', 'Plan, story 1', 'Front elevation', 'Preliminary: not for fabrication'])
      expect(text).toContain(words)
  })

  it('is IFC4 with every member of the bill, and verdicts for the site that is given only', async () => {
    const { summary } = await bomOf(BOVA)
    const ifcOf = async (more: object) => (await post('/api/bom/frame', { format: 'ifc', bom_request: BOVA, ...more })).text()
    const open = await ifcOf({})
    expect(open.match(/=IFCMEMBER\(/g)).toHaveLength(summary.frame_members)
    expect(open.match(/Not checked: no site was given\./g)).toHaveLength(summary.frame_members)
    const checked = await ifcOf({ site: { windMph: 115, exposure: 'B', snowPsf: 30 } })
    expect(checked).toMatch(
      /Carries its loads: axial and bending 0\.\d\d, S100 H1\.2 \(AISI S100-16, ASD\), for 115 mph, exposure B, 30 psf\. Not sealed\./,
    )
    expect(checked).toContain('Not checked: Trusses are designed by their engineer.')
  })

  it('is a drawing set of the same frame, with the site as it was entered', async () => {
    const { summary } = await bomOf(BOVA)
    const site = { windMph: 115, exposure: 'B', snowPsf: 30, confirmedBy: 'Dana Reyes', confirmedAt: '2026-11-20T12:00:00.000Z' }
    const response = await post('/api/bom/frame', { format: 'pdf', site, bom_request: BOVA })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain('filename="The Bova_frame.pdf"')
    const { text, marked } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(marked).toBe(true)
    expect(text).toContain('PRELIMINARY: NOT FOR CONSTRUCTION')
    expect(text).toMatch(/confirmed by Dana\s?Reyes, not on record/)
    expect(text).toContain(`of ${summary.frame_members} members are checked by calculation`)
  })

  it.each([
    ['a site confirmed in the browser alone', {}, 1],
    ['a typed wind', { takeOff: { windMph: 139 } }, 2],
    ['its confirmed site', { siteDesign: { site: CONFIRMED, fixes: {} } }, 2],
  ])('schedules the screws that its bill counts for %s', async (_for, configuration, each) => {
    const bom_request = { plan_id: 'storch-1800', configuration }
    const bom = await bomOf(bom_request)
    const counted = bom.line_items
      .flatMap(({ inputs }) => inputs)
      .find(({ label }) => label === `Along bottom tracks on floors of joists, every 12 in, ${each === 2 ? 'two' : 'one'} each`)
    const response = await post('/api/bom/frame', { format: 'pdf', site: CONFIRMED, bom_request })
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    const [, places, screws] = /every 12 in\s*(\d+)\s*No\. 8 screws\s*(\d+)/.exec(text) ?? []
    expect([Number(places), Number(screws)]).toEqual([counted?.value, (counted?.value ?? 0) * each])
  })

  it.each(['frame', 'cut-list', 'generate'])('of a large house does not hold up other calls: %s', async (call) => {
    const configuration = { dimensions: { lengthFeet: 240, widthFeet: 150, stories: 3 } }
    const request = { plan_id: UPLOADED_PLAN_ID, configuration }
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const began = performance.now()
    const response = await post(`/api/bom/${call}`, call === 'generate' ? request : { format: 'dxf', bom_request: request })
    const took = performance.now() - began
    delay.disable()
    expect(response.status).toBe(200)
    // Written in this thread, it would have been held nearly all of that time.
    expect(delay.max / 1e6).toBeLessThan(took / 2)
  })

  it('refuses another format, an impossible site and what there is no plan for', async () => {
    expect((await post('/api/bom/frame', { format: 'dwg', bom_request: BOVA })).status).toBe(400)
    const site = { windMph: 20, exposure: 'B', snowPsf: 30 }
    expect((await post('/api/bom/frame', { format: 'ifc', site, bom_request: BOVA })).status).toBe(400)
    expect((await post('/api/bom/frame', { format: 'ifc', bom_request: { plan_id: 'castle' } })).status).toBe(400)
  })
})

it('refuses a flood from one address', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 130 }, async () => (await cms.request('/api/bom/generate', { json: BOVA, address: '203.0.113.9' })).status),
  )
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true)
})

async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
    ),
  )
  const mark: unknown = await document.getMarkInfo()
  const marked = typeof mark === 'object' && mark !== null && 'Marked' in mark && mark.Marked === true
  return { text: texts.join(' ').replace(/\s+/g, ' '), pages: document.numPages, marked }
}
