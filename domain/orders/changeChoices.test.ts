import fc from 'fast-check'
import { expect, it } from 'vitest'
import { INITIAL_PRICES } from '../catalog/initialPrices'
import { NO_FIXES } from '../framing/frameFixes'
import { DEFAULT_ADVANCED_ANSWERS } from '../quotes/advancedQuote'
import { defaultPickerChoices } from '../quotes/pickerEstimate'
import { WINDY_SITE } from '../structure/testing/confirmedSites'
import { changeFields, priceOrdered, withChoices } from './changeChoices'
import { type OrderedInputs, orderedInputsSchema } from './frozenOrder'

const book = INITIAL_PRICES
const [plan] = book.plans
if (!plan) throw new Error('The price book has plans')
const ORDERED: readonly OrderedInputs[] = [
  {
    kind: 'steel',
    answers: {
      planType: 'catalog',
      selectedPlan: plan.id,
      uploadedPlan: null,
      foundation: book.steel.foundation[0]?.id ?? null,
      steelFrame: book.steel.steelFrame[0]?.id ?? null,
      sheathing: book.steel.sheathing[0]?.id ?? null,
      roofing: book.steel.roofing[0]?.id ?? null,
    },
  },
  { kind: 'picker', answers: defaultPickerChoices(book, plan.id) },
  { kind: 'advanced', answers: { ...DEFAULT_ADVANCED_ANSWERS, framing: 'standard-steel' } },
]
const fieldsOf = (inputs: OrderedInputs) => changeFields(book, book, inputs)
const chosen = (inputs: OrderedInputs) => Object.fromEntries(fieldsOf(inputs).map((field) => [field.name, field.chosen]))

it('every option of a framing kit can be chosen, has a price, and can be changed back', () => {
  const anOrder = fc.constantFrom(...ORDERED).chain((inputs) => {
    const choices = fieldsOf(inputs).map(({ name, several, options }) => {
      const ids = options.map(({ id }) => id)
      return fc.tuple(fc.constant(name), several ? fc.subarray(ids) : fc.constantFrom(...ids).map((id) => [id]))
    })
    return fc.tuple(
      fc.constant(inputs),
      fc.tuple(...choices).map((all) => Object.fromEntries(all)),
    )
  })
  fc.assert(
    fc.property(anOrder, ([inputs, choices]) => {
      const changed = withChoices(inputs, fieldsOf(inputs), choices)
      if ('refusal' in changed) throw new Error(JSON.stringify(changed))
      expect(priceOrdered(book, changed.inputs).ok).toBe(true)
      expect(chosen(changed.inputs)).toEqual(choices)
      for (const { before, after } of changed.compared) expect(before).not.toBe(after)
      const back = withChoices(changed.inputs, fieldsOf(changed.inputs), chosen(inputs))
      expect('refusal' in back || back.inputs).toEqual(inputs)
    }),
  )
})

it('another frame keeps the confirmed site and loses the fixes, in every configurator', () => {
  const fixes = { studWeb: '550', reinforcements: [{ at: 'W1-1.1', part: 'king', mil: 54 }] } as const
  const siteDesign = { site: WINDY_SITE, fixes: { ...fixes, reinforcements: [...fixes.reinforcements] } }
  const [, other] = book.plans
  const [, framing] = book.picker.framings
  const choices = [{ selectedPlan: [other?.id ?? ''] }, { framing: [framing?.id ?? ''] }, { framing: ['premium-steel'] }]
  for (const [at, ordered] of ORDERED.entries()) {
    const inputs = orderedInputsSchema.parse({ ...ordered, answers: { ...ordered.answers, siteDesign } })
    const changed = withChoices(inputs, fieldsOf(inputs), choices[at] ?? {})
    expect('refusal' in changed || changed.inputs.answers).toMatchObject({ siteDesign: { site: WINDY_SITE, fixes: NO_FIXES } })
    const same = withChoices(inputs, fieldsOf(inputs), {})
    expect('refusal' in same || same.inputs).toEqual(inputs)
  }
})

it('what is not offered is refused at its field', () => {
  const [steel] = ORDERED
  if (!steel) throw new Error('There is a steel order')
  const fields = fieldsOf(steel)
  for (const choices of [
    { steelFrame: ['timber'] },
    { steelFrame: [] },
    { steelFrame: ['a', 'b'] },
    { roofing: ['standing-seam-metal'] },
    { constructor: ['x'] },
  ]) {
    const [name] = Object.keys(choices)
    expect(withChoices(steel, fields, choices)).toMatchObject({ refusal: 'invalidInput', more: { fields: [{ path: `choices.${name}` }] } })
  }
})

it('an option that is no longer sold is not offered, except to the order that has it', () => {
  const picker = ORDERED[1]
  if (!picker) throw new Error('There is an order of the picker')
  const { framings } = book.picker
  const offered = { ...book, picker: { ...book.picker, framings: framings.slice(-1) } }
  const framing = changeFields(book, offered, picker).find(({ name }) => name === 'framing')
  expect(framing?.options.map(({ id }) => id)).toEqual([framings[0]?.id, framings.at(-1)?.id])
})

it('offers nothing that is not part of the framing kit, and nothing of a finished house', () => {
  const names = ORDERED.map((inputs) => fieldsOf(inputs).map(({ name }) => name))
  expect(names).toEqual([
    ['selectedPlan', 'steelFrame'],
    ['planId', 'framing'],
    // Joists of the ground floor follow the foundation.
    ['foundation', 'framing'],
  ])
  expect(fieldsOf({ kind: 'plan', answers: { planId: plan.id, choice1: 'normal', choice2: 'standard', choice3: 'entry' } })).toEqual([])
})
