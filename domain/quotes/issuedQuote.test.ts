import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bomRequestSchema } from '../bom/bomRequest'
import { bomSubject } from '../bom/bomSubject'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { INITIAL_PRICES } from '../catalog/initialPrices'
import { frameModel } from '../framing/frameModel'
import { usd } from '../money/usd'
import { documentNumber } from '../numbers/documentNumber'
import { type AdvancedAnswers, DEFAULT_ADVANCED_ANSWERS } from './advancedQuote'
import { priceQuote } from './priceQuote'
import type { HouseInputs } from './quote'
import { quoteChanges } from './quoteChanges'
import { quoteFrame } from './quoteFrame'
import { line } from './quoteLine'
import { quotePath, revisePath } from './quoteLinks'
import { quoteStatus, validUntil } from './quoteStatus'
import { kitTitle, quoteTitle } from './quoteTitle'
import { longDate } from './quoteWords'
import { EMPTY_STEEL_CONFIGURATION, missingSteelChoices } from './steelConfiguration'

const book = INITIAL_PRICES
const layoutOf = (id: string) => INITIAL_PLANS.find((plan) => plan.id === id)?.layout ?? null
const plan = (choice1: 'normal' | 'tough'): HouseInputs => ({
  kind: 'plan',
  answers: { planId: 'the-bova-plan', choice1, choice2: 'standard', choice3: 'entry' },
})
const advanced = (changes: Partial<AdvancedAnswers['dimensions']>, framing = ''): HouseInputs => ({
  kind: 'advanced',
  answers: { ...DEFAULT_ADVANCED_ANSWERS, framing, dimensions: { ...DEFAULT_ADVANCED_ANSWERS.dimensions, ...changes } },
})
const upload: HouseInputs = {
  kind: 'steel',
  answers: {
    ...EMPTY_STEEL_CONFIGURATION,
    planType: 'upload',
    uploadedPlan: { name: 'Lot 7', files: [], squareFeet: 900, description: '' },
    steelFrame: '18-gauge-steel',
  },
}

describe("a quote's status", () => {
  const made = new Date('2026-03-01T12:00:00Z')
  const until = validUntil(made).toISOString()
  const facts = { validUntil: until, replacedBy: null, orderedAt: null }

  it('is open to the end of the thirtieth day, then expired', () => {
    expect(until).toBe('2026-04-01T03:59:59.999Z')
    expect(quoteStatus(facts, made)).toBe('open')
    expect(quoteStatus(facts, new Date('2026-04-01T03:59:59.998Z'))).toBe('open')
    expect(quoteStatus(facts, new Date(until))).toBe('expired')
  })

  it('stays replaced and ordered, whatever the date', () => {
    expect(quoteStatus({ ...facts, replacedBy: 'x' }, new Date('2027-01-01'))).toBe('replaced')
    expect(quoteStatus({ ...facts, orderedAt: until, replacedBy: 'x' }, new Date('2027-01-01'))).toBe('ordered')
  })

  it('has a five-digit number, and more digits when they run out', () => {
    expect(documentNumber('Q', new Date('2027-01-01T04:59:00Z'), 42)).toBe('Q-2026-00042')
    expect(documentNumber('Q', new Date('2026-01-01T05:00:00Z'), 123_456)).toBe('Q-2026-123456')
  })
})

