import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cents } from '@framewell/domain/money/cents'
import { bankAccountSchema } from '@framewell/domain/payments/bankAccount'
import { traceNumber } from '@framewell/domain/payments/nachaFile'
import { pain001 } from '@framewell/domain/payments/pain001'
import { originatorSchema, type PayoutFile, type PayoutInstruction } from '@framewell/domain/payments/payoutFile'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { schemaFindings } from '../../testing/schemaFindings'

const originator = originatorSchema.parse({
  name: 'Framewell (House) & Sons',
  companyId: '1123456789',
  bankName: 'First Test Bank',
  routingNumber: '021000021',
  accountNumber: '00012345678901234',
})
const ACCOUNT = { accountName: 'Ohio Roll Form', routingNumber: '091000019', accountNumber: '12345', accountType: 'checking' }
const paying = (account: object = {}, more: Partial<PayoutInstruction> = {}): PayoutInstruction => ({
  reference: 'PO-2026-00001',
  amountCents: cents(123_456),
  account: bankAccountSchema.parse({ ...ACCOUNT, ...account }),
  address: '1 Summit St, Toledo, Ohio 43604',
  trace: traceNumber('021000021', 'PO-2026-00001'),
  remittance: 'RMR*PO*FW-2026-00042**1234.56\\',
  ...more,
})
const file = (payouts: readonly PayoutInstruction[], more: Partial<PayoutFile> = {}) =>
  pain001({
    runNumber: 'PR-2026-00007',
    createdAt: new Date('2026-11-22T15:04:05.678Z'),
    payOn: '2026-11-24',
    fileIdModifier: 'A',
    originator: { ...originator, address: '2 Main St, Suite 400, Columbus, OH 43215' },
    payouts,
    ...more,
  })

describe('a payout file (pain.001.001.09) is valid by its schema', () => {
  it.each<[string, string]>([
    ['to one company', file([paying()])],
    [
      'to many',
      file(
        Array.from({ length: 300 }, (_, at) => paying({}, { reference: `PO-2026-${String(at).padStart(5, '0')}`, amountCents: cents(at) })),
      ),
    ],
    ["to a person's savings", file([paying({ accountHolder: 'person', accountType: 'savings', accountName: 'Zoë Ångström-Núñez' })])],
    ['on the day it is sent', file([paying()], { payOn: '2026-11-22' })],
    ['of prenotes, which move nothing', file([paying({}, { amountCents: cents(0) })], { prenotes: true })],
    ['of the largest amount', file([paying({}, { amountCents: cents(999_999_999_999) })])],
    ['without addresses', file([paying({}, { address: null })], { originator })],
    ['with the longest names and numbers', file([paying({ accountName: `${"&'".repeat(34)}AB`, accountNumber: '9'.repeat(17) })])],
  ])('%s', (_, xml) => expect(schemaFindings(xml)).toEqual([]))

  it.each([
    'PO Box 12, Dayton, OH, 45402-1234',
    '1200-A Mill & Race Rd, Bldg <7>, Dayton, OH',
    'Dayton, OH',
    'Somewhere in Ohio',
    '',
    `${'1'.repeat(17)} Summit St, Toledo, OH 43604`,
    `1 ${'Long '.repeat(20)}St, ${'Suite '.repeat(20)}, Floor 2, Rear, Toledo, OH 43604`,
    '1 Summit St, \u0007, OH 43604',
    '1 Summit St, \uFFFE, Toledo, OH 43604',
    `${'x'.repeat(69)}🏠, Toledo, OH 43604`,
  ])('with the address %j', (address) =>
    expect(schemaFindings(file([paying({}, { address })], { originator: { ...originator, address } }))).toEqual([]),
  )

  it('with any name that an account can have, and any address', () => {
    const letters = fc.string({
      unit: fc.constantFrom('A', 'é', 'Ł', 'ß', ' ', '&', "'", 'ﬁ', '\u0301', '’', '–', '½'),
      minLength: 2,
      maxLength: 70,
    })
    const accountName = fc.oneof(letters, fc.constantFrom('Ærø Fjord', "O'Brien – Söhne", 'ﬁne ½ Steel', 'A\u0301\u0302\u0303B'))
    const part = fc.string({ unit: 'binary', maxLength: 90 })
    const address = fc.oneof(
      part,
      fc.tuple(fc.array(part, { maxLength: 4 }), fc.constantFrom('OH', 'Ohio 43604')).map(([parts, end]) => [...parts, end].join(', ')),
    )
    const some = fc.array(fc.tuple(accountName, address), { minLength: 10, maxLength: 20 })
    fc.assert(
      fc.property(some, address, (payees, where) => {
        const payouts = payees.map(([name, at]) => {
          const { success } = bankAccountSchema.shape.accountName.safeParse(name)
          return paying(success ? { accountName: name } : {}, { address: at })
        })
        expect(schemaFindings(file(payouts, { originator: { ...originator, address: where } }))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it.each<[string, (xml: string) => string]>([
    ['an element is out of order', (xml) => xml.replace(/(<BtchBookg>.*?<\/BtchBookg>)(<NbOfTxs>.*?<\/NbOfTxs>)/, '$2$1')],
    ['a text is empty', (xml) => xml.replace(/<TwnNm>[^<]+/, '<TwnNm>')],
    ['a text is too long', (xml) => xml.replace(/<PstCd>\d+/, `<PstCd>${'4'.repeat(17)}`)],
    ['an amount is below nothing', (xml) => xml.replace(/<InstdAmt Ccy="USD">/, '<InstdAmt Ccy="USD">-')],
    ['a day does not exist', (xml) => xml.replace('2026-11-24', '2026-02-30')],
    ['the payee is missing', (xml) => xml.replace(/<Cdtr>.*?<\/Cdtr><CdtrAcct>.*?<\/CdtrAcct>/, '<Cdtr2/>')],
  ])('and is not when %s', (_, spoil) => {
    const xml = file([paying()])
    expect(spoil(xml)).not.toBe(xml)
    expect(schemaFindings(spoil(xml))).not.toEqual([])
  })
})

/** The text of a file in the encoding that its bytes or its declaration say. */
function textOf(path: string): string {
  const bytes = readFileSync(path)
  const [declared = 'utf-8'] = /(?<=encoding=")[^"]+/.exec(bytes.subarray(0, 60).toString('latin1')) ?? []
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : declared, { fatal: true }).decode(bytes)
}
const inFolder = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.xml'))
    .map((name): [string, string] => [name, join(import.meta.dirname, folder, name)])

describe("a bank's file that our readers are tested with is valid by its schema", () => {
  it.each([...inFolder('bankFiles'), ...inFolder('.'), ...inFolder('../payouts/reportFiles')])('%s', (_, path) => {
    expect(schemaFindings(textOf(path))).toEqual([])
  })

  it('and is not without a balance, or with an entry that has no state', () => {
    const text = textOf(join(import.meta.dirname, 'bankFiles/camt-iso-8859-1.xml'))
    for (const part of [/<Bal>.*<\/Bal>/s, /<Sts>.*?<\/Sts>/s]) {
      expect(text).toMatch(part)
      expect(schemaFindings(text.replace(part, ''))).not.toEqual([])
    }
  })
})
