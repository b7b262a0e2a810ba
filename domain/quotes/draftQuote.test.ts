import { describe, expect, it } from 'vitest'
import { INITIAL_PRICES } from '../catalog/initialPrices'
import { agreedPrice } from './agreedPrice'
import { agreedQuotePrice, draftQuote, quoteAt, quotedPlan, revisionRefusal } from './draftQuote'
import type { QuoteInputs } from './quote'
import { line, priceOf } from './quoteLine'
import { draftRefusal } from './savedConfiguration'
import { EMPTY_STEEL_CONFIGURATION } from './steelConfiguration'

const PLAN: QuoteInputs = { kind: 'plan', answers: { planId: 'the-bova-plan', choice1: 'tough', choice2: 'efficient', choice3: 'mid' } }
const STEEL: QuoteInputs = { kind: 'steel', answers: EMPTY_STEEL_CONFIGURATION }
const NOW = new Date('2026-03-01T12:00:00Z')

describe('the price of a new quote', () => {
  it("is refused when a cent off the screen's, with the right total", () => {
    const priced = priceOf([line('a', 'A', 10_050)])
    expect(agreedPrice(priced, 100.5)).toEqual({ price: { lines: [line('a', 'A', 10_050)], totalCents: 10_050 } })
    for (const total of [100.49, 100.51, 0])
      expect(agreedPrice(priced, total)).toEqual({ refusal: 'totalChanged', more: { expected: { total: 100.5 } } })
  })

  it('requires every step of a steel configuration', () => {
    const agreed = agreedQuotePrice(INITIAL_PRICES, STEEL, 0)
    expect(agreed).toMatchObject({ refusal: 'invalidInput', more: { fields: [{ path: 'planType' }, {}, {}, {}, {}] } })
  })

  it('names a member missing from the price book', () => {
    const castle: QuoteInputs = { ...PLAN, answers: { ...PLAN.answers, planId: 'the-castle' } }
    expect(agreedQuotePrice(INITIAL_PRICES, castle, 1)).toMatchObject({ refusal: 'invalidInput', more: { fields: [{ path: 'planId' }] } })
  })
})

describe('a revision', () => {
  const open = { kind: 'plan', replacedBy: null, orderedAt: null } as const

  it.each([
    [open, 'plan', undefined],
    [open, 'steel', 'invalidInput'],
    [{ ...open, orderedAt: '2026-03-02' }, 'plan', 'alreadyOrdered'],
    [{ ...open, replacedBy: 'x', orderedAt: '2026-03-02' }, 'steel', 'alreadyReplaced'],
  ] as const)('of %o from %s: %s', (before, kind, refusal) => {
    expect(revisionRefusal(before, kind)?.refusal).toBe(refusal)
  })

  it('keeps the contact unless another is given, and lists changes', () => {
    const contact = { name: 'Dana Reyes', email: 'dana@example.com' }
    const price = (cents: number) => ({ lines: [line('a', 'A', cents)], totalCents: cents })
    const drafted = (cents: number, more: object = {}) =>
      draftQuote(INITIAL_PRICES, { inputs: PLAN, price: price(cents), planLayout: null, contact: null, previous: null, ...more }, NOW)
    const first = quoteAt({ ...drafted(100, { contact }), tax: null, id: 'i', number: 'n', replacedBy: null, orderedAt: null }, NOW)
    expect(first).toMatchObject({ revision: 1, contact, changes: [], total: 1, status: 'open' })
    expect(drafted(150, { previous: first })).toMatchObject({
      revision: 2,
      contact,
      changes: [{ id: 'a', beforeCents: 100, afterCents: 150 }],
    })
    const other = { ...contact, name: 'Sam' }
    expect(drafted(150, { previous: first, contact: other }).contact).toEqual(other)
  })
})

it('a quote names a catalog plan unless its drawings were uploaded', () => {
  expect(quotedPlan(PLAN)).toBe('the-bova-plan')
  const steel = { ...EMPTY_STEEL_CONFIGURATION, selectedPlan: 'the-bova-plan' }
  expect(quotedPlan({ kind: 'steel', answers: { ...steel, planType: 'catalog' } })).toBe('the-bova-plan')
  expect(quotedPlan({ kind: 'steel', answers: { ...steel, planType: 'upload' } })).toBeNull()
})

it('a draft does not overwrite an unseen version', () => {
  const stored = { id: 'i', configurator: 'steel', path: '/', state: {}, savedAt: '2026-03-01T12:00:00.000Z' } as const
  expect(draftRefusal(stored, undefined)).toBeUndefined()
  expect(draftRefusal(stored, stored.savedAt)).toBeUndefined()
  expect(draftRefusal(stored, '2026-03-01T11:59:59.999Z')).toEqual({
    refusal: 'changedMeanwhile',
    more: { expected: { configuration: stored } },
  })
})
