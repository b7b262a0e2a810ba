import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../money/cents'
import { creditNote, deductFrom } from '../payments/creditNote'
import { taxOf } from '../tax/salesTax'
import { statesBill } from './changeBill'
import { acceptedChange, openChange, proposalRefusal, signChange, statedChange, statusAfterChange } from './changeRules'
import { CHANGE_STATUSES } from './order'
import { ORDER_STAGES, ORDER_STATUSES } from './stages'
import { changeRefusal } from './transitions'

const aState = fc.record({ status: fc.constantFrom(...ORDER_STATUSES), stage: fc.constantFrom(...ORDER_STAGES) })
const aSide = fc.constantFrom('builder', 'operator')
const anAmount = fc.record({ priceCents: fc.nat(1_000_000_000).map(cents), taxCents: fc.nat(100_000_000).map(cents) })
const ACTIVE = { status: 'active', stage: 'order_placed' } as const
const HASH = 'a'.repeat(64)
const signature = { name: 'Olivia Park', textHash: HASH, at: '2026-11-22T08:00:00.000Z', address: '203.0.113.7' }
const unsigned = { text: { textHash: HASH }, builderSignature: null, houseSignature: null }
const BEFORE = {
  number: 'FW-2026-00042',
  title: 'Dayton ranch',
  companyName: 'Park Homes',
  priceCents: 5_890_000,
  tax: null,
  deliverBy: '2027-03-31',
  site: '12 Canal St, Dayton, OH, 45402',
  steelPounds: 7450,
  lines: [{ id: 'kit', label: 'Frame kit', amountCents: 5_890_000, detail: '' }],
  expectedOn: '2027-01-28',
  slots: [
    { week: '2027-01-11', units: 4 },
    { week: '2027-01-04', units: 10 },
  ],
}

const NO_BILL = { invoices: [], refundCents: cents(0) }

