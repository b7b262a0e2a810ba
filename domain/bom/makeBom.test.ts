import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { INITIAL_PRICES } from '../catalog/initialPrices'
import { cutList } from '../framing/cutList'
import { frameModel } from '../framing/frameModel'
import { bomSchema, withoutPricing } from './bom'
import { bomFileName } from './bomExport'
import { type BomRequest, bomRequestSchema } from './bomRequest'
import { bomSubject } from './bomSubject'
import { INITIAL_MATERIALS } from './initialMaterials'
import { INITIAL_PRICE_LISTS } from './initialPriceLists'
import { makeBom } from './makeBom'

const TERMS = { ...INITIAL_PRICES.bom, preferred: false }
const PRICES = { materials: INITIAL_MATERIALS, lists: INITIAL_PRICE_LISTS, terms: TERMS }
const resolve = (request: unknown) => bomSubject(bomRequestSchema.parse(request), INITIAL_PLANS, INITIAL_PRICES)
const subjectOf = (request: unknown) => {
  const resolved = resolve(request)
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusals))
  return resolved.subject
}
const bomFor = (request: object) => {
  const parsed: BomRequest = bomRequestSchema.parse(request)
  const bom = makeBom(subjectOf(request), PRICES, parsed.preferred_distributor, '2026-11-21')
  if (!bom) throw new Error('No such distributor')
  return bom
}
const cents = (dollars: number) => Math.round(dollars * 100)

