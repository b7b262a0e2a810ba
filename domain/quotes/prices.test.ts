import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PRICES } from '../catalog/initialPrices'
import { BUSINESS_MODELS, MARKET_CONDITIONS, PORTFOLIO_TIERS, type PriceBook } from '../catalog/priceBook'
import { type AdvancedAnswers, advancedAnswersSchema, changeDimension, DEFAULT_ADVANCED_ANSWERS, priceAdvancedQuote } from './advancedQuote'
import { defaultPickerChoices, pricePickerEstimate } from './pickerEstimate'
import { pricePlanQuote } from './planQuote'
import type { PriceResult } from './quoteLine'
import { EMPTY_STEEL_CONFIGURATION, priceSteelConfiguration, STEEL_OPTION_STEPS, type SteelConfiguration } from './steelConfiguration'

const book = INITIAL_PRICES
const PLANS = ['the-bova-plan', 'the-schiff-plan', 'the-storch-plan'] as const

/** A price in dollars, which is always the sum of the lines shown. */
function total(result: PriceResult): number {
  if (!result.ok) throw new Error(`${result.path}: ${result.message}`)
  expect(result.price.totalCents).toBe(result.price.lines.reduce((sum, { amountCents }) => sum + amountCents, 0))
  expect(Number.isSafeInteger(result.price.totalCents)).toBe(true)
  return result.price.totalCents / 100
}
const combine = <A, B>(a: readonly A[], b: readonly B[]): (readonly [A, B])[] => a.flatMap((x) => b.map((y) => [x, y] as const))

describe('the plan quote', () => {
  const base = { 'the-bova-plan': 245_000, 'the-schiff-plan': 289_000, 'the-storch-plan': 349_000 }
  const first = { normal: 0, tough: 8500 }
  const second = { standard: 0, efficient: 6200 }
  const third = { entry: 0, mid: 2800, luxury: 4500 }
  const all = combine(combine(PLANS, MARKET_CONDITIONS), combine(BUSINESS_MODELS, PORTFOLIO_TIERS))

  it('is the development price plus the three choices, in each of its 36 combinations', () => {
    expect(all).toHaveLength(36)
    for (const [[planId, choice1], [choice2, choice3]] of all) {
      const price = total(pricePlanQuote(book, { planId, choice1, choice2, choice3 }))
      expect(price).toBe(base[planId] + first[choice1] + second[choice2] + third[choice3])
    }
  })

  it.each([
    ['the-bova-plan', 'normal', 'standard', 'entry', 245_000],
    ['the-bova-plan', 'tough', 'efficient', 'luxury', 264_200],
    ['the-schiff-plan', 'normal', 'efficient', 'mid', 298_000],
    ['the-storch-plan', 'tough', 'standard', 'mid', 360_300],
  ] as const)('%s, %s, %s, %s: $%i', (planId, choice1, choice2, choice3, dollars) => {
    expect(total(pricePlanQuote(book, { planId, choice1, choice2, choice3 }))).toBe(dollars)
  })

  it('adds nothing for a missing choice', () => {
    expect(total(pricePlanQuote(book, { planId: 'the-schiff-plan' }))).toBe(289_000)
    expect(total(pricePlanQuote(book, { planId: 'the-schiff-plan', choice2: 'efficient' }))).toBe(295_200)
  })

  it('refuses an unknown plan, and one not offered as a finished house, on the plan', () => {
    expect(pricePlanQuote(book, { planId: 'the-nobody-plan' })).toMatchObject({ ok: false, path: 'planId' })
    const kitOnly: PriceBook = { ...book, plans: book.plans.map((plan) => ({ ...plan, developmentBasePriceCents: null })) }
    expect(pricePlanQuote(kitOnly, { planId: 'the-bova-plan' })).toMatchObject({ ok: false, path: 'planId' })
  })
})

