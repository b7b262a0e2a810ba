import nacha from '@midlandsbank/node-nacha'
import calculate from '@midlandsbank/node-nacha/lib/api/calculate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inCompanyZone } from '../dates/testing/inCompanyZone'
import { cents } from '../money/cents'
import { nachaFile, remittanceOf, traceNumber } from './nachaFile'
import type { PayoutFile } from './payoutFile'

/*
 * A reader of ACH files that shares nothing with the writer: fields by their published positions (from, to, counted from 1), and the rules by which an
 * operator of the ACH network accepts a file.
 */
const LAYOUT = {
  '1': {
    destination: [4, 13],
    origin: [14, 23],
    date: [24, 29],
    time: [30, 33],
    modifier: [34, 34],
    recordSize: [35, 37],
    blocking: [38, 39],
  },
  '5': {
    serviceClass: [2, 4],
    company: [5, 20],
    companyId: [41, 50],
    entryClass: [51, 53],
    effective: [70, 75],
    settlement: [76, 78],
    odfi: [80, 87],
    batch: [88, 94],
  },
  '6': {
    code: [2, 3],
    rdfi: [4, 11],
    check: [12, 12],
    account: [13, 29],
    amount: [30, 39],
    id: [40, 54],
    name: [55, 76],
    addenda: [79, 79],
    trace: [80, 94],
  },
  '7': { type: [2, 3], information: [4, 83], sequence: [84, 87], entry: [88, 94] },
  '8': {
    serviceClass: [2, 4],
    count: [5, 10],
    hash: [11, 20],
    debits: [21, 32],
    credits: [33, 44],
    companyId: [45, 54],
    odfi: [80, 87],
    batch: [88, 94],
  },
  '9': { batches: [2, 7], blocks: [8, 13], count: [14, 21], hash: [22, 31], debits: [32, 43], credits: [44, 55] },
} as const
type Kind = keyof typeof LAYOUT

/** What the package calls a control record's figures. */
interface Totals {
  readonly entryAndAddendaCount: number
  readonly entryHash: number
  readonly totalDebit: number
  readonly totalCredit: number
}

function fieldsOf<K extends Kind>(kind: K, record: string) {
  const entries = Object.entries<readonly [number, number]>(LAYOUT[kind]).map(([name, [from, to]]) => [name, record.slice(from - 1, to)])
  return Object.fromEntries(entries) as Record<keyof (typeof LAYOUT)[K], string>
}

const DEBIT = '27'
const sumOf = (amounts: readonly (string | number)[]) => amounts.reduce<number>((sum, amount) => sum + Number(amount), 0)

/** The batches of a file whose every count, hash and sum is right. */
function readAch(text: string) {
  const lines = text.split('\r\n')
  expect(lines.pop(), 'the last record is ended').toBe('')
  for (const line of lines) expect(line).toMatch(/^[\x20-\x7e]{94}$/)
  const control = lines.findIndex((line) => line.startsWith('9'))
  for (const filler of lines.slice(control + 1)) expect(filler).toBe('9'.repeat(94))
  const records = lines.slice(0, control + 1)
  expect(records.map(([kind]) => kind).join('')).toMatch(/^1(5(6|67)+8)+9$/)
  const header = fieldsOf('1', records[0] ?? '')
  expect([header.recordSize, header.blocking]).toEqual(['094', '10'])
  const starts = records.flatMap((record, at) => (record.startsWith('5') ? [at] : []))
  const batches = starts.map((start, at) => readBatch(records.slice(start, starts[at + 1] ?? -1), at + 1))
  const whole = fieldsOf('9', records.at(-1) ?? '')
  expect([whole.batches, whole.count, whole.hash, whole.debits, whole.credits].map(Number)).toEqual([
    batches.length,
    sumOf(batches.map(({ sums }) => sums.count)),
    sumOf(batches.map(({ sums }) => sums.hash)) % 10 ** 10,
    sumOf(batches.map(({ sums }) => sums.debits)),
    sumOf(batches.map(({ sums }) => sums.credits)),
  ])
  expect(Number(whole.blocks) * 10).toBe(lines.length)
  return { header, batches }
}

