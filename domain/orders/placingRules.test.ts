import { describe, expect, it } from 'vitest'
import { initialPolicy } from '../credit/initialPolicy'
import { closedQuoteRefusal } from '../quotes/quoteStatus'
import { MAX_WAITING } from './placing'
import { orderTerms, signingRefusal } from './placingRules'

const CREDIT = { standing: 'qualified', tier: 'Standard', openCents: 8_000_000, waiting: 0 } as const
const ORDER = { priceCents: 10_000_000, prepaid: false, overdueInvoice: undefined } as const
const refusalOf = (credit: Partial<Parameters<typeof orderTerms>[0]>, order: Partial<Parameters<typeof orderTerms>[1]> = {}) => {
  const outcome = orderTerms({ ...CREDIT, ...credit }, { ...ORDER, ...order }, initialPolicy)
  return 'refusal' in outcome ? outcome.refusal : undefined
}

describe('an order', () => {
  it('can use open credit to the last cent, and not beyond', () => {
    expect(orderTerms(CREDIT, ORDER, initialPolicy)).toEqual({
      terms: { tier: 'Standard', depositShare: 0.2, netDays: 30, carriedBy: 'framewell' },
      creditCents: 8_000_000,
    })
    expect(orderTerms({ ...CREDIT, openCents: 7_999_999 }, ORDER, initialPolicy)).toEqual({
      refusal: 'creditLimit',
      more: {
        detail: '$80,000 of this order would be on credit; $79,999.99 is open.',
        expected: { openCents: 7_999_999, creditCents: 8_000_000 },
      },
    })
  })

  it('that is prepaid needs no credit in any tier', () => {
    expect(orderTerms({ ...CREDIT, openCents: 0 }, { ...ORDER, prepaid: true }, initialPolicy)).toMatchObject({
      terms: { tier: 'Standard', depositShare: 1 },
      creditCents: 0,
    })
  })

  it('waits for qualification, for other signatures, and for overdue invoices, in this order', () => {
    expect(refusalOf({ standing: 'pending', waiting: MAX_WAITING })).toBe('qualificationPending')
    expect(refusalOf({ standing: 'unknown' })).toBe('notQualified')
    expect(refusalOf({ waiting: MAX_WAITING }, { overdueInvoice: 'INV-2026-00001' })).toBe('tooManyWaiting')
    expect(refusalOf({ openCents: 0 }, { overdueInvoice: 'INV-2026-00001' })).toBe('overdue')
  })

  it('is signed only on credit that still carries it', () => {
    const placed = { tier: 'Standard', creditCents: 8_000_000, overdueInvoice: undefined } as const
    const codeOf = (credit: Partial<typeof CREDIT> | object, order: object = {}) =>
      signingRefusal({ ...CREDIT, ...credit }, { ...placed, ...order })?.refusal
    expect(codeOf({})).toBeUndefined()
    expect(codeOf({ tier: 'Preferred' })).toBeUndefined()
    expect(codeOf({ standing: 'unknown' }, { creditCents: 0 })).toBe('notQualified')
    expect(codeOf({}, { overdueInvoice: 'INV-2026-00001' })).toBe('overdue')
    expect(codeOf({ tier: 'Prepay' })).toBe('termsLowered')
    expect(codeOf({ tier: 'Prepay', openCents: 0 }, { creditCents: 0 })).toBeUndefined()
    expect(codeOf({ openCents: 7_999_999 })).toBe('creditLimit')
  })

  it('requires an open quote', () => {
    const outcomes = (['open', 'ordered', 'replaced', 'expired'] as const).map((status) => closedQuoteRefusal(status)?.refusal)
    expect(outcomes).toEqual([undefined, 'alreadyOrdered', 'quoteReplaced', 'quoteExpired'])
  })
})