describe('a change order', () => {
  it('is proposed by the builder or Framewell, one at a time, while the order may be changed', () => {
    fc.assert(
      fc.property(aState, aSide, fc.array(fc.constantFrom(...CHANGE_STATUSES), { maxLength: 4 }), (state, by, earlier) => {
        const no = proposalRefusal(
          state,
          earlier.map((status) => ({ status })),
          by,
        )
        const one = earlier.includes('proposed') ? 'changeOpen' : undefined
        expect(no?.refusal).toBe(changeRefusal(state) ?? one)
        expect(proposalRefusal(state, [], 'fabricator')?.refusal).toBe('unknownOrder')
      }),
    )
  })

  it('that only moves the date keeps price, steel and lines', () => {
    const slots = [{ week: '2027-01-25', units: 14 }]
    const { facts, paragraphs } = statedChange(BEFORE, 2, {
      reason: 'Permit',
      deliverBy: '2027-05-01',
      slots,
      expectedOn: '2027-02-11',
      bill: NO_BILL,
    })
    expect(facts).toEqual({
      title: 'Dayton ranch',
      priceCents: 5_890_000,
      tax: null,
      differenceCents: 0,
      steelPoundsDifference: 0,
      weeksDifference: 2,
      deliverBy: '2027-05-01',
      compared: [
        { label: 'Needed by', before: 'March 31, 2027', after: 'May 1, 2027' },
        { label: 'Fabrication', before: 'weeks of January 4, 2027 and January 11, 2027', after: 'week of January 25, 2027' },
        { label: 'Delivery expected', before: 'January 28, 2027', after: 'February 11, 2027' },
      ],
      lines: [],
    })
    expect(paragraphs[0]).toBe('Change 2 of order FW-2026-00042 of Park Homes. Reason: Permit')
    expect(paragraphs).toContain('Needed by: March 31, 2027 changes to May 1, 2027.')
    expect(paragraphs).toContain('The price stays $58,900, before tax.')
    expect(paragraphs.join(' ')).not.toMatch(/invoices|terms of the order|approval/)
  })

  it('to another item lists the differences line by line, and keeps the date unless another is requested', () => {
    const source = { kind: 'quote', id: 'q', number: 'Q-1', revision: 2, words: 'quote Q-1, revision 2' } as const
    const lines = [{ id: 'kit', label: 'Frame kit', amountCents: 5_000_000, detail: '' }]
    const subject = { source, title: 'Smaller ranch', totalCents: 5_000_000, lines, steelPounds: 7000, choices: [] }
    const bill = {
      invoices: [
        { number: 'INV-2026-00002', kind: 'progress', beforeCents: 4_123_000, afterCents: 3_500_000 },
        { number: 'INV-2026-00003', kind: 'final', beforeCents: 1_178_000, afterCents: 1_000_000 },
      ],
      refundCents: cents(89_000),
    } as const
    const { facts, paragraphs } = statedChange(BEFORE, 1, {
      reason: 'Budget',
      subject,
      slots: BEFORE.slots.slice(1),
      expectedOn: BEFORE.expectedOn,
      bill,
    })
    expect(facts).toMatchObject({ differenceCents: -890_000, steelPoundsDifference: -450, weeksDifference: -1, deliverBy: '2027-03-31' })
    expect(facts.lines).toEqual([{ id: 'kit', label: 'Frame kit', beforeCents: 5_890_000, afterCents: 5_000_000 }])
    for (const line of [
      'Progress invoice INV-2026-00002: $41,230.00 changes to $35,000.00.',
      'Final invoice INV-2026-00003: $11,780.00 changes to $10,000.00.',
      'Refund: $0.00 changes to $890.00.',
    ])
      expect(paragraphs).toContain(line)
    expect(statesBill(facts.compared, bill)).toBe(true)
    expect(statesBill(facts.compared, { ...bill, refundCents: cents(0) }), 'an invoice was paid since').toBe(false)
    expect(statesBill(facts.compared, NO_BILL)).toBe(false)
    expect(paragraphs.join(' ')).toContain('Each unpaid invoice is lowered to its share of the new price.')
    expect(paragraphs).toContain('If it changes the frame or its design site, an engineer’s earlier approval ends.')
  })

  it('signs the old and the new value of everything it changes', () => {
    const tax = {
      state: 'OH',
      on: '2026-11-20',
      jurisdictions: [{ level: 'state', name: 'Ohio', percent: 5, source: 'ORC 5739.02' }],
    } as const
    const taxed = taxOf({ ...tax, jurisdictions: [...tax.jurisdictions], categories: ['materials'], certificate: null }, BEFORE.lines)
    const lines = [
      { id: 'kit', label: 'Frame kit', amountCents: cents(5_890_000), detail: '' },
      { id: 'seam', label: 'Standing seam', amountCents: cents(300_000), detail: '' },
    ]
    const choices = [{ label: 'Roofing', before: 'Asphalt shingles', after: 'Standing seam' }]
    const subject = { source: null, title: BEFORE.title, totalCents: cents(6_190_000), lines, steelPounds: 7500, choices }
    const wanted = {
      reason: 'Roof and lot',
      bill: NO_BILL,
      site: '7 Mill Rd, Troy, OH, 45373',
      subject,
      slots: BEFORE.slots,
      expectedOn: BEFORE.expectedOn,
    }
    const { facts, paragraphs } = statedChange({ ...BEFORE, tax: taxed }, 1, wanted)
    expect(facts.compared).toEqual([
      ...choices,
      { label: 'Site', before: '12 Canal St, Dayton, OH, 45402', after: '7 Mill Rd, Troy, OH, 45373' },
      { label: 'Price', before: '$58,900', after: '$61,900' },
      { label: 'Sales tax', before: '$2,945.00', after: '$3,095.00' },
      { label: 'Steel', before: '7,450 lb', after: '7,500 lb' },
    ])
    for (const { label, before, after } of facts.compared) expect(paragraphs).toContain(`${label}: ${before} changes to ${after}.`)
    expect(paragraphs).toContain('Standing seam is added for $3,000.')
    expect(paragraphs).toContain('The difference is billed by the terms of the order.')
    expect(paragraphs.join(' ')).not.toContain('Fabrication')
  })

  it('stays open until both parties have decided', () => {
    for (const status of CHANGE_STATUSES) {
      const change = { status }
      expect(openChange(change, 'builder')).toEqual(status === 'proposed' ? { change } : { refusal: 'unknownChange' })
      expect(openChange(change, 'fabricator')).toEqual({ refusal: 'unknownChange' })
    }
    expect(openChange(null, 'operator')).toEqual({ refusal: 'unknownChange' })
  })

  it('is executed by both signatures, one per party, in either order', () => {
    fc.assert(
      fc.property(fc.array(aSide, { minLength: 1, maxLength: 6 }), (sides) => {
        let change: Parameters<typeof signChange>[1] = unsigned
        const signed = new Set<string>()
        for (const by of sides) {
          const outcome = signChange(ACTIVE, change, by, signature)
          if (signed.has(by)) {
            expect(outcome).toEqual({ refusal: 'signedAlready' })
            continue
          }
          signed.add(by)
          if ('refusal' in outcome) throw new Error(outcome.refusal)
          expect(outcome.agreed).toBe(signed.size === 2)
          change = { ...change, ...outcome.signed }
        }
      }),
    )
  })

  it('is signed as shown, while the order may be changed', () => {
    const changed = signChange(ACTIVE, { ...unsigned, text: { textHash: 'b'.repeat(64) } }, 'builder', signature)
    expect(changed).toEqual({ refusal: 'textChanged', more: { expected: { textHash: 'b'.repeat(64) } } })
    const late = signChange({ status: 'active', stage: 'fabrication_started' }, unsigned, 'builder', signature)
    expect(late).toEqual({ refusal: 'fabricationStarted' })
  })

  it('is limited by open credit, to the cent', () => {
    const order = { revision: 1, creditCents: 1_000_000 }
    const facts = { title: 'Larger ranch', priceCents: 1_500_000, deliverBy: '2027-03-31' }
    expect(acceptedChange(order, facts, { depositShare: 0 }, 500_000)).toEqual({
      changed: { ...facts, creditCents: 1_500_000, revision: 2 },
    })
    expect(acceptedChange(order, facts, { depositShare: 0 }, 499_999)).toMatchObject({ refusal: 'creditLimit' })
    expect(acceptedChange(order, facts, { depositShare: 1 }, 0)).toMatchObject({ changed: { creditCents: 0 } })
  })

  it('makes an active order wait for funds again, and no other', () => {
    for (const status of ORDER_STATUSES) {
      expect(statusAfterChange(status, true)).toBe(status === 'active' ? 'awaiting_funds' : status)
      expect(statusAfterChange(status, false)).toBe(status)
    }
  })
})

describe('the money of a change order', () => {
  it('credits a decrease to unpaid invoices, then to credit, then as a refund, to the cent', () => {
    fc.assert(
      fc.property(anAmount, fc.array(anAmount, { maxLength: 5 }), anAmount, (taken, open, owed) => {
        const { deducted, left } = deductFrom(
          taken,
          open.map((amount, id) => ({ ...amount, id })),
        )
        const { creditBack, refundCents } = creditNote('FW-1', { receivable: owed.priceCents, tax_receivable: owed.taxCents }, left)
        for (const part of ['priceCents', 'taxCents'] as const) {
          const off = deducted.reduce((sum, one) => sum + one[part], 0)
          expect(off + left[part]).toBe(taken[part])
          for (const one of deducted) expect(one[part]).toBeLessThanOrEqual(open[one.id]?.[part] ?? 0)
          if (creditBack[part] > 0) expect(off).toBe(open.reduce((sum, one) => sum + one[part], 0))
          if (creditBack[part] < left[part]) expect(creditBack[part]).toBe(owed[part])
        }
        expect(creditBack.priceCents + creditBack.taxCents + refundCents).toBe(left.priceCents + left.taxCents)
      }),
    )
  })
})