describe('the frame of a quote', () => {
  it("is the plan's own for a finished house, says the drawing shows the kit, and states no design site", () => {
    const frame = quoteFrame(book, plan('normal'), layoutOf('the-bova-plan'))
    expect(frame.layout).toEqual({ ...layoutOf('the-bova-plan'), designSite: undefined })
    expect(frame.assumptions).toEqual(["The drawing is the frame of the plan's kit of 900 sq ft; the finished house has 1,450 sq ft."])
    expect(frame.warnings).toEqual([])
  })

  it('requires an engineer in extreme weather', () => {
    expect(quoteFrame(book, plan('tough'), layoutOf('the-bova-plan')).warnings).toHaveLength(1)
  })

  it('follows the chosen frame', () => {
    expect(quoteFrame(book, advanced({}, 'standard-steel'), null).layout).toMatchObject({ studGauge: 18, studSpacingInches: 24 })
    expect(quoteFrame(book, advanced({}, 'premium-steel'), null).layout).toMatchObject({ studGauge: 16, studSpacingInches: 16 })
  })

  it('rests on what the chosen foundation carries, and so does the bill of the same answers', () => {
    for (const [foundation, wanted] of [
      ['concrete-slab', undefined],
      ['crawl-space', 'crawl-space'],
      ['full-basement', 'basement'],
    ] as const) {
      const inputs = advanced({}, 'standard-steel')
      if (inputs.kind !== 'advanced') throw new Error('No answers')
      const frame = quoteFrame(book, { ...inputs, answers: { ...inputs.answers, foundation } }, null)
      expect(frame.layout?.foundation).toBe(wanted)
      expect(frame.assumptions.some((line) => line.startsWith('The ground floor is steel joists'))).toBe(wanted !== undefined)
      const { length, width } = inputs.answers.dimensions
      const configuration = {
        configurator: 'advanced',
        foundation,
        framing: 'standard-steel',
        dimensions: { lengthFeet: length, widthFeet: width },
      } as const
      const request = bomRequestSchema.parse({ plan_id: 'uploaded-plan', configuration })
      const billed = bomSubject(request, INITIAL_PLANS, book)
      expect(billed.ok && billed.subject.layout).toEqual(frame.layout)
    }
  })

  it('says when the entered area differs from the dimensions', () => {
    expect(quoteFrame(book, advanced({}), null).assumptions[0]).toContain('2,400 sq ft, not the 1,450 sq ft entered')
    expect(quoteFrame(book, advanced({ squareFootage: 2400 }), null).assumptions.join()).not.toContain('entered')
  })

  it('is an estimate marked as such for an uploaded plan with a floor area, and the bill counts the same', () => {
    const frame = quoteFrame(book, upload, null)
    expect(frame.warnings).toEqual(['The frame of the uploaded plan itself is not drawn yet.'])
    expect(frame.assumptions[0]).toBe('The drawing is an estimate from the floor area.')
    const billed = bomSubject(
      bomRequestSchema.parse({
        plan_id: 'uploaded-plan',
        configuration: { configurator: 'steel', steelFrame: '18-gauge-steel', uploadedPlan: { name: 'Lot 7', squareFeet: 900 } },
      }),
      INITIAL_PLANS,
      book,
    )
    expect(billed.ok && billed.subject.layout).toEqual(frame.layout)
  })

  it('is not invented for an uploaded plan of unknown or impossible area', () => {
    if (upload.kind !== 'steel' || !upload.answers.uploadedPlan) throw new Error('No upload')
    for (const squareFeet of [null, 120, 50_000]) {
      const answers = { ...upload.answers, uploadedPlan: { ...upload.answers.uploadedPlan, squareFeet } }
      expect(quoteFrame(book, { kind: 'steel', answers }, null)).toMatchObject({
        layout: null,
        assumptions: [],
        warnings: [expect.stringContaining('not drawn')],
      })
    }
  })

  it('exists, or says why not, for every quotable house', () => {
    const sizes = fc.record({
      squareFootage: fc.oneof(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 10_000_000_000 })),
      length: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 99_999 })),
      width: fc.integer({ min: 1, max: 200 }),
    })
    fc.assert(
      fc.property(sizes, fc.constantFrom('', 'standard-steel', 'premium-steel'), (size, framing) => {
        const { layout, warnings } = quoteFrame(book, advanced(size, framing), null)
        if (layout) expect(frameModel(layout).members.length).toBeGreaterThan(0)
        else expect(warnings).toEqual([expect.stringMatching(/outside the range .*: an engineer draws its frame\.$/)])
      }),
      { numRuns: process.env.TEST_FULL ? 25 : 8 },
    )
  })
})

