import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PRICES } from '../catalog/initialPrices'
import type { PriceBook } from '../catalog/priceBook'
import { addCents, cents, sumCents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { usd } from '../money/usd'
import { DEFAULT_ADVANCED_ANSWERS } from '../quotes/advancedQuote'
import { priceLots } from '../quotes/lotQuote'
import { defaultPickerChoices } from '../quotes/pickerEstimate'
import { EMPTY_STEEL_CONFIGURATION } from '../quotes/steelConfiguration'
import { priceOrdered } from './changeChoices'
import type { OrderedInputs } from './frozenOrder'
import { type KitPrice, kitOfLot, kitOfLots, kitPrice, kitRefusal, kitSentence, quotedKitCents, quotedKitSentence } from './kitPrice'

const BOOK = INITIAL_PRICES
const idOf = (options: readonly { readonly id: string }[]) => fc.constantFrom(...options.map(({ id }) => id))
const { steel, picker, advanced, plans } = BOOK

const house = fc.record({
  planId: idOf(plans),
  mirrored: fc.boolean(),
  foundation: idOf(steel.foundation),
  steelFrame: idOf(steel.steelFrame),
  sheathing: idOf(steel.sheathing),
  roofing: idOf(steel.roofing),
})
const uploadedPlan = { name: 'Lot 7', files: [], squareFeet: null, description: '' }
const steelInputs = fc.tuple(house, fc.boolean()).map(([{ planId, mirrored: _, ...options }, uploaded]): OrderedInputs => {
  const plan = uploaded ? { planType: 'upload' as const, uploadedPlan } : { planType: 'catalog' as const, selectedPlan: planId }
  return { kind: 'steel', answers: { ...EMPTY_STEEL_CONFIGURATION, ...options, ...plan } }
})
const pickerInputs = fc
  .record({ planId: idOf(plans), framing: idOf(picker.framings), roofing: idOf(picker.roofings), exterior: idOf(picker.exteriors) })
  .map((answers): OrderedInputs => ({ kind: 'picker', answers }))
const advancedInputs = fc
  .record({
    foundation: fc.constantFrom('', ...advanced.foundations.map(({ id }) => id)),
    framing: fc.constantFrom('', ...advanced.framings.map(({ id }) => id)),
    additionalOptions: fc.subarray(advanced.additions.map(({ id }) => id)),
    squareFootage: fc.integer({ min: 100, max: 5_000 }),
  })
  .map(({ squareFootage, ...chosen }): OrderedInputs => {
    const dimensions = { ...DEFAULT_ADVANCED_ANSWERS.dimensions, squareFootage }
    return { kind: 'advanced', answers: { ...DEFAULT_ADVANCED_ANSWERS, ...chosen, dimensions } }
  })
const planInputs = idOf(plans).map(
  (planId): OrderedInputs => ({ kind: 'plan', answers: { planId, choice1: 'tough', choice2: 'efficient', choice3: 'mid' } }),
)

/** What a frame shop makes, named by the labels of the price. */
const KIT_LABELS = [...plans, ...steel.steelFrame, ...advanced.framings].map(({ name }) => name)
const PICKER_LABELS = [...picker.framings.map(({ name }) => `Framing: ${name}`), 'Fasteners', 'Freight', 'Engineering plans']
const ofKit = [...KIT_LABELS, ...PICKER_LABELS, uploadedPlan.name]

function quoted(inputs: OrderedInputs, book: PriceBook = BOOK) {
  const priced = priceOrdered(book, inputs)
  if (!priced.ok) throw new Error(priced.message)
  return priced.price
}

function known(result: ReturnType<typeof kitOfLots>): KitPrice {
  if (!result.ok) throw new Error(result.message)
  return result.price
}

/** Why nothing of a house is ordered. */
function noneOf(inputs: OrderedInputs) {
  if (inputs.kind === 'plan') return 'finishedHouse'
  if (inputs.kind === 'steel' && inputs.answers.planType === 'upload') return 'noFrame'
  return inputs.kind === 'advanced' && !inputs.answers.framing ? 'noKit' : undefined
}

describe('the framing kit of a price', () => {
  it('and the rest add up to the total, for every option; no line of it is anything else', () => {
    fc.assert(
      fc.property(fc.oneof(steelInputs, pickerInputs, advancedInputs, planInputs), (inputs) => {
        const price = quoted(inputs)
        const { kit, otherCents } = kitPrice(inputs, price)
        expect(addCents(kit.totalCents, otherCents)).toBe(price.totalCents)
        expect(sumCents(kit.lines.map(({ amountCents }) => amountCents))).toBe(kit.totalCents)
        const expected = inputs.kind === 'plan' ? [] : price.lines.filter(({ label }) => ofKit.includes(label))
        expect(kit.lines).toEqual(expected)
        const none = noneOf(inputs)
        expect(kitRefusal(inputs, { kit, otherCents })?.refusal).toBe(none)
      }),
    )
  })

  it('is the plan and its steel frame: $55,000 of a quote of $74,500', () => {
    const answers = { ...EMPTY_STEEL_CONFIGURATION, planType: 'catalog', selectedPlan: 'the-schiff-plan' } as const
    const inputs: OrderedInputs = {
      kind: 'steel',
      answers: {
        ...answers,
        foundation: 'slab-stem-wall',
        steelFrame: '18-gauge-steel',
        sheathing: 'insulated-panels',
        roofing: 'architectural-shingles',
      },
    }
    expect(quotedKitSentence(inputs, quoted(inputs), null)).toBe(
      'Your order is for the framing kit: $55,000. Not part of the framing kit: $19,500. Order it from your own suppliers.',
    )
  })

  it('takes the frame even where another list has an option of the same id', () => {
    const twin = steel.steelFrame[0]?.id ?? ''
    const [sheathing] = steel.sheathing
    if (!sheathing) throw new Error('The price book has sheathing')
    const book = { ...BOOK, steel: { ...steel, sheathing: [{ ...sheathing, id: twin }] } }
    const answers = { ...EMPTY_STEEL_CONFIGURATION, planType: 'catalog', selectedPlan: 'the-bova-plan', steelFrame: twin } as const
    const inputs: OrderedInputs = {
      kind: 'steel',
      answers: { ...answers, foundation: 'slab-stem-wall', sheathing: twin, roofing: 'standing-seam-metal' },
    }
    expect(kitPrice(inputs, quoted(inputs, book)).kit.totalCents).toBe(42_530_00)
  })

  it('of the picker holds its fasteners and freight, and neither stem wall, roof nor siding', () => {
    const inputs: OrderedInputs = { kind: 'picker', answers: defaultPickerChoices(BOOK, 'the-bova-plan') }
    const { kit, otherCents } = kitPrice(inputs, quoted(inputs))
    expect(kit.lines.map(({ id }) => id)).toEqual(['the-bova-plan', 'standard-steel', 'fasteners', 'freight', 'engineering'])
    expect([kit.totalCents, otherCents]).toEqual([36_030_00, 30_200_00])
  })
})

describe('the kits of a development', () => {
  it('add up lot by lot, with the price break on each part, for any lots and breaks', () => {
    const breaks = fc.option(fc.record({ fromLots: fc.integer({ min: 2, max: 6 }), percent: fc.integer({ min: 1, max: 500 }) }))
    fc.assert(
      fc.property(fc.array(house, { minLength: 1, maxLength: 8 }), breaks, (houses, off) => {
        const book = { ...BOOK, lotBreaks: off ? [{ ...off, percent: off.percent / 10 }] : [] }
        const lots = houses.map((each, at) => ({ ...each, id: `lot-${at}`, name: `Lot ${at}` }))
        const answers = { developmentId: 'd', name: 'Cedar Row', lots }
        const all = known(kitOfLots(book, answers))
        const each = lots.map((lot) => known(kitOfLot(book, lot, lots.length)))
        expect(all.kit.totalCents).toBe(sumCents(each.map(({ kit }) => kit.totalCents)))
        expect(all.otherCents).toBe(sumCents(each.map(({ otherCents }) => otherCents)))
        const whole = priceLots(book, answers)
        expect(whole.ok && whole.price.totalCents).toBe(addCents(all.kit.totalCents, all.otherCents))
        const broken = off !== null && lots.length >= off.fromLots
        for (const { kit } of each)
          expect(kit.lines.map(({ id }) => id).slice(1)).toEqual(['18-gauge-steel', ...(broken ? ['lot-break'] : [])])
      }),
    )
  })

  it('refuses a plan that is not offered, under its lot', () => {
    const lot = { planId: 'x', mirrored: false, foundation: 'slab-stem-wall', steelFrame: 'x', sheathing: 'x', roofing: 'x' }
    const lots = [{ ...lot, id: 'lot-1', name: 'Lot 1' }]
    expect(kitOfLots(BOOK, { developmentId: 'd', name: 'Cedar Row', lots })).toMatchObject({ ok: false, path: 'lots.0.planId' })
  })

  it('has nothing to say where everything is ordered', () => {
    const inputs: OrderedInputs = { kind: 'picker', answers: defaultPickerChoices(BOOK, 'the-bova-plan') }
    const { kit } = kitPrice(inputs, quoted(inputs))
    expect(kitSentence(kit.totalCents, cents(0))).toBeNull()
    const house: OrderedInputs = {
      kind: 'plan',
      answers: { planId: 'the-bova-plan', choice1: 'tough', choice2: 'efficient', choice3: 'mid' },
    }
    expect(quotedKitSentence(house, quoted(house), null)).toBeNull()
  })

  it('are a sum on its quote, which with the rest adds up to the total', () => {
    const lot = { planId: 'the-bova-plan', mirrored: false, steelFrame: '18-gauge-steel', sheathing: 'insulated-panels' }
    const lots = [1, 2].map((at) => ({
      ...lot,
      foundation: 'slab-stem-wall',
      roofing: 'architectural-shingles',
      id: `lot-${at}`,
      name: `Lot ${at}`,
    }))
    const inputs = { kind: 'lots' as const, answers: { developmentId: 'd', name: 'Cedar Row', lots } }
    const whole = priceLots(BOOK, inputs.answers)
    if (!whole.ok) throw new Error(whole.message)
    const kitCents = quotedKitCents(BOOK, inputs)
    expect(kitCents).toBe(known(kitOfLots(BOOK, inputs.answers)).kit.totalCents)
    expect(quotedKitSentence(inputs, whole.price, kitCents)).toBe(
      `Your order is for the framing kit: ${usd(kitCents ?? cents(0))}. Not part of the framing kit: ${usd(subtractCents(whole.price.totalCents, kitCents ?? cents(0)))}. Order it from your own suppliers.`,
    )
    expect(() => quotedKitSentence(inputs, whole.price, null)).toThrow()
    expect(quotedKitCents(BOOK, { kind: 'advanced', answers: DEFAULT_ADVANCED_ANSWERS })).toBeNull()
  })

  it('never takes lines that are not the price of the answers', () => {
    const inputs: OrderedInputs = { kind: 'picker', answers: defaultPickerChoices(BOOK, 'the-bova-plan') }
    const { lines, totalCents } = quoted(inputs)
    for (const wrong of [lines.slice(1), [...lines, ...lines.slice(-1)], lines.toReversed()])
      expect(() => kitPrice(inputs, { lines: wrong, totalCents })).toThrow('not the price')
  })
})
