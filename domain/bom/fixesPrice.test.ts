import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { INITIAL_PRICES } from '../catalog/initialPrices'
import { type FrameFixes, hasFixes, NO_FIXES } from '../framing/frameFixes'
import { frameModel } from '../framing/frameModel'
import { addCents, cents, sumCents } from '../money/cents'
import { kitPrice } from '../orders/kitPrice'
import { optionLayout, quoteFrame } from '../quotes/quoteFrame'
import { EMPTY_STEEL_CONFIGURATION, priceSteelConfiguration, type SteelConfiguration } from '../quotes/steelConfiguration'
import { checkFrame } from '../structure/checkFrame'
import { checkSummary } from '../structure/checkSummary'
import { fixedLayout } from '../structure/fixedLayout'
import { WINDY_SITE } from '../structure/testing/confirmedSites'
import { fixesPrice, priceFixes } from './fixesPrice'
import { everyFix, PRICES } from './testing/fixedHouse'

const BOOK = INITIAL_PRICES
const configuration = (plan: string, steelFrame: string): SteelConfiguration => ({
  ...EMPTY_STEEL_CONFIGURATION,
  planType: 'catalog',
  selectedPlan: plan,
  foundation: 'slab-stem-wall',
  steelFrame,
  sheathing: 'insulated-panels',
  roofing: 'architectural-shingles',
})
const framed = INITIAL_PLANS.map((plan) => {
  const answers = configuration(plan.id, '18-gauge-steel')
  const configured = optionLayout(BOOK, answers, plan.layout)
  return { plan, answers, configured, fixes: everyFix(configured, WINDY_SITE) }
})
const withDesign = (answers: SteelConfiguration, fixes: FrameFixes) => ({ ...answers, siteDesign: { site: WINDY_SITE, fixes } })
const failuresOf = (answers: SteelConfiguration, layout: (typeof INITIAL_PLANS)[number]['layout']) => {
  const frame = quoteFrame(BOOK, { kind: 'steel', answers }, layout)
  if (!frame.layout) throw new Error('There is no frame')
  return { frame, ...checkSummary(checkFrame(frameModel(frame.layout), WINDY_SITE)) }
}

describe.each(framed)('$plan.name at 139 mph, exposure C, 70 psf', ({ plan, answers, configured, fixes }) => {
  it('fails as its plan draws it, and its quote says so', () => {
    const { frame, failingCount, computedCount } = failuresOf(withDesign(answers, NO_FIXES), plan.layout)
    expect(failingCount).toBeGreaterThan(0)
    expect(frame.layout?.designSite).toBeUndefined()
    expect(frame.warnings.at(-1)).toBe(
      `For 139 mph, exposure C, 70 psf as the builder confirmed, ${failingCount} of ${computedCount} checked members are overloaded.`,
    )
  })

  it('passes with its fixes, and is designed for the site', () => {
    const { frame, failingCount } = failuresOf(withDesign(answers, fixes), plan.layout)
    expect(failingCount).toBe(0)
    expect(frame.warnings).toEqual([])
    expect(frame.layout?.designSite).toEqual({ windMph: 139, exposure: 'C', snowPsf: 70 })
  })

  it('costs the kit and what the bill of the fixed frame adds; without fixes what it cost before', () => {
    const priced = priceFixes(withDesign(answers, fixes), configured, PRICES)
    if (!priced.ok || priced.cents === undefined) throw new Error('The fixes have a price')
    expect(priced.cents).toBeGreaterThan(0)
    const before = priceSteelConfiguration(BOOK, answers)
    const after = priceSteelConfiguration(BOOK, withDesign(answers, fixes), priced.cents)
    const removed = priceSteelConfiguration(BOOK, withDesign(answers, NO_FIXES), undefined)
    if (!before.ok || !after.ok || !removed.ok) throw new Error('They have a price')
    expect(after.price.totalCents).toBe(addCents(before.price.totalCents, priced.cents))
    expect(removed.price).toEqual(before.price)
    const kit = (given: SteelConfiguration, price: typeof before.price) => kitPrice({ kind: 'steel', answers: given }, price)
    const [plain, fixed] = [kit(answers, before.price), kit(withDesign(answers, fixes), after.price)]
    expect(fixed.kit.totalCents).toBe(addCents(plain.kit.totalCents, priced.cents))
    expect(fixed.otherCents).toBe(plain.otherCents)
    expect(fixed.kit.lines.at(-1)?.label).toMatch(/^Frame reinforced for 139 mph, exposure C, 70 psf as you confirmed: .+$/)
  })
})

