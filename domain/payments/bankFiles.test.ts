import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBai2 } from './bai2'
import { bankAccountSchema, isRoutingNumber } from './bankAccount'
import { assertStatementAddsUp, matchReceipt, numbersIn, StatementFault } from './bankStatement'
import { entryHash } from './nachaBatch'
import { freeFileIdModifier, nachaFile, traceNumber } from './nachaFile'
import { pain001 } from './pain001'
import { originatorSchema, type PayoutFile } from './payoutFile'

/** Nine digits with a valid check digit. */
const routing = fc.integer({ min: 1_000_000, max: 39_999_999 }).map((head) => {
  const eight = String(head).padStart(8, '0')
  const sum = [...eight].reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0)
  return `${eight}${(10 - (sum % 10)) % 10}`
})
const payout = fc.record({
  reference: fc.integer({ min: 1, max: 99_999 }).map((n) => `PO-2026-${String(n).padStart(5, '0')}`),
  amountCents: fc.integer({ min: 1, max: 9_999_999_999 }),
  account: fc.record({
    accountName: fc.string({ minLength: 1, maxLength: 70 }),
    routingNumber: routing,
    accountNumber: fc.stringMatching(/^\d{4,17}$/),
    accountType: fc.constantFrom('checking' as const, 'savings' as const),
    accountHolder: fc.constant('business' as const),
  }),
  trace: fc.constant(null),
  remittance: fc.constantFrom(null, 'RMR*PO*FW-2026-00042**1234.56\\'),
})
const originator = {
  name: 'Framewell & Söhne <House>',
  companyId: '1123456789',
  bankName: 'First Test Bank',
  routingNumber: '021000021',
  accountNumber: '000123456789',
}
const fileOf = (payouts: PayoutFile['payouts']): PayoutFile => ({
  runNumber: 'PR-2026-00007',
  createdAt: new Date('2026-11-22T15:04:05Z'),
  payOn: '2026-11-24',
  fileIdModifier: 'C',
  originator,
  payouts,
})
const paying = (reference: string, amountCents: number, accountType: 'checking' | 'savings' = 'checking') => ({
  reference,
  amountCents,
  account: {
    accountName: 'Ohio Roll Form',
    routingNumber: '091000019',
    accountNumber: '12345',
    accountType,
    accountHolder: 'business' as const,
  },
  trace: traceNumber('021000021', reference),
  remittance: null,
})

describe('routing numbers', () => {
  it.each(['021000021', '011401533', '091000019'])('%s has a valid check digit', (number) => expect(isRoutingNumber(number)).toBe(true))
  it.each(['021000022', '02100002', '0210000210', '000000000', 'abcdefghi', ''])('%j is not one', (number) =>
    expect(isRoutingNumber(number)).toBe(false),
  )
  it('say on their field whether digits are missing or one of them is wrong', () => {
    const words = (routingNumber: string) =>
      bankAccountSchema.safeParse({ ...paying('', 1).account, routingNumber }).error?.issues.map(({ path, message }) => [path[0], message])
    expect(words('02100002')).toEqual([['routingNumber', 'Enter the nine digits of the routing number']])
    expect(words('021000022')).toEqual([['routingNumber', expect.stringContaining('its check digit does not fit')]])
    expect(words('021000021')).toBeUndefined()
  })
  it('reject any single changed digit', () => {
    fc.assert(
      fc.property(routing, fc.nat(8), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        expect(isRoutingNumber(number)).toBe(true)
        const changed = [...number].map((digit, index) => (index === at ? String((Number(digit) + by) % 10) : digit)).join('')
        expect(isRoutingNumber(changed)).toBe(false)
      }),
    )
  })
})