describe('the steel configuration', () => {
  const base = { 'the-bova-plan': 30_030, 'the-schiff-plan': 42_500, 'the-storch-plan': 58_900 }
  const sheathing = { 'integrated-system': 4200, 'insulated-panels': 6800 }
  const roofing = { 'standing-seam-metal': 7500, 'architectural-shingles': 4200, 'high-definition-shingles': 4500 }
  const uploaded = { planType: 'upload', uploadedPlan: { name: 'Lot 7', files: [], squareFeet: null, description: '' } } as const

  it('is the kit price plus the four options, in each combination; an uploaded plan adds no base price', () => {
    for (const [plan, sheathe, roof] of [...PLANS, null].flatMap((id) =>
      combine(Object.entries(sheathing), Object.entries(roofing)).map(([a, b]) => [id, a, b] as const),
    )) {
      const chosen = plan === null ? uploaded : ({ planType: 'catalog', selectedPlan: plan } as const)
      const configuration: SteelConfiguration = {
        ...EMPTY_STEEL_CONFIGURATION,
        ...chosen,
        foundation: 'slab-stem-wall',
        steelFrame: '18-gauge-steel',
        sheathing: sheathe[0],
        roofing: roof[0],
      }
      expect(total(priceSteelConfiguration(book, configuration))).toBe((plan ? base[plan] : 0) + 8500 + 12_500 + sheathe[1] + roof[1])
    }
  })

  it('adds nothing for unanswered steps, nor for a plan of the other tab', () => {
    expect(total(priceSteelConfiguration(book, EMPTY_STEEL_CONFIGURATION))).toBe(0)
    expect(total(priceSteelConfiguration(book, { ...EMPTY_STEEL_CONFIGURATION, ...uploaded, selectedPlan: 'the-bova-plan' }))).toBe(0)
  })

  it.each(STEEL_OPTION_STEPS)('refuses an unknown %s on its field', (step) => {
    expect(priceSteelConfiguration(book, { ...EMPTY_STEEL_CONFIGURATION, [step]: 'gold' })).toMatchObject({ ok: false, path: step })
  })

  it('refuses an unknown plan on its field', () => {
    const unknown: SteelConfiguration = { ...EMPTY_STEEL_CONFIGURATION, planType: 'catalog', selectedPlan: 'x' }
    expect(priceSteelConfiguration(book, unknown)).toMatchObject({ ok: false, path: 'selectedPlan' })
  })
})

describe('the advanced quote', () => {
  const foundations = { '': 0, 'concrete-slab': 18.75, 'crawl-space': 22.5, 'full-basement': 35 }
  const framings = { '': 0, 'standard-steel': 15_000, 'premium-steel': 22_000 }
  const additions = { waterproofing: 3200, insulation: 1800, 'radiant-heating': 4500, 'smart-electrical': 2800 }
  const answers = fc.record({
    foundation: fc.constantFrom(...Object.keys(foundations)),
    framing: fc.constantFrom(...Object.keys(framings)),
    additionalOptions: fc.subarray(Object.keys(additions)),
    squareFootage: fc.integer({ min: 100, max: 50_000 }),
  })
  const asked = ({
    squareFootage,
    ...rest
  }: {
    squareFootage: number
    foundation: string
    framing: string
    additionalOptions: string[]
  }) => ({
    ...DEFAULT_ADVANCED_ANSWERS,
    ...rest,
    dimensions: { squareFootage, length: 60, width: 40 },
  })
  const known = (prices: Readonly<Record<string, number>>, id: string) => prices[id] ?? Number.NaN

  it('is foundation × area + frame + additions + 125 × area, for any area and options', () => {
    fc.assert(
      fc.property(answers, (chosen) => {
        const { foundation, framing, additionalOptions, squareFootage: area } = chosen
        const extra = additionalOptions.reduce((sum, id) => sum + known(additions, id), 0)
        const expected = known(foundations, foundation) * area + known(framings, framing) + extra + 125 * area
        expect(total(priceAdvancedQuote(book, asked(chosen)))).toBe(expected)
      }),
    )
  })

  it.each([
    [1450, '', '', [], 181_250],
    [1450, 'concrete-slab', 'standard-steel', [], 223_437.5],
    [2400, 'full-basement', 'premium-steel', Object.keys(additions), 418_300],
    [1, 'crawl-space', '', [], 147.5],
  ])('%i sq ft, %s, %s, %j: $%d', (squareFootage, foundation, framing, additionalOptions, dollars) => {
    expect(total(priceAdvancedQuote(book, asked({ squareFootage, foundation, framing, additionalOptions })))).toBe(dollars)
  })

  it.each([
    [{ foundation: 'stilts' }, 'foundation'],
    [{ framing: 'timber' }, 'framing'],
    [{ additionalOptions: ['insulation', 'pool'] }, 'additionalOptions.1'],
  ])('refuses %j on its field', (changes, path) => {
    expect(priceAdvancedQuote(book, { ...DEFAULT_ADVANCED_ANSWERS, ...changes })).toMatchObject({ ok: false, path })
  })

  it.each([
    ['squareFootage', 0],
    ['squareFootage', -1450],
    ['squareFootage', 1e12],
    ['squareFootage', 1450.5],
    ['length', 0],
    ['width', 1e12],
    ['length', Number.NaN],
    ['width', '40'],
  ])('refuses a house whose %s is %s, with a message there', (member, value) => {
    const parsed = advancedAnswersSchema.safeParse({
      ...DEFAULT_ADVANCED_ANSWERS,
      dimensions: { ...DEFAULT_ADVANCED_ANSWERS.dimensions, [member]: value },
    })
    expect(parsed.error?.issues[0]?.path).toEqual(['dimensions', member])
    expect(parsed.error?.issues[0]?.message).toMatch(/^Enter the (area|length|width) in /)
  })

  it('prices every positive size, without foundation or framing, to the cent', () => {
    const sizes = fc.record({
      squareFootage: fc.integer({ min: 1, max: 10_000_000_000 }),
      length: fc.integer({ min: 1, max: 99_999 }),
      width: fc.integer({ min: 1, max: 99_999 }),
    })
    fc.assert(
      fc.property(sizes, (dimensions) => {
        const answers: AdvancedAnswers = advancedAnswersSchema.parse({ ...DEFAULT_ADVANCED_ANSWERS, dimensions })
        expect(total(priceAdvancedQuote(book, answers))).toBe(dimensions.squareFootage * 125)
      }),
    )
  })

  it('sets the area to length × width when one of them changes, and to the entered value otherwise', () => {
    const { dimensions } = DEFAULT_ADVANCED_ANSWERS
    expect(dimensions).toEqual({ squareFootage: 1450, length: 60, width: 40 })
    expect(changeDimension(dimensions, 'length', 50)).toEqual({ squareFootage: 2000, length: 50, width: 40 })
    expect(changeDimension(dimensions, 'squareFootage', 1600)).toEqual({ squareFootage: 1600, length: 60, width: 40 })
    expect(changeDimension(dimensions, 'width', 0)).toEqual({ squareFootage: 0, length: 60, width: 0 })
  })
})