it('any part of the fixes is priced as the difference of two frames, step by step the same as at once', () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...framed)
        .chain((house) => fc.tuple(fc.constant(house), fc.subarray(house.fixes.reinforcements), fc.subarray(house.fixes.reinforcements))),
      ([{ configured }, first, second]) => {
        const layoutOf = (reinforcements: FrameFixes['reinforcements']) => {
          const fixed = fixedLayout(configured, { reinforcements })
          if (!fixed.ok) throw new Error(JSON.stringify(fixed.refusals))
          return fixed.layout
        }
        const both = [...first, ...second.filter((part) => !first.includes(part))]
        const steps = [configured, layoutOf(first), layoutOf(both)]
        // One distributor, whose prices are then those of every step.
        const prices = { ...PRICES, lists: PRICES.lists.slice(0, 1) }
        const step = (at: number) => fixesPrice(steps[at] ?? configured, steps[at + 1] ?? configured, prices) ?? cents(0)
        expect(Math.abs(sumCents([step(0), step(1)]) - (fixesPrice(configured, layoutOf(both), prices) ?? 0))).toBeLessThanOrEqual(1)
        expect(fixesPrice(configured, configured, prices)).toBe(0)
      },
    ),
    { numRuns: process.env.TEST_FULL ? 25 : 6 },
  )
})

describe('what is no fix of a frame', () => {
  const [bova, schiff] = framed
  if (!bova || !schiff) throw new Error('There are plans')
  const fieldsOf = (fixes: FrameFixes, layout = schiff.configured) => {
    const result = priceFixes(withDesign(schiff.answers, fixes), layout, PRICES)
    return result.ok ? [] : result.fields.map(({ path }) => path)
  }

  it.each<[string, FrameFixes, string]>([
    ['a place that it does not have', { reinforcements: [{ at: 'W3-9.9', part: 'king', mil: 54 }] }, 'reinforcements.0.at'],
    ['a part that is not there', { reinforcements: [{ at: 'W1-1.1', part: 'joist', mil: 54 }] }, 'reinforcements.0.at'],
    ['a depth of another part', { reinforcements: [{ at: 'W1-1.1', part: 'king', mil: 54, web: '1000' }] }, 'reinforcements.0.web'],
    [
      'a part that is named twice',
      {
        reinforcements: [
          { at: 'W1-1.1', part: 'king', mil: 54 },
          { at: 'W1-1.1', part: 'king', mil: 54, count: 2 },
        ],
      },
      'reinforcements.1.at',
    ],
    ['thinner studs', { studGauge: 20, reinforcements: [] }, 'studGauge'],
    ['thinner studs of the same depth', { studGauge: 20, studWeb: '362', studSpacingInches: 16, reinforcements: [] }, 'studGauge'],
    ['shallower studs', { studWeb: '350', reinforcements: [] }, 'studWeb'],
    ['studs further apart', { studSpacingInches: 24, reinforcements: [] }, 'studSpacingInches'],
    ['a thinner part', { reinforcements: [{ at: 'W1-1.1', part: 'king', mil: 33 }] }, 'reinforcements.0.mil'],
  ])('%s', (_, fixes, path) => {
    const layout = { ...schiff.configured, studSpacingInches: 16 as const }
    expect(fieldsOf(fixes, layout)).toContain(`siteDesign.fixes.${path}`)
  })

  it('thinner studs, also where they are deeper or closer: another stud would be weaker', () => {
    expect(fieldsOf({ studGauge: 20, studWeb: '600', studSpacingInches: 24, reinforcements: [] })).toEqual(['siteDesign.fixes.studGauge'])
    expect(fieldsOf({ studGauge: 20, studSpacingInches: 16, reinforcements: [] })).toEqual(['siteDesign.fixes.studGauge'])
  })

  it('fixes of another plan', () => {
    expect(hasFixes(bova.fixes)).toBe(true)
    const strange = [bova.fixes, schiff.fixes].map(({ reinforcements }) => new Set(reinforcements.map(({ at, part }) => `${at} ${part}`)))
    expect([...(strange[0] ?? [])]).not.toEqual([...(strange[1] ?? [])])
    const storch = framed[2]
    if (!storch) throw new Error('There is a third plan')
    expect(fieldsOf({ reinforcements: storch.fixes.reinforcements })).not.toEqual([])
  })

  it('fixes without a catalog plan, or that no distributor has a price for', () => {
    const answers = withDesign(schiff.answers, schiff.fixes)
    expect(priceFixes(answers, null, PRICES)).toMatchObject({ ok: false, fields: [{ path: 'siteDesign.fixes' }] })
    const bare = { ...PRICES, lists: PRICES.lists.map((list) => ({ ...list, rows: [] })) }
    expect(priceFixes(answers, schiff.configured, bare)).toMatchObject({ ok: false, fields: [{ path: 'siteDesign.fixes' }] })
  })

  it('fixes without a price: nothing is sold for less', () => {
    const priced = priceSteelConfiguration(BOOK, withDesign(schiff.answers, schiff.fixes))
    expect(priced).toMatchObject({ ok: false, path: 'siteDesign.fixes' })
  })
})