function readBatch(records: readonly string[], number: number) {
  const batch = fieldsOf('5', records[0] ?? '')
  const entries = records.flatMap((record, at) => {
    if (!record.startsWith('6')) return []
    const next = records[at + 1] ?? ''
    return [{ ...fieldsOf('6', record), next: next.startsWith('7') ? fieldsOf('7', next) : undefined }]
  })
  for (const [at, { addenda, next, trace, rdfi, check }] of entries.entries()) {
    expect(addenda).toBe(next ? '1' : '0')
    if (next) expect([next.type, next.sequence, next.entry]).toEqual(['05', '0001', trace.slice(8)])
    expect(trace.slice(0, 8)).toBe(batch.odfi)
    if (at > 0) expect(trace > (entries[at - 1]?.trace ?? ''), 'trace numbers ascend').toBe(true)
    const weights = [3, 7, 1, 3, 7, 1, 3, 7]
    const sum = weights.reduce((total, weight, digit) => total + weight * Number(rdfi[digit]), 0)
    expect(Number(check)).toBe((10 - (sum % 10)) % 10)
  }
  const debits = entries.filter(({ code }) => code === DEBIT)
  const credits = entries.filter(({ code }) => code !== DEBIT)
  const sums = {
    count: records.filter((record) => /^[67]/.test(record)).length,
    hash: sumOf(entries.map(({ rdfi }) => rdfi)) % 10 ** 10,
    debits: sumOf(debits.map(({ amount }) => amount)),
    credits: sumOf(credits.map(({ amount }) => amount)),
  }
  const end = fieldsOf('8', records.at(-1) ?? '')
  expect([end.count, end.hash, end.debits, end.credits].map(Number)).toEqual([sums.count, sums.hash, sums.debits, sums.credits])
  expect([end.serviceClass, end.companyId, end.odfi, end.batch]).toEqual([batch.serviceClass, batch.companyId, batch.odfi, batch.batch])
  expect(Number(batch.batch)).toBe(number)
  // 220: credits only; 200: debits and credits.
  expect(batch.serviceClass).toBe(debits.length > 0 ? '200' : '220')
  return { batch, credits, debits, sums }
}

