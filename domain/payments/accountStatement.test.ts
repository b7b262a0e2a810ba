import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inCompanyZone } from '../dates/testing/inCompanyZone'
import { cents, sumCents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { type AccountMove, accountStatement, agingOf, type InvoiceState, invoiceMoves } from './accountStatement'

const INVOICE = {
  invoice: 'INV-2026-00001',
  projectId: 'FW-2026-00001',
  amountCents: cents(100_000),
  taxCents: cents(7_000),
  dueOn: '2026-11-10',
}
const state = (at: string, status: InvoiceState['status'], paid = 0, credited = 0): InvoiceState => ({
  ...INVOICE,
  at: `${at}T15:00:00.000Z`,
  status,
  paidCents: cents(paid),
  creditedCents: cents(credited),
})
const sumOf = (moves: readonly AccountMove[]) => sumCents(moves.map(({ amountCents }) => amountCents))

describe('the account of a company', () => {
  it('bills an invoice once, less its credit, and takes off what is open when it becomes void', () => {
    const issued = [state('2026-11-01', 'scheduled'), state('2026-11-02', 'open')]
    expect(sumOf(invoiceMoves(issued))).toBe(100_000)
    expect(invoiceMoves(issued)[0]?.words).toBe('INV-2026-00001, due November 10, 2026')
    expect(sumOf(invoiceMoves([...issued, state('2026-11-03', 'open', 0, 30_000)]))).toBe(70_000)
    // Its payment of $400 is a move of its own.
    expect(sumOf(invoiceMoves([...issued, state('2026-11-03', 'open', 40_000), state('2026-11-04', 'void', 40_000)]))).toBe(40_000)
    expect(sumOf(invoiceMoves([state('2026-11-01', 'scheduled'), state('2026-11-02', 'void', 0, 100_000)]))).toBe(0)
  })

  it('does not bill an invoice that was paid ahead and whose payment was taken back', () => {
    const moves = invoiceMoves([state('2026-11-01', 'scheduled'), state('2026-11-02', 'paid', 100_000), state('2026-11-03', 'scheduled')])
    expect(sumOf(moves)).toBe(0)
    const ofInvoice = moves.filter(({ kind }) => kind === 'invoice')
    expect(
      ofInvoice.map(({ amountCents, taxCents }) => [amountCents, taxCents]),
      'with its tax',
    ).toEqual([
      [100_000, 7_000],
      [-100_000, -7_000],
    ])
  })

  it.each([
    ['America/New_York', '2026-11-02T04:30:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['America/Chicago', '2026-11-02T05:30:00.000Z', '2026-11-02T06:00:00.000Z'],
    ['Pacific/Honolulu', '2026-11-02T09:30:00.000Z', '2026-11-02T10:00:00.000Z'],
  ])(
    "counts what was at 11:30 p.m. in %s, the company's time zone, on that day, and on the next from midnight",
    async (zone, late, next) => {
      await inCompanyZone(zone, () => {
        const closing = (at: string) => {
          const moves = invoiceMoves([{ ...state('2026-11-02', 'open'), at }])
          return accountStatement(moves, { from: '2026-11-01', until: '2026-11-01' }).closingCents
        }
        expect([closing(late), closing(next)]).toEqual([100_000, 0])
      })
    },
  )

  it('ages what is open at the end of the period', () => {
    const states = [state('2026-11-01', 'open'), state('2026-11-15', 'open', 60_000), state('2026-12-20', 'paid', 100_000)]
    expect(agingOf(states, '2026-11-05').current).toBe(100_000)
    expect(agingOf(states, '2026-12-15').days31to60).toBe(40_000)
    expect(Object.values(agingOf(states, '2026-12-31'))).toEqual([0, 0, 0, 0, 0])
  })

  it('the closing balance of a period is the opening balance of the next, whatever moved', () => {
    const moves = fc.array(
      fc.record({
        at: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }).map((time) => time.toISOString()),
        kind: fc.constantFrom('invoice', 'payment', 'credit'),
        words: fc.constant(''),
        projectId: fc.constant(null),
        amountCents: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(cents),
      }),
    )
    fc.assert(
      fc.property(moves, (given) => {
        const first = accountStatement(given, { from: '2026-02-01', until: '2026-06-30' })
        const second = accountStatement(given, { from: '2026-07-01', until: '2027-01-01' })
        expect(second.openingCents).toBe(first.closingCents)
        expect(second.closingCents).toBe(sumOf(given))
        expect(subtractCents(first.closingCents, first.openingCents)).toBe(subtractCents(first.addedCents, first.takenOffCents))
        expect(first.rows.at(-1)?.balanceCents ?? first.openingCents).toBe(first.closingCents)
      }),
    )
  })
})
