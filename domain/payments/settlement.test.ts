import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../money/cents'
import { returnReason, statedReason } from './returnReasons'
import { namedSettlement, runsOfAmount, type SentPayout, settlementRefusal } from './settlement'

const sent: readonly SentPayout[] = [
  { reference: 'PO-2026-00011', runNumber: 'PR-2026-00007', trace: '021000020000011', amountCents: cents(60_000), sentOn: '2026-11-24' },
  { reference: 'PO-2026-00012', runNumber: 'PR-2026-00007', trace: '021000020000012', amountCents: cents(40_000), sentOn: '2026-11-24' },
  { reference: 'PO-2026-00013', runNumber: 'PR-2026-00008', trace: null, amountCents: cents(100_000), sentOn: '2026-11-25' },
]
const line = (text: string, amountCents = -100_000, bookedOn = '2026-11-25', bankReference = 'BANK1') => ({
  text,
  bankReference,
  bookedOn,
  amountCents: cents(amountCents),
})

describe('the payout a bank transaction pays', () => {
  it.each([
    ['PR-2026-00007', -100_000, '2026-11-24', 'PR-2026-00007'],
    ['ACH SETTLEMENT pr2026 00008 CCD', -100_000, '2026-11-25', 'PR-2026-00008'],
    ['PO-2026-00012', -40_000, '2026-11-30', 'PO-2026-00012'],
    ['TRACE 021000020000011', -60_000, '2026-11-24', 'PO-2026-00011'],
    ['PR-2026-00007 PO-2026-00012', -100_000, '2026-11-24', 'PR-2026-00007'],
  ])('%j of %d cents on %s is %s', (text, amount, day, reference) =>
    expect(namedSettlement(line(text, amount, day), sent)).toMatchObject({ reference }),
  )

  it('may be named in the bank reference', () =>
    expect(namedSettlement(line('ACH DEBIT', -100_000, '2026-11-25', 'PR-2026-00008'), sent)).toMatchObject({
      reference: 'PR-2026-00008',
    }))

  it.each([
    ['CASHIERS CHECK 4411 FORKLIFT', -100_000, '2026-11-25', 'unnamedRun'],
    ['CASHIERS CHECK 4411 FORKLIFT', -100_000, '2026-11-20', 'outgoing'],
    ['CASHIERS CHECK 4411 FORKLIFT', -99_999, '2026-11-25', 'outgoing'],
    ['PR-2026-00007', -100_000, '2026-11-23', 'beforeSent'],
    ['PR-2026-00007', -99_000, '2026-11-24', 'payoutDiffers'],
    ['PR-2026-00007 and PR-2026-00008', -100_000, '2026-11-25', 'payoutDiffers'],
    ['PR-2026-00099', -100_000, '2026-11-25', 'unnamedRun'],
  ])('%j of %d cents on %s is nothing that is certain: %s', (text, amount, day, why) =>
    expect(namedSettlement(line(text, amount, day), sent)).toEqual({ why }),
  )

  it('is never chosen by amount, whatever else the text says', () => {
    const plain = fc.string({ maxLength: 60 }).filter((text) => !/P[OR][ -]?\d{4}|\d{15}/i.test(text))
    fc.assert(fc.property(plain, (text) => 'why' in namedSettlement(line(text), sent)))
  })

  it('may be chosen by an operator where amount and date match', () => {
    expect(runsOfAmount(line('CHECK', -100_000, '2026-11-24'), sent)).toEqual(['PR-2026-00007'])
    expect(runsOfAmount(line('CHECK', -100_000, '2026-11-25'), sent)).toEqual(['PO-2026-00013', 'PR-2026-00007', 'PR-2026-00008'])
    expect(settlementRefusal(line('CHECK', -100_000, '2026-11-20'), sent.slice(0, 2))).toBe('beforeSent')
    expect(settlementRefusal(line('CHECK'), [])).toBe('unknownPayout')
  })
})

describe('why a payout was returned', () => {
  it.each([
    ['RETURN PO-2026-00012 R03 NO ACCOUNT', 'R03: no account, or unable to locate the account'],
    ['ACH RETURN (r02) ORIG TRACE 021000020000012', 'R02: account closed'],
    ['PO-2026-00012 AC04', 'AC04: account closed'],
    ['returned payment PO-2026-00012', 'The bank gave no reason code; its text: returned payment PO-2026-00012'],
    ['CUST 4411 PO-2026-00012', 'The bank gave no reason code; its text: CUST 4411 PO-2026-00012'],
    [`PO-2026-00012 ${statedReason('CUST')}`, 'CUST: requested by the customer'],
    ['R99 R48', 'The bank gave no reason code; its text: R99 R48'],
    ['', 'The bank gave no reason'],
  ])('%j says %j', (text, words) => expect(returnReason(text)).toBe(words))
})
