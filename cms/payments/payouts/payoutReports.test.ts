import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readNachaReturns } from '@framewell/domain/payments/bankReports'
import { StatementFault } from '@framewell/domain/payments/bankStatement'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPain002 } from './readPain002'

const file = (name: string) => readFileSync(join(import.meta.dirname, 'reportFiles', name), 'utf8')

describe('a NACHA return file', () => {
  it('says of each entry which payout came back and why', () => {
    expect(readNachaReturns(file('returns.ach'))).toEqual([
      {
        kind: 'returned',
        names: '021000020000003 PO-2026-00003',
        amountCents: 125_000,
        reason: 'R03: no account, or unable to locate the account',
        corrected: {},
      },
      {
        kind: 'returned',
        names: '021000020000004 PO-2026-00004',
        amountCents: 2_000,
        reason: 'R16: account frozen, or returned by order of OFAC',
        corrected: {},
      },
    ])
  })

  it('of corrections holds the corrected parts of each account', () => {
    const corrected = Object.fromEntries(
      readNachaReturns(file('notifications-of-change.ach')).map((one) => [one.reason.slice(0, 3), one.corrected]),
    )
    expect(corrected).toEqual({
      C01: { accountNumber: '987654321' },
      C02: { routingNumber: '091000019' },
      C03: { routingNumber: '091000019', accountNumber: '987654321' },
      C04: { accountName: 'WABASH STEEL LLC' },
      C05: { accountType: 'savings' },
      C06: { accountNumber: '987654321', accountType: 'savings' },
      C07: { routingNumber: '091000019', accountNumber: '987654321', accountType: 'savings' },
      C09: {},
      C13: {},
    })
  })

  it.each([
    ['a record is cut off', (text: string) => text.replace(/^(7.{50}).*$/m, '$1'), 'has 94 characters'],
    ['an amount was changed', (text: string) => text.replace('0000125000', '0000125001'), 'does not count or sum'],
    ['an entry is missing', (text: string) => text.replace(/^6.*PO-2026-00004.*\n7.*\n/m, ''), 'does not count or sum'],
    ['it is the file that was sent', (text: string) => text.replaceAll(/^799/gm, '705'), 'not the file that was sent'],
    ['it ends early', (text: string) => text.replace(/^9.*\n/gm, ''), 'control record (9) is missing'],
    ['it is something else', () => 'hello', '94 characters'],
  ])('is refused when %s', (_, change, words) => {
    expect(() => readNachaReturns(change(file('returns.ach')))).toThrow(words)
  })

  it('is refused when a corrected routing number has a wrong check digit', () => {
    expect(() => readNachaReturns(file('notifications-of-change.ach').replace(/^(798C02.{29})091000019/m, '$1091000018'))).toThrow(
      'check digit',
    )
  })

  it('never throws anything but a fault', () => {
    const records = file('returns.ach').split('\n')
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...records, '9'.repeat(94), '6'.padEnd(94)), { maxLength: 12 }), (some) => {
        try {
          readNachaReturns(some.join('\n'))
        } catch (error) {
          expect(error).toBeInstanceOf(StatementFault)
        }
      }),
    )
  })
})

describe('a payment status report (pain.002)', () => {
  it('says which payouts or runs were rejected, and why', () => {
    const rejected = { kind: 'rejected', amountCents: null, corrected: {} }
    expect(readPain002(file('rejections.xml'))).toMatchObject([
      { ...rejected, names: 'PO-2026-00003 ', reason: 'AC04: account closed' },
      { ...rejected, names: 'PR-2026-00008', reason: 'The bank gave no reason code; its text: Return reason LIMIT Daily limit reached' },
    ])
    expect(readPain002(file('rejections.xml').replace('<GrpSts>PART', '<GrpSts>RJCT'))[0]).toMatchObject({ names: 'PR-2026-00007' })
    expect(() => readPain002(file('rejections.xml').replace('pain.002', 'pain.001'))).toThrow(StatementFault)
  })
})