describe('changes between revisions', () => {
  const before = [line('a', 'A', 100), line('b', 'B', 200), line('c', 'C', 300)]

  it('are empty for the same lines', () => {
    expect(quoteChanges(before, before)).toEqual([])
  })

  it('list removed, repriced and added lines', () => {
    expect(quoteChanges(before, [line('a', 'A', 100), line('c', 'C', 350), line('d', 'D', 0)])).toEqual([
      { id: 'b', label: 'B', beforeCents: 200, afterCents: null },
      { id: 'c', label: 'C', beforeCents: 300, afterCents: 350 },
      { id: 'd', label: 'D', beforeCents: null, afterCents: 0 },
    ])
  })

  it('explain the full difference of the totals', () => {
    const lines = fc.uniqueArray(
      fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), amountCents: fc.integer({ min: 0, max: 1_000_000 }) }),
      { selector: ({ id }) => id },
    )
    const priced = (items: readonly { id: string; amountCents: number }[]) => items.map(({ id, amountCents }) => line(id, id, amountCents))
    const sum = (items: readonly { amountCents: number }[]) => items.reduce((total, { amountCents }) => total + amountCents, 0)
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        const difference = quoteChanges(priced(one), priced(other)).reduce(
          (total, { beforeCents, afterCents }) => total + (afterCents ?? 0) - (beforeCents ?? 0),
          0,
        )
        expect(difference).toBe(sum(other) - sum(one))
      }),
    )
  })
})

describe('texts and links', () => {
  it('name what is quoted', () => {
    const titles = (inputs: HouseInputs) => {
      const price = priceQuote(book, inputs)
      if (!price.ok) throw new Error(price.message)
      return [quoteTitle(book, inputs, price.price), kitTitle(book, inputs)]
    }
    const finished = 'The Bova, finished house of 1,450 sq ft'
    expect(titles(plan('normal'))).toEqual([finished, finished])
    expect(titles(advanced({}))).toEqual(['Build-to-rent house of 1,450 sq ft', 'Build-to-rent house of 1,450 sq ft, framing kit'])
    const uploaded = 'Lot 7, steel frame from uploaded drawings'
    expect(titles(upload)).toEqual([uploaded, uploaded])
  })

  it('call a quote a kit only where its total is the kit', () => {
    const answers = {
      ...EMPTY_STEEL_CONFIGURATION,
      planType: 'catalog' as const,
      selectedPlan: 'the-schiff-plan',
      steelFrame: '18-gauge-steel',
    }
    const titled = (foundation: string | null) => {
      const inputs = { kind: 'steel' as const, answers: { ...answers, foundation } }
      const price = priceQuote(book, inputs)
      if (!price.ok) throw new Error(price.message)
      return [quoteTitle(book, inputs, price.price), kitTitle(book, inputs)]
    }
    const kit = 'The Schiff, steel frame kit of 1,350 sq ft'
    expect(titled(null)).toEqual([kit, kit])
    expect(titled('slab-stem-wall')).toEqual(['The Schiff, 1,350 sq ft', kit])
  })

  it('show cents only when there are any', () => {
    expect([usd(0), usd(225_237_50), usd(-570_000), usd(123_456_789_00)]).toEqual(['$0', '$225,237.50', '−$5,700', '$123,456,789'])
    expect(longDate('2026-03-31T23:59:00Z')).toBe('March 31, 2026')
    expect(longDate('2026-03-31'), 'a day is itself').toBe('March 31, 2026')
    expect(longDate('2026-04-01T02:00:00Z'), 'a moment is dated where the company is').toBe('March 31, 2026')
  })

  it('lead to the quote and back to its configurator', () => {
    const link = { id: 'i', token: 't' }
    expect(quotePath(link)).toBe('/quote?id=i#token=t')
    expect(revisePath(plan('normal'), link)).toBe('/simple-configurator?plan=the-bova-plan&revise=i#token=t')
    expect(revisePath(advanced({}), link)).toBe('/advanced-configurator?revise=i#token=t')
    expect(revisePath(upload, link)).toBe('/steel-configurator?revise=i#token=t')
  })

  it('say what a steel configuration still lacks, per member', () => {
    expect(missingSteelChoices(EMPTY_STEEL_CONFIGURATION).map(({ path }) => path)).toEqual([
      'planType',
      'foundation',
      'steelFrame',
      'sheathing',
      'roofing',
    ])
    const complete = { foundation: 'a', steelFrame: 'b', sheathing: 'c', roofing: 'd' }
    expect(missingSteelChoices({ ...EMPTY_STEEL_CONFIGURATION, ...complete, planType: 'catalog' })).toMatchObject([
      { path: 'selectedPlan' },
    ])
  })
})