describe('a NACHA file', () => {
  it('has 94-character records in blocks of ten, and totals that match its entries', () => {
    fc.assert(
      fc.property(fc.array(payout, { minLength: 1, maxLength: 30 }), (payouts) => {
        const records = nachaFile(fileOf(payouts)).split('\r\n').slice(0, -1)
        expect(records.length % 10).toBe(0)
        expect(records.map((record) => record.length)).toEqual(records.map(() => 94))
        expect(records.every((record) => /^[\x20-\x7e]*$/.test(record))).toBe(true)
        const entries = records.filter((record) => record.startsWith('6'))
        expect(entries).toHaveLength(payouts.length)
        const total = entries.reduce((sum, record) => sum + Number(record.slice(29, 39)), 0)
        expect(total).toBe(payouts.reduce((sum, { amountCents }) => sum + amountCents, 0))
        const hash = entries.reduce((sum, record) => sum + Number(record.slice(3, 11)), 0) % 10_000_000_000
        for (const [kind, hashAt, totalAt] of [
          ['8', 10, 32],
          ['9', 21, 43],
        ] as const) {
          const control = records.find((record) => record.startsWith(kind)) ?? ''
          expect(Number(control.slice(hashAt, hashAt + 10))).toBe(hash)
          expect(Number(control.slice(totalAt, totalAt + 12))).toBe(total)
          expect(Number(control.slice(totalAt - 12, totalAt))).toBe(0)
        }
        const fileControl = records.find((record) => record.startsWith('9000001')) ?? ''
        expect(Number(fileControl.slice(7, 13))).toBe(records.length / 10)
        expect(Number(fileControl.slice(13, 21))).toBe(records.filter((record) => /^[67]/.test(record)).length)
        expect(new Set(entries.map((record) => record.slice(79, 94))).size).toBe(payouts.length)
      }),
    )
  })

  it('places fields at the published positions', () => {
    const payout = paying('PO-2026-00012', 123_456, 'savings')
    const [header = '', batch = '', entry = ''] = nachaFile(fileOf([payout])).split('\r\n')
    expect(header.slice(0, 40)).toBe('101 02100002111234567892611221004C094101')
    expect(batch.slice(0, 4)).toBe('5220')
    expect(batch.slice(50, 53)).toBe('CCD')
    expect(batch.slice(69, 75)).toBe('261124')
    expect(batch.slice(78, 87)).toBe('102100002')
    expect(entry.slice(0, 12)).toBe('632091000019')
    expect(entry.slice(12, 29)).toBe('12345            ')
    expect(entry.slice(29, 39)).toBe('0000123456')
    expect(entry.slice(39, 54)).toBe('PO-2026-00012  ')
    expect(entry.slice(79)).toBe('021000020000012')
    expect(entryHash([payout.account.routingNumber])).toBe('0009100001')
  })

  it("distinguishes a day's files by 36 modifiers, and has none for a 37th", () => {
    const used: string[] = []
    for (let next = freeFileIdModifier(used); next !== undefined; next = freeFileIdModifier(used)) used.push(next)
    expect(used.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
    expect(freeFileIdModifier(['A', 'A', 'C'])).toBe('B')
  })

  it('transliterates to ASCII, and input validation refuses what has no replacement', () => {
    const file = nachaFile(fileOf([{ ...paying('PO-2026-00012', 1), account: { ...paying('', 1).account, accountName: 'Łódź Straße’s' } }]))
    expect(file).toContain("LODZ STRASSE'S")
    expect(file.split('\r\n')[1]?.slice(4, 20)).toBe('FRAMEWELL & SOHN')
    const named = (accountName: string) => bankAccountSchema.safeParse({ ...paying('', 1).account, accountName }).success
    expect(['Łódź Straße', 'Smith & Sons (II)', 'Steel ☃', 'A\nB', 'Ohio #2'].map(named)).toEqual([true, true, false, false, false])
  })

  it.each([
    ['companyId', '112345678é'],
    ['companyId', '12345678901'],
    ['companyId', ''],
    ['name', 'Café Framewell'],
    ['bankName', 'Crédit Bank'],
    ['routingNumber', '021000022'],
  ] as const)('has no header with the %s %j: it is refused at entry', (path, value) => {
    const entered = { ...originator, name: 'Framewell', [path]: value }
    expect(originatorSchema.safeParse(entered).error?.issues.map((issue) => issue.path[0])).toContain(path)
    expect(originatorSchema.safeParse({ ...originator, name: 'Framewell' }).success).toBe(true)
  })

  it.each([0, -5, 1.5, 10_000_000_000])('refuses an entry of %d cents', (amountCents) => {
    expect(() => nachaFile(fileOf([paying('PO-2026-00001', amountCents)]))).toThrow(RangeError)
    expect(() => nachaFile(fileOf([]))).toThrow(RangeError)
  })
})

describe('a pain.001 message', () => {
  it('adds up and stays well-formed for any names', () => {
    fc.assert(
      fc.property(fc.array(payout, { minLength: 1, maxLength: 10 }), (payouts) => {
        const xml = pain001(fileOf(payouts))
        const amounts = [...xml.matchAll(/<InstdAmt Ccy="USD">(\d+)\.(\d\d)<\/InstdAmt>/g)].map(([, whole, cents]) =>
          BigInt(`${whole}${cents}`),
        )
        const sums = [...xml.matchAll(/<CtrlSum>(\d+)\.(\d\d)<\/CtrlSum>/g)].map(([, whole, cents]) => BigInt(`${whole}${cents}`))
        expect(sums).toHaveLength(2)
        for (const sum of sums) expect(sum).toBe(amounts.reduce((total, amount) => total + amount, 0n))
        expect(xml.match(/<NbOfTxs>\d+/g)).toEqual([`<NbOfTxs>${payouts.length}`, `<NbOfTxs>${payouts.length}`])
        expect(xml.replace(/<\?xml[^>]*\?>|<\/?[A-Za-z0-9]+(?: [a-zA-Z]+="[^"<&]*")?>/g, '')).not.toMatch(/[<>"']/)
      }),
    )
  })
})

const BAI2 = [
  '01,021000021,FRAMEWELL,261122,0600,42,80,1,2/',
  '02,FRAMEWELL,021000021,1,261121,2359,USD,2/',
  '03,000123456789,USD,010,1000000,,,015,1589050,,/',
  '16,165,600000,Z,BANKREF1,INV-2026-00012,DEPOSIT',
  '88,OHIO BUILDERS/',
  '16,475,10950,V,261121,,BANKREF2,PO-2026-00003/',
  '49,3200000,6/',
  '98,3200000,1,8/',
  '99,3200000,1,10/',
  '',
]

/** The only statement of a file. */
const only = (text: string, own?: string) => {
  const [statement, another] = readBai2(text, own).statements
  if (!statement || another) throw new Error('One statement was expected')
  return statement
}

describe('a BAI2 statement', () => {
  it('is read with its balances, directions and references', () => {
    const statement = only(BAI2.join('\n'))
    expect(statement).toMatchObject({ account: '000123456789', day: '2026-11-21', openingCents: 1_000_000, closingCents: 1_589_050 })
    expect(statement.lines).toMatchObject([
      { bankReference: 'BANKREF1', amountCents: 600_000 },
      { bankReference: 'BANKREF2', amountCents: -10_950, text: 'PO-2026-00003' },
    ])
    expect(statement.lines[0]?.text).toContain('INV-2026-00012')
    expect(statement.lines[0]?.text).toContain('OHIO BUILDERS')
    expect(() => assertStatementAddsUp(statement)).not.toThrow()
  })

  it("uses Framewell's own of several accounts and groups, with balances in any order and leading zeros in amounts", () => {
    const lines = [
      BAI2[0],
      '02,FRAMEWELL,021000021,1,261121,2359,,2/',
      '03,555,EUR,010,100,,,015,100,,/',
      '49,200,2/',
      '03,123456789,USD,,,,,045,0,,/',
      '88,010,+000000001000000,,,015,000000000001589050,,/',
      ...BAI2.slice(3, 6),
      '49,+00000000003200000,7/',
      '98,3200200,2,11/',
      '02,FRAMEWELL,021000021,1,261121,2359,,2/',
      '03,777,,040,5,1,V,261122,/',
      '49,5,2/',
      '98,5,1,4/',
      '99,3200205,2,17/',
    ]
    expect(only(lines.join('\n'), '000123456789').lines).toEqual(only(BAI2.join('\n')).lines)
    expect(() => only(lines.join('\n'))).toThrow('not entered yet')
    expect(() => only(lines.join('\n').replace('98,5', '98,6'), '000123456789')).toThrow('control total')
    expect(() => only([...lines.slice(0, -1), '49,1,1/', lines.at(-1)].join('\n'), '000123456789')).toThrow('may not follow')
  })

  it.each([
    ['an amount was changed', (text: string) => text.replace('600000', '600001')],
    ['a line is missing', (text: string) => text.replace(/16,475.*\n/, '')],
    ['it ends early', (text: string) => text.slice(0, text.indexOf('99,'))],
    ['it is of another version', (text: string) => text.replace(',1,2/', ',1,3/')],
    ['it is in another currency', (text: string) => text.replaceAll('USD', 'EUR')],
    ['its group is a deletion', (text: string) => text.replace('021000021,1,', '021000021,2,')],
    ['its group is a correction', (text: string) => text.replace('021000021,1,', '021000021,3,')],
    ['its group is a test', (text: string) => text.replace('021000021,1,', '021000021,4,')],
    ['its group has no status', (text: string) => text.replace('021000021,1,', '021000021,,')],
    ['a code is unknown', (text: string) => text.replace('16,475', '16,975')],
    [
      'its amounts add up beyond what can be counted',
      (text: string) => text.replace(/^16,165.*$/m, Array.from({ length: 12 }, () => '16,165,999999999999999,Z,REF,,/').join('\n')),
    ],
    ['it is something else', () => 'hello'],
    ['it is empty', () => ''],
  ])('is refused when %s', (_, change) => {
    expect(() => assertStatementAddsUp(only(change(BAI2.join('\n'))))).toThrow(StatementFault)
  })

  it.each([
    ['4', 'is a test and holds no real money'],
    ['2', 'takes back what the bank sent before'],
    ['3', 'corrects what the bank sent before'],
  ])('of group status %s says why it is refused', (status, words) => {
    const text = BAI2.join('\n').replace('021000021,1,', `021000021,${status},`)
    expect(() => only(text)).toThrow(words)
  })

  it('never throws anything but a fault, for any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...BAI2, '88,', '16,', '03,,,,,,,', '16,165,,S,,', '16,399,1,D,9/', ','), { maxLength: 14 }),
        (lines) => {
          try {
            readBai2(lines.join('\n'))
          } catch (error) {
            expect(error).toBeInstanceOf(StatementFault)
          }
        },
      ),
    )
  })
})