describe('a bill of materials', () => {
  it('matches its contract, sums its lines and uses the longest lead time', () => {
    for (const { id } of INITIAL_PLANS) {
      const bom = bomFor({ plan_id: id, preferred_distributor: 'midwest-framing-supply' })
      expect(bomSchema.parse(bom)).toEqual(bom)
      expect(bom.line_items.every(({ unit_cost }) => unit_cost !== null && unit_cost > 0)).toBe(true)
      for (const { quantity, unit_cost, total_cost } of bom.line_items)
        expect(cents(total_cost ?? 0)).toBe(quantity * cents(unit_cost ?? 0))
      const listed = bom.line_items.reduce((sum, { total_cost }) => sum + cents(total_cost ?? 0), 0)
      expect(cents(bom.price_terms?.list_total ?? 0)).toBe(listed)
      expect(cents(bom.total_cost)).toBe(listed + Math.round(listed * 0.125))
      expect(bom.estimated_lead_time_days).toBe(Math.max(...bom.line_items.map(({ lead_time_days }) => lead_time_days)))
      expect(Object.values(bom.summary.categories).reduce((sum, count) => sum + count, 0)).toBe(bom.summary.total_items)
      expect(bom.comparison).toHaveLength(3)
      expect(bom.comparison).toContainEqual(expect.objectContaining({ distributor_id: bom.distributor_id, total_cost: bom.total_cost }))
    }
  })

  it('adds the markup for everybody, takes the discount off for Preferred builders, and its parts sum to the total', () => {
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(percent, percent, fc.boolean(), (markupPercent, preferredDiscountPercent, preferred) => {
        const terms = { ...TERMS, markupPercent, preferredDiscountPercent, preferred }
        const bom = makeBom(subjectOf({ plan_id: 'bova-900' }), { ...PRICES, terms }, '', '2026-11-21')
        if (!bom?.price_terms) throw new Error('No terms')
        const { list_total, markup, preferred_discount } = bom.price_terms
        expect(cents(list_total) + cents(markup) - cents(preferred_discount)).toBe(cents(bom.total_cost))
        expect(cents(markup)).toBe(Math.round(cents(list_total) * (markupPercent / 100)))
        expect(preferred_discount > 0).toBe(preferred && preferredDiscountPercent > 0)
      }),
      { numRuns: process.env.TEST_FULL ? 20 : 8 },
    )
  })

  it('is the same for the same input', () => {
    const request = { plan_id: 'schiff-1350', preferred_distributor: '' }
    expect(JSON.stringify(bomFor(request))).toBe(JSON.stringify(bomFor(request)))
  })

  it('says what an engineer adds: studs beside wide openings, and load distribution for trusses off the studs', () => {
    const at = (studSpacingInches: 16 | 24) =>
      bomFor({ plan_id: 'bova-900', configuration: { takeOff: { studSpacingInches } } }).assumptions.join(' ')
    expect(at(24)).toContain('R603.7(1)')
    expect(at(24)).not.toContain('R603.1.2')
    expect(at(16)).toContain('Trusses stand 24 in apart over studs at 16 in')
  })

  it('uses the lowest total without a preferred distributor, and says so', () => {
    const bom = bomFor({ plan_id: 'bova-900' })
    expect(bom.distributor_chosen_by).toBe('lowest total')
    expect(bom.total_cost).toBe(Math.min(...bom.comparison.map(({ total_cost }) => total_cost)))
    expect(makeBom(subjectOf({ plan_id: 'bova-900' }), PRICES, 'nobody', '2026-11-21')).toBeUndefined()
  })

  it('leaves a line unpriced when the list has no price, says so, and prefers a complete list', () => {
    const [first, ...others] = INITIAL_PRICE_LISTS
    if (!first) throw new Error('There is no price list')
    const short = { ...first, rows: first.rows.filter(({ sku }) => sku !== 'ROOF-DECK').map((row) => ({ ...row, unitCostCents: 1 })) }
    const prices = { ...PRICES, lists: [short, ...others] }
    const bom = makeBom(subjectOf({ plan_id: 'bova-900' }), prices, first.distributor.id, '2026-11-21')
    expect(bom?.line_items.find(({ sku }) => sku === 'ROOF-DECK')).toMatchObject({ unit_cost: null, total_cost: null })
    expect(bom?.assumptions).toContain('Not on this price list and not in the total: ROOF-DECK.')
    expect(makeBom(subjectOf({ plan_id: 'bova-900' }), prices, '', '2026-11-21')?.distributor_id).not.toBe(first.distributor.id)
  })

  it('prints its assumptions: prices and their date, demo, judgment, the cross-check by the estimating rule', () => {
    const { assumptions, warnings } = bomFor({ plan_id: 'bova-900' })
    for (const words of [
      /list prices as stored, version 1 of November 1, 2026/,
      /invented/,
      /^Framewell assumption/,
      /estimating rule/,
      /preliminary/,
      /^Screws between the plies of built-up members .* not counted and not checked/,
    ])
      expect(
        assumptions.some((line) => words.test(line)),
        String(words),
      ).toBe(true)
    expect(warnings).toEqual([])
    const big = bomFor({ plan_id: 'uploaded-plan', configuration: { dimensions: { lengthFeet: 80, widthFeet: 44 } } })
    expect(big.warnings.join(' ')).toMatch(/60′-0″ by 40′-0″/)
    expect(big.assumptions.join(' ')).toMatch(/Doors and windows are placed/)
  })

  it('reconciles with the cut list: the same feet and weight of every section', () => {
    const subject = subjectOf({ plan_id: 'storch-1800' })
    const bom = bomFor({ plan_id: 'storch-1800' })
    const { rows } = cutList(frameModel(subject.layout), { project: 'The Storch', revision: 'A' })
    expect(rows).toHaveLength(bom.summary.frame_members)
    const feet = new Map<string, number>()
    for (const { designator, lengthInches } of rows) feet.set(designator, (feet.get(designator) ?? 0) + lengthInches / 12)
    const billed = new Map<string, number>()
    for (const { sku, net_quantity, weight_pounds } of bom.line_items) {
      const profile = sku.replace(/-(?:STOCK|CUT|COIL)$/, '')
      if (weight_pounds !== null) billed.set(profile, (billed.get(profile) ?? 0) + net_quantity)
    }
    expect([...billed.keys()].sort()).toEqual([...feet.keys()].sort())
    for (const [profile, length] of feet) expect(billed.get(profile), profile).toBeCloseTo(length, 2)
    const pounds = bom.line_items.reduce((sum, { weight_pounds }) => sum + (weight_pounds ?? 0), 0)
    expect(pounds).toBeCloseTo(
      rows.reduce((sum, row) => sum + row.weightPounds, 0),
      1,
    )
  })
})