describe('the plan picker', () => {
  const base = { 'the-bova-plan': 30_030, 'the-schiff-plan': 42_500, 'the-storch-plan': 58_900 }
  const framings = { 'standard-steel': 18_500, 'heavy-duty-steel': 24_200 }
  const roofings = { 'zip-system': 8900, 'gaf-shingles': 6200 }
  const exteriors = { stucco: 12_800, 'hardie-board': 15_600, 'vinyl-siding': 9400 }

  it('is plan + framing difference + roofing + exterior + stem wall + fasteners + freight, in each combination', () => {
    for (const [[planId, framing], [roofing, exterior]] of combine(
      combine(PLANS, Object.entries(framings)),
      combine(Object.entries(roofings), Object.entries(exteriors)),
    )) {
      const choices = { planId, framing: framing[0], roofing: roofing[0], exterior: exterior[0] }
      const expected = base[planId] + framing[1] - 18_500 + roofing[1] + exterior[1] + 8500 + 2800 + 3200
      expect(total(pricePickerEstimate(book, choices))).toBe(expected)
    }
  })

  it('starts with standard steel, ZIP System and stucco: $66,230 for the Bova', () => {
    const choices = defaultPickerChoices(book, 'the-bova-plan')
    expect(choices).toEqual({ planId: 'the-bova-plan', framing: 'standard-steel', roofing: 'zip-system', exterior: 'stucco' })
    expect(total(pricePickerEstimate(book, choices))).toBe(66_230)
  })

  it.each(['planId', 'framing', 'roofing', 'exterior'] as const)('refuses an unknown %s on its field', (member) => {
    const choices = { ...defaultPickerChoices(book, 'the-bova-plan'), [member]: 'nothing' }
    expect(pricePickerEstimate(book, choices)).toMatchObject({ ok: false, path: member })
  })
})

describe('any price book', () => {
  it('adds up for any operator input', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000_00 })
    fc.assert(
      fc.property(cents, cents, cents, fc.integer({ min: 100, max: 50_000 }), (perArea, framing, addition, area) => {
        const { advanced } = book
        const edited: PriceBook = {
          ...book,
          advanced: {
            basePriceCentsPerSqft: 0,
            foundations: advanced.foundations.map((item) => ({ ...item, priceCentsPerSqft: perArea })),
            framings: advanced.framings.map((item) => ({ ...item, priceCents: framing })),
            additions: advanced.additions.map((item) => ({ ...item, priceCents: addition })),
          },
        }
        const answers = {
          ...DEFAULT_ADVANCED_ANSWERS,
          foundation: 'crawl-space',
          framing: 'premium-steel',
          additionalOptions: ['insulation'],
          dimensions: { squareFootage: area, length: 60, width: 40 },
        }
        expect(total(priceAdvancedQuote(edited, answers))).toBe((perArea * area + framing + addition) / 100)
      }),
    )
  })
})