const payouts = fc
  .array(
    fc.record({
      amountCents: fc.integer({ min: 1, max: 399_999_999 }),
      accountNumber: fc.stringMatching(/^\d{4,17}$/),
      routingNumber: fc.constantFrom('021000021', '011401533', '091000019'),
      accountType: fc.constantFrom('checking' as const, 'savings' as const),
      accountHolder: fc.constantFrom('business' as const, 'person' as const),
      hasAddenda: fc.boolean(),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((some) =>
    some.map(({ hasAddenda, amountCents, ...account }, at) => {
      const reference = `PO-2026-${String(at + 1).padStart(5, '0')}`
      return {
        reference,
        amountCents,
        account: { ...account, accountName: 'Ohio Roll Form' },
        trace: traceNumber('021000021', reference),
        remittance: hasAddenda ? remittanceOf('FW-2026-00042', amountCents) : null,
      }
    }),
  )

const originator = {
  name: 'Framewell',
  companyId: '1123456789',
  bankName: 'First Test Bank',
  routingNumber: '021000021',
  accountNumber: '000123456789',
}
const fileOf = (sent: PayoutFile['payouts'], balanced: boolean) =>
  nachaFile({
    runNumber: 'PR-2026-00007',
    createdAt: new Date('2026-11-22T15:04:05Z'),
    payOn: '2026-11-24',
    fileIdModifier: 'C',
    originator: { ...originator, balanced },
    payouts: sent,
  })
const codeOf = (accountType: 'checking' | 'savings') => (accountType === 'savings' ? '32' : '22')
const CLASSES = { business: 'CCD', person: 'PPD' } as const

describe('a payout file, read by an independent reader,', () => {
  it('has totals, hash, addenda and every payout as it was sent, in the class of its account', () => {
    fc.assert(
      fc.property(payouts, fc.boolean(), (sent, balanced) => {
        const { header, batches } = readAch(fileOf(sent, balanced))
        expect([header.destination, header.origin, header.modifier]).toEqual([' 021000021', '1123456789', 'C'])
        for (const { batch } of batches) expect([batch.effective, batch.settlement]).toEqual(['261124', '   '])
        const read = batches.flatMap(({ batch, credits }) =>
          credits.map(({ code, rdfi, check, account, amount, id, next }) => [
            batch.entryClass,
            code,
            rdfi + check,
            account.trim(),
            Number(amount),
            id.trim(),
            next?.information.trim() ?? null,
          ]),
        )
        const byNumber = (one: readonly unknown[], other: readonly unknown[]) => String(one[5]).localeCompare(String(other[5]))
        expect(read.toSorted(byNumber)).toEqual(
          sent.map(({ reference, amountCents, account, remittance }) => [
            CLASSES[account.accountHolder],
            codeOf(account.accountType),
            account.routingNumber,
            account.accountNumber,
            amountCents,
            reference,
            remittance,
          ]),
        )
        expect(new Set(batches.flatMap(({ credits, debits }) => [...credits, ...debits].map(({ trace }) => trace))).size).toBe(
          sent.length + (balanced ? batches.length : 0),
        )
      }),
    )
  })

  it.each([
    ['2026-12-01T02:30:00Z', '261130', '2130'],
    ['2026-07-01T03:59:00Z', '260630', '2359'],
  ])('sent at %s is dated %s %s, in Eastern Time, as its modifier is counted, wherever the company is', async (at, day, time) => {
    const [header = ''] = await inCompanyZone('Pacific/Honolulu', () =>
      nachaFile({
        runNumber: 'PF-2026-00001',
        createdAt: new Date(at),
        payOn: '2026-12-01',
        fileIdModifier: 'A',
        originator: { ...originator, balanced: false },
        payouts: [
          {
            reference: 'PO-2026-00001',
            amountCents: cents(100),
            account: {
              accountName: 'Ohio Roll Form',
              routingNumber: '091000019',
              accountNumber: '12345678',
              accountHolder: 'business',
              accountType: 'checking',
            },
            trace: traceNumber('021000021', 'PO-2026-00001'),
            remittance: null,
          },
        ],
      }).split('\r\n'),
    )
    expect([header.slice(23, 29), header.slice(29, 33)]).toEqual([day, time])
  })

  it("debits Framewell's account for exactly what each batch pays when the bank wants it balanced, and nothing otherwise", () => {
    fc.assert(
      fc.property(payouts, fc.boolean(), (sent, balanced) => {
        for (const { debits, sums } of readAch(fileOf(sent, balanced)).batches) {
          expect(sums.debits).toBe(balanced ? sums.credits : 0)
          expect(debits.map(({ rdfi, check, account, addenda }) => [rdfi + check, account.trim(), addenda])).toEqual(
            balanced ? [['021000021', '000123456789', '0']] : [],
          )
        }
      }),
    )
  })
})

describe('a file of prenotes, read by an independent reader,', () => {
  const prenotes = (balanced: boolean) => {
    const account = {
      accountName: 'Ohio Roll Form',
      routingNumber: '091000019',
      accountNumber: '12345678',
      accountHolder: 'business' as const,
    }
    return nachaFile({
      runNumber: 'PF-2026-00001',
      createdAt: new Date('2026-11-30T15:04:05Z'),
      payOn: '2026-12-01',
      fileIdModifier: 'A',
      originator: { ...originator, balanced },
      payouts: (['checking', 'savings'] as const).map((accountType, at) => ({
        reference: `PN-2026-0000${at + 1}`,
        amountCents: cents(0),
        account: { ...account, accountType },
        trace: traceNumber('021000021', `PN-2026-0000${at + 1}`),
        remittance: null,
      })),
      prenotes: true,
    })
  }

  it.each([true, false])('has zero dollars, the codes 23 and 33, no addenda and no debit (balanced: %s)', (balanced) => {
    const { batches } = readAch(prenotes(balanced))
    expect(batches.map(({ batch, debits, sums }) => [batch.serviceClass, batch.effective, debits.length, sums.credits])).toEqual([
      ['220', '261201', 0, 0],
    ])
    expect(batches[0]?.credits.map(({ code, amount, id, addenda }) => [code, amount, id.trim(), addenda])).toEqual([
      ['23', '0000000000', 'PN-2026-00001', '0'],
      ['33', '0000000000', 'PN-2026-00002', '0'],
    ])
    const { data } = nacha.from(prenotes(balanced).replaceAll('\r\n', '\n'))
    expect(calculate({ ach: data, set: false }).footer).toMatchObject({ totalDebit: 0, totalCredit: 0, entryAndAddendaCount: 2 })
  })
})

it('the package @midlandsbank/node-nacha reads each file, and computes the same counts, hashes and totals from its entries', () => {
  fc.assert(
    fc.property(payouts, fc.boolean(), (sent, balanced) => {
      const text = fileOf(sent, balanced).replaceAll('\r\n', '\n')
      const { data } = nacha.from(text)
      expect(data.batches.map(({ entryClassCode }: { entryClassCode: string }) => entryClassCode)).toEqual(
        (['business', 'person'] as const)
          .filter((holder) => sent.some(({ account }) => account.accountHolder === holder))
          .map((holder) => CLASSES[holder]),
      )
      const { footer, batchFooters } = calculate({ ach: data, set: false })
      const totals = ({ entryAndAddendaCount, entryHash, totalDebit, totalCredit }: Totals) => [
        Number(entryAndAddendaCount),
        Number(entryHash),
        Number(totalDebit),
        Number(totalCredit),
      ]
      expect(totals(data.file.footer)).toEqual(totals(footer))
      expect(data.batches.map((batch: { footer: Totals }) => totals(batch.footer))).toEqual(batchFooters.map(totals))
      expect(Number(data.file.footer.blockCount)).toBe(footer.blockCount)
    }),
  )
})