describe('matching a receipt', () => {
  const open = [
    { number: 'INV-2026-00012', openCents: 5_000 },
    { number: 'INV-2026-00013', openCents: 5_000 },
  ]
  it.each([
    ['Payment INV-2026-00012 thanks', 5_000, { match: 'invoices', numbers: ['INV-2026-00012'] }],
    ['inv2026 00012', 5_000, { match: 'invoices', numbers: ['INV-2026-00012'] }],
    ['INV-2026-00012', 4_999, { match: 'none', why: 'amountDiffers' }],
    ['INV-2026-00012 and INV-2026-00013', 10_000, { match: 'invoices', numbers: ['INV-2026-00012', 'INV-2026-00013'] }],
    ['INV-2026-00012 and INV-2026-00013', 9_999, { match: 'none', why: 'severalReferences' }],
    ['INV-2026-00099', 5_000, { match: 'none', why: 'unknownInvoice' }],
    ['kit', 5_000, { match: 'none', why: 'noReference' }],
  ])('%j of %d cents', (text, amountCents, match) => expect(matchReceipt({ text, amountCents }, open)).toEqual(match))

  it('does not match part of a longer number', () => {
    expect(numbersIn('INV-2026-000123', 'INV')).toEqual(['INV-2026-000123'])
  })
})
