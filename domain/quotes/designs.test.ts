import { describe, expect, it } from 'vitest'
import { bomRequestSchema } from '../bom/bomRequest'
import { bomSubject } from '../bom/bomSubject'
import { fixesPrice, priceFixes } from '../bom/fixesPrice'
import { everyFix, PRICES } from '../bom/testing/fixedHouse'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { INITIAL_PRICES } from '../catalog/initialPrices'
import { type FrameFixes, NO_FIXES } from '../framing/frameFixes'
import { addCents, cents } from '../money/cents'
import { kitPrice } from '../orders/kitPrice'
import { WINDY_SITE } from '../structure/testing/confirmedSites'
import { type AdvancedAnswers, DEFAULT_ADVANCED_ANSWERS, priceAdvancedQuote, withAnswers } from './advancedQuote'
import { withPicked } from './pickerChoices'
import { defaultPickerChoices, pricePickerEstimate } from './pickerEstimate'
import { frameWithoutFixes, quoteFrame } from './quoteFrame'

const ANSWERS: AdvancedAnswers = {
  ...DEFAULT_ADVANCED_ANSWERS,
  dimensions: { length: 40, width: 30, squareFootage: 1200 },
  foundation: 'crawl-space',
  framing: 'premium-steel',
}
const inputsOf = (fixes?: FrameFixes, change: Partial<AdvancedAnswers> = {}) =>
  ({ kind: 'advanced', answers: { ...ANSWERS, ...change, ...(fixes && { siteDesign: { site: WINDY_SITE, fixes } }) } }) as const
const unfixed = frameWithoutFixes(INITIAL_PRICES, inputsOf(), null)
if (!unfixed) throw new Error('Our rules draw this house')
const FIXES = everyFix(unfixed, WINDY_SITE)
const FIXED = inputsOf(FIXES)

describe('a house by its size at 139 mph, exposure C, 70 psf', () => {
  it('is quoted as overloaded until its fixes are applied, then drawn and billed with them', () => {
    const overloaded = /checked members are overloaded/
    expect(quoteFrame(INITIAL_PRICES, inputsOf(NO_FIXES), null).warnings.join()).toMatch(overloaded)
    const { layout, warnings } = quoteFrame(INITIAL_PRICES, FIXED, null)
    expect(warnings.join()).not.toMatch(overloaded)
    const { foundation, framing, siteDesign } = FIXED.answers
    const request = bomRequestSchema.parse({
      plan_id: 'uploaded-plan',
      configuration: { configurator: 'advanced', foundation, framing, siteDesign, dimensions: { lengthFeet: 40, widthFeet: 30 } },
    })
    const billed = bomSubject(request, INITIAL_PLANS, INITIAL_PRICES)
    expect(billed.ok && billed.subject.layout).toEqual(layout)
  })

  it('pays what its fixes add with its framing kit', () => {
    const { layout } = quoteFrame(INITIAL_PRICES, FIXED, null)
    const added = (layout && fixesPrice(unfixed, layout, PRICES)) ?? cents(0)
    expect(priceFixes(FIXED.answers, unfixed, PRICES)).toEqual({ ok: true, cents: added })
    const [before, after] = [priceAdvancedQuote(INITIAL_PRICES, ANSWERS), priceAdvancedQuote(INITIAL_PRICES, FIXED.answers, added)]
    if (!before.ok || !after.ok) throw new Error('Both have a price')
    expect(added).toBeGreaterThan(0)
    expect(after.price.totalCents).toBe(addCents(before.price.totalCents, added))
    expect(kitPrice(FIXED, after.price)).toMatchObject({
      kit: { totalCents: addCents(kitPrice(inputsOf(), before.price).kit.totalCents, added) },
      otherCents: kitPrice(inputsOf(), before.price).otherCents,
    })
  })

  it('has no price for fixes that nobody priced, nor without a steel frame', () => {
    expect(priceAdvancedQuote(INITIAL_PRICES, FIXED.answers)).toMatchObject({ ok: false, path: 'siteDesign.fixes' })
    const noFrame = inputsOf(FIXES, { framing: '' }).answers
    expect(priceAdvancedQuote(INITIAL_PRICES, noFrame, cents(100))).toMatchObject({ ok: false, path: 'siteDesign.fixes' })
  })

  it('keeps its site but not its fixes when its size, foundation or steel frame changes', () => {
    const { answers } = FIXED
    const dimensions = { ...answers.dimensions, width: 28 }
    for (const change of [{ dimensions }, { foundation: 'concrete-slab' }, { framing: 'standard-steel' }])
      expect(withAnswers(answers, change).siteDesign).toEqual({ site: WINDY_SITE, fixes: NO_FIXES })
    expect(withAnswers(answers, { projectType: 'build-to-sell', additionalOptions: ['insulation'] }).siteDesign?.fixes).toEqual(FIXES)
  })
})

describe('a picked plan at 139 mph, exposure C, 70 psf', () => {
  const [, plan] = INITIAL_PLANS
  if (!plan) throw new Error('There is a plan')
  const choices = defaultPickerChoices(INITIAL_PRICES, plan.id)
  const picked = frameWithoutFixes(INITIAL_PRICES, { kind: 'picker', answers: choices }, plan.layout)
  if (!picked) throw new Error('It has a frame')
  const fixes = everyFix(picked, WINDY_SITE)
  const inputs = { kind: 'picker', answers: { ...choices, siteDesign: { site: WINDY_SITE, fixes } } } as const

  it('is ordered with its fixes: designed for the site, and paid with its kit', () => {
    const { layout } = quoteFrame(INITIAL_PRICES, inputs, plan.layout)
    expect(layout?.designSite).toEqual({ windMph: 139, exposure: 'C', snowPsf: 70 })
    const added = (layout && fixesPrice(picked, layout, PRICES)) ?? cents(0)
    const [before, after] = [pricePickerEstimate(INITIAL_PRICES, choices), pricePickerEstimate(INITIAL_PRICES, inputs.answers, added)]
    if (!before.ok || !after.ok) throw new Error('Both have a price')
    expect(added).toBeGreaterThan(0)
    expect(after.price.totalCents).toBe(addCents(before.price.totalCents, added))
    expect(kitPrice(inputs, after.price).otherCents).toBe(kitPrice({ kind: 'picker', answers: choices }, before.price).otherCents)
    expect(pricePickerEstimate(INITIAL_PRICES, inputs.answers)).toMatchObject({ ok: false, path: 'siteDesign.fixes' })
  })

  it('keeps its site but not its fixes with another framing', () => {
    expect(withPicked(inputs.answers, { framing: 'heavy-duty-steel' }).siteDesign).toEqual({ site: WINDY_SITE, fixes: NO_FIXES })
    expect(withPicked(inputs.answers, { roofing: 'gaf-shingles' }).siteDesign?.fixes).toEqual(fixes)
  })
})
