import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nachaFile, remittanceOf, traceNumber } from './nachaFile'

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

function fieldsOf<K extends Kind>(kind: K, record: string) {
  const entries = Object.entries<readonly [number, number]>(LAYOUT[kind]).map(([name, [from, to]]) => [name, record.slice(from - 1, to)])
  return Object.fromEntries(entries) as Record<keyof (typeof LAYOUT)[K], string>
}

function readAch(text: string) {
  const lines = text.split('\r\n')
  expect(lines.pop(), 'the last record is ended').toBe('')
  for (const line of lines) expect(line).toMatch(/^[\x20-\x7e]{94}$/)
  const control = lines.findIndex((line) => line.startsWith('9'))
  for (const filler of lines.slice(control + 1)) expect(filler).toBe('9'.repeat(94))
  const records = lines.slice(0, control + 1)
  expect(records.map(([kind]) => kind).join('')).toMatch(/^15(6|67)+89$/)
  const [header, batch] = [fieldsOf('1', records[0] ?? ''), fieldsOf('5', records[1] ?? '')]
  expect([header.recordSize, header.blocking]).toEqual(['094', '10'])
  const entries = records.flatMap((record, at) => {
    if (!record.startsWith('6')) return []
    const next = records[at + 1] ?? ''
    const addenda = next.startsWith('7') ? fieldsOf('7', next) : undefined
    return [{ ...fieldsOf('6', record), addenda }]
  })
  const flags = records.filter((record) => record.startsWith('6')).map((record) => fieldsOf('6', record).addenda)
  for (const [at, { addenda, trace, rdfi, check }] of entries.entries()) {
    expect(flags[at]).toBe(addenda ? '1' : '0')
    if (addenda) expect([addenda.type, addenda.sequence, addenda.entry]).toEqual(['05', '0001', trace.slice(8)])
    expect(trace.slice(0, 8)).toBe(batch.odfi)
    if (at > 0) expect(trace > (entries[at - 1]?.trace ?? ''), 'trace numbers ascend').toBe(true)
    const weights = [3, 7, 1, 3, 7, 1, 3, 7]
    const sum = weights.reduce((total, weight, digit) => total + weight * Number(rdfi[digit]), 0)
    expect(Number(check)).toBe((10 - (sum % 10)) % 10)
  }
  const sums = {
    count: records.filter((record) => /^[67]/.test(record)).length,
    hash: entries.reduce((sum, { rdfi }) => sum + Number(rdfi), 0) % 10 ** 10,
    debits: 0,
    credits: entries.reduce((sum, { amount }) => sum + Number(amount), 0),
  }
  const [end, whole] = [fieldsOf('8', records.at(-2) ?? ''), fieldsOf('9', records.at(-1) ?? '')]
  for (const totals of [end, whole])
    expect([totals.count, totals.hash, totals.debits, totals.credits].map(Number)).toEqual([
      sums.count,
      sums.hash,
      sums.debits,
      sums.credits,
    ])
  expect([end.serviceClass, end.companyId, end.odfi, end.batch]).toEqual([batch.serviceClass, batch.companyId, batch.odfi, batch.batch])
  expect([Number(whole.batches), Number(whole.blocks) * 10]).toEqual([1, lines.length])
  return { header, batch, entries }
}

const payouts = fc
  .array(
    fc.record({
      amountCents: fc.integer({ min: 1, max: 9_999_999_999 }),
      accountNumber: fc.stringMatching(/^\d{4,17}$/),
      routingNumber: fc.constantFrom('021000021', '011401533', '091000019'),
      accountType: fc.constantFrom('checking' as const, 'savings' as const),
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

it('a payout file is read by an independent reader: totals, hash and addenda, and every payout as it was sent', () => {
  fc.assert(
    fc.property(payouts, (sent) => {
      const originator = {
        name: 'Framewell',
        companyId: '1123456789',
        bankName: 'First Test Bank',
        routingNumber: '021000021',
        accountNumber: '000123456789',
      }
      const { header, batch, entries } = readAch(
        nachaFile({
          runNumber: 'PR-2026-00007',
          createdAt: new Date('2026-11-22T15:04:05Z'),
          payOn: '2026-11-24',
          fileIdModifier: 'C',
          originator,
          payouts: sent,
        }),
      )
      expect([header.destination, header.origin, header.modifier]).toEqual([' 021000021', '1123456789', 'C'])
      expect([batch.serviceClass, batch.entryClass, batch.effective, batch.settlement]).toEqual(['220', 'CCD', '261124', '   '])
      expect(
        entries.map(({ code, rdfi, check, account, amount, id, addenda }) => [
          code,
          rdfi + check,
          account.trim(),
          Number(amount),
          id.trim(),
          addenda?.information.trim() ?? null,
        ]),
      ).toEqual(
        sent.map(({ reference, amountCents, account, remittance }) => [
          account.accountType === 'savings' ? '32' : '22',
          account.routingNumber,
          account.accountNumber,
          amountCents,
          reference,
          remittance,
        ]),
      )
    }),
  )
})