describe('a request', () => {
  it.each([
    ['the-bova-plan', 'bova-900'],
    ['bova-900', 'bova-900'],
    ['the-storch-plan', 'storch-1800'],
  ])('%s is the plan %s', (asked, planId) => expect(subjectOf({ plan_id: asked }).planId).toBe(planId))

  it('reads the options of each configurator', () => {
    const steel = subjectOf({
      plan_id: 'bova-900',
      configuration: {
        planType: 'catalog',
        selectedPlan: 'the-bova-plan',
        foundation: 'slab-stem-wall',
        steelFrame: '18-gauge-steel',
        sheathing: 'insulated-panels',
        roofing: 'architectural-shingles',
      },
    })
    expect(steel).toMatchObject({ choices: { sheathing: 'insulated-panel', roofing: 'architectural-shingles' }, layout: { studGauge: 18 } })
    expect(steel.options.map(({ step }) => step)).toEqual(['foundation', 'steelFrame', 'sheathing', 'roofing'])
    const picker = { configurator: 'picker', framing: 'heavy-duty-steel', roofing: 'zip-system', foundation: null }
    expect(subjectOf({ plan_id: 'bova-900', configuration: picker })).toMatchObject({
      choices: { roofing: 'roof-panel-system' },
      layout: { studGauge: 16, studSpacingInches: 16 },
    })
    const advanced = {
      configurator: 'advanced',
      foundation: 'concrete-slab',
      framing: 'premium-steel',
      dimensions: { lengthFeet: 50, widthFeet: 30 },
    }
    expect(subjectOf({ plan_id: 'uploaded-plan', configuration: advanced })).toMatchObject({
      squareFeet: 1500,
      layout: { studGauge: 16, studSpacingInches: 16 },
    })
  })

  it.each([
    ['braceWastePercent', 10, '300FS-43-COIL', {}, /plus 10%/],
    ['gussetsPerCorner', 2, 'GUSSET', {}, /^2 gusset plates at each corner/],
    ['holdDownsPerStrap', 2, 'HOLD-DOWN', {}, /^4 hold-downs in each braced bay/],
    ['seamFeetPerSheet', 24, 'SEAM-TAPE', {}, /^24 ft of seam/],
    ['seamWastePercent', 50, 'SEAM-TAPE', {}, /plus 50%/],
    ['houseWrapLapPercent', 50, 'HOUSE-WRAP', { sheathing: 'osb' }, /plus 50% for laps/],
    ['pinSpacingInches', 12, 'PIN-SLAB', {}, /^One pin every 12 in/],
    ['pinWastePercent', 50, 'PIN-SLAB', {}, /plus 50%/],
    ['underlaymentLapPercent', 50, 'UNDERLAYMENT', {}, /plus 50% for laps/],
    ['nailsPerSquare', 480, 'ROOF-NAIL', { roofing: 'architectural-shingles' }, /^480 nails per 100 sq ft/],
    ['nailWastePercent', 50, 'ROOF-NAIL', { roofing: 'architectural-shingles' }, /plus 50%/],
    ['edgeMetalLapPercent', 50, 'DRIP-EDGE', {}, /plus 50% for laps/],
    ['clipSpacingInches', 12, 'PANEL-CLIP', {}, /^One clip every 12 in/],
    ['clipWastePercent', 50, 'PANEL-CLIP', {}, /plus 50%/],
  ] as const)('counts with the price book’s %s, and says so', (name, value, sku, takeOff, words) => {
    const request = { plan_id: 'bova-900', configuration: { takeOff } }
    const counted = (settings: object) => {
      const bom = makeBom(
        subjectOf(request),
        { ...PRICES, terms: { ...TERMS, takeOff: { ...TERMS.takeOff, ...settings } } },
        '',
        '2026-11-21',
      )
      if (!bom) throw new Error('No bill')
      return bom
    }
    const [before, after] = [counted({}), counted({ [name]: value })]
    const amount = (bom: typeof before) => {
      const line = bom.line_items.find((each) => each.sku === sku)
      return (line?.net_quantity ?? 0) * (1 + (line?.waste_factor ?? 0))
    }
    expect(amount(after)).toBeGreaterThan(amount(before))
    const rule = after.line_items.find((each) => each.sku === sku)?.rule
    expect(rule).toMatchObject({ judgement: true, source: expect.stringMatching(/setting of the price book/i) })
    expect(rule?.name).toMatch(words)
    expect(after.assumptions).toContain(`Framewell assumption, without a published source: ${rule?.name}.`)
    // Straps of two thicknesses have one waste.
    const isOwn = (other: string) => other === sku || (name === 'braceWastePercent' && other.startsWith('300FS-'))
    const others = (bom: typeof before) => bom.line_items.filter((each) => !isOwn(each.sku))
    expect(others(after)).toEqual(others(before))
  })

  it('screws bottom tracks to floors of joists twice where wind is high, and says what it counts for', () => {
    const confirmed = {
      seismicCategory: 'B',
      adoptedCode: '2018 IRC',
      source: 'County',
      confirmedBy: 'Ann',
      confirmedAt: '2026-11-20T08:00:00Z',
    }
    const at = (windMph: number, exposure: string) => ({
      siteDesign: { site: { windMph, exposure, snowPsf: 30, ...confirmed }, fixes: {} },
    })
    const billed = (configuration: object) => {
      const bom = bomFor({ plan_id: 'storch-1800', configuration })
      const line = bom.line_items.find(({ sku }) => sku === 'SCREW-8-FRAMING')
      const tracks = line?.inputs.find(({ label }) => label.startsWith('Along bottom tracks'))
      return { net: line?.net_quantity ?? 0, tracks, words: bom.assumptions.find((words) => words.startsWith('Bottom tracks on floors')) }
    }
    const plain = billed({})
    expect(plain.tracks?.label).toBe('Along bottom tracks on floors of joists, every 12 in, one each')
    expect(plain.words).toContain('no wind is entered, so the design site of the plan is counted: 115 mph, exposure B')
    for (const [configuration, each, words] of [
      [at(139, 'B'), 1, '139 mph, exposure B'],
      [at(120, 'C'), 1, '120 mph, exposure C'],
      [at(121, 'C'), 2, '121 mph, exposure C'],
      [at(140, 'B'), 2, '140 mph, exposure B'],
      [at(100, 'D'), 2, '100 mph, exposure D'],
      [{ takeOff: { windMph: 120 } }, 1, '120 mph, exposure not entered and counted as C'],
      [{ takeOff: { windMph: 139 } }, 2, '139 mph, exposure not entered and counted as C'],
      [{ ...at(115, 'C'), takeOff: { windMph: 130 } }, 2, '130 mph, exposure C'],
    ] as const) {
      const bill = billed(configuration)
      expect(bill.net - plain.net, words).toBe((each - 1) * (plain.tracks?.value ?? 0))
      expect(bill.tracks?.value).toBe(plain.tracks?.value)
      expect(bill.words).toContain(`have ${each === 2 ? 'two No. 8 screws' : 'one No. 8 screw'} every 12 in`)
      expect(bill.words).toContain(words)
    }
    // On a slab no track is screwed to joists.
    expect(bomFor({ plan_id: 'bova-900' }).assumptions.join(' ')).not.toContain('Bottom tracks')
  })

  it('puts a house over a basement: joists, deck and anchors of the floor are counted, and the bill says what it assumes', () => {
    const billed = (foundation?: 'slab' | 'crawl-space' | 'basement') =>
      bomFor({ plan_id: 'bova-900', configuration: foundation ? { takeOff: { foundation } } : undefined })
    const [drawn, slab, crawl, basement] = [billed(), billed('slab'), billed('crawl-space'), billed('basement')]
    const lines = (bom: typeof drawn, sku: string) => bom.line_items.filter((line) => line.sku === sku)
    expect(slab.total_cost).toBe(drawn.total_cost)
    for (const bom of [crawl, basement]) {
      expect(bom.total_cost).toBeGreaterThan(slab.total_cost)
      expect(bom.summary.frame_weight_pounds).toBeGreaterThan(slab.summary.frame_weight_pounds)
      expect(lines(bom, 'FLOOR-DECK')).toHaveLength(1)
      expect(lines(bom, 'PIN-SLAB')).toEqual([])
      expect(lines(bom, 'ANCHOR-BOLT')).toHaveLength(1)
      expect(bom.assumptions.join(' ')).toMatch(/ground floor is steel joists/)
    }
    expect(lines(slab, 'FLOOR-DECK')).toEqual([])
    expect(basement.assumptions.join(' ')).toMatch(/basement stair is cut from it/)
  })

  it("lets the person's own choice override the option", () => {
    const configuration = { steelFrame: '18-gauge-steel', takeOff: { studGauge: 16, roofing: 'standing-seam', pitchIn12: 8 } }
    expect(subjectOf({ plan_id: 'bova-900', configuration })).toMatchObject({
      layout: { studGauge: 16, roof: { pitchIn12: 8 } },
      choices: { roofing: 'standing-seam' },
    })
  })

  it.each([
    [{ plan_id: 'castle' }, 'plan_id'],
    [{ plan_id: 'bova-900', configuration: { steelFrame: 'balsa' } }, 'configuration.steelFrame'],
    [{ plan_id: 'bova-900', configuration: { configurator: 'picker', roofing: 'standing-seam-metal' } }, 'configuration.roofing'],
    [{ plan_id: 'uploaded-plan' }, 'configuration.uploadedPlan.squareFeet'],
    [{ plan_id: 'uploaded-plan', configuration: { uploadedPlan: { name: 'x', squareFeet: -5 } } }, 'configuration.uploadedPlan.squareFeet'],
    [
      { plan_id: 'uploaded-plan', configuration: { uploadedPlan: { name: 'x', squareFeet: 1e9 } } },
      'configuration.uploadedPlan.squareFeet',
    ],
    [{ plan_id: 'schiff-1350', configuration: { takeOff: { roofForm: 'hip' } } }, 'configuration.takeOff.roofForm'],
  ])('%j is refused on %s', (request, path) => {
    const resolved = resolve(request)
    expect(resolved).toMatchObject({ ok: false, refusals: [{ path }] })
  })

  it.each([
    [{}, 'plan_id', 'Please select a plan before generating BOM'],
    [{ plan_id: '' }, 'plan_id', 'Please select a plan before generating BOM'],
    [
      { plan_id: 'bova-900', configuration: { takeOff: { studGauge: 12 } } },
      'configuration.takeOff.studGauge',
      'Choose 20, 18 or 16 gauge.',
    ],
  ])('%j does not parse', (request, path, message) => {
    const issues = bomRequestSchema.safeParse(request).error?.issues.map((issue) => [issue.path.join('.'), issue.message])
    expect(issues).toEqual([[path, message]])
  })
})

it('a bill without prices has none anywhere', () => {
  const file = withoutPricing(bomFor({ plan_id: 'bova-900' }))
  const keys = new Set<string>()
  JSON.stringify(file, (key, value) => {
    keys.add(key)
    return value
  })
  for (const key of ['unit_cost', 'total_cost', 'comparison']) expect(keys.has(key), key).toBe(false)
})

it('file names contain nothing special to headers or file systems', () => {
  expect(bomFileName('The Bova', 'csv')).toBe('The Bova_BOM.csv')
  expect(bomFileName('../../etc/passwd', 'pdf')).toBe('etc passwd_BOM.pdf')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const file = bomFileName(name, 'csv')
      expect(file).toMatch(/^[^"\\/\r\n\0:*?<>|;%]+_BOM\.csv$/)
      expect(file.startsWith('.')).toBe(false)
    }),
  )
})
