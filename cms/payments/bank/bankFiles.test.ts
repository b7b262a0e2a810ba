import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cents } from '@framewell/domain/money/cents'
import { numbersIn, type TypedClosing } from '@framewell/domain/payments/bankStatement'
import { expect, it } from 'vitest'
import { readStatement } from './readStatement'

const FOLDER = join(import.meta.dirname, 'bankFiles')

interface Expected {
  readonly days: readonly string[]
  /** Balance before the first and after the last movement, in cents. */
  readonly balances: readonly [number, number]
  /** Amounts in cents, oldest first. */
  readonly amounts: readonly number[]
  /** Numbers of invoices and payouts that the texts name. */
  readonly named?: readonly string[]
  /** Texts that are kept. */
  readonly texts?: readonly string[]
  readonly notes?: readonly RegExp[]
  /** What an operator types along. */
  readonly closing?: TypedClosing
}
type Case = readonly [file: string, expected: Expected | RegExp]

const ONE_DEPOSIT = { days: ['2026-11-20'], balances: [1_000_000, 1_600_000], amounts: [600_000], named: ['INV-2026-00012'] } as const

/** One small file for each way in which banks write statements, and what is read of it: the statements, or why it is refused. */
const CASES: readonly Case[] = [
  [
    'chase.csv',
    {
      days: ['2026-11-21'],
      balances: [1_050_000, 1_598_750],
      amounts: [-50_000, -1_250, 600_000],
      named: ['INV-2026-00012'],
      texts: ['CHECK 1041 CHECK CHECK_PAID 1041', 'FEE_TRANSACTION'],
      notes: [/^One line without a balance, as banks write pending movements, left out: .*GUSTO/],
    },
  ],
  [
    'bank-of-america.csv',
    { days: ['2026-11-24'], balances: [1_000_000, 1_475_000], amounts: [600_000, -125_000], named: ['INV-2026-00012', 'PR-2026-00007'] },
  ],
  ['bank-of-america-no-movements.csv', { days: ['2026-11-24'], balances: [1_000_000, 1_000_000], amounts: [] }],
  ['bank-of-america-cut-off.csv', /closes with \$16,000\.00, not with \$14,750\.00/],
  [
    'wells-fargo.csv',
    {
      closing: { cents: cents(1_548_750) },
      days: ['2026-11-21'],
      balances: [1_000_000, 1_548_750],
      amounts: [-1_250, 600_000, -50_000],
      named: ['INV-2026-00012'],
      texts: ['CHECK 1041'],
    },
  ],
  ['wells-fargo.csv', /shows no balance. Enter the account's balance/],
  [
    'capital-one.csv',
    { days: ['2026-11-21'], balances: [1_000_000, 1_475_000], amounts: [600_000, -125_000], named: ['INV-2026-00012', 'PR-2026-00007'] },
  ],
  [
    'td.csv',
    {
      days: ['2026-11-21'],
      balances: [1_000_000, 1_550_000],
      amounts: [600_000, -50_000],
      named: ['INV-2026-00012'],
      texts: ['WIRE TRANSFER INCOMING, HEARTH AND SONS', '1041'],
    },
  ],
  [
    'mercury.csv',
    {
      closing: { cents: cents(1_475_000) },
      days: ['2026-11-21'],
      balances: [1_000_000, 1_475_000],
      amounts: [600_000, -125_000],
      named: ['INV-2026-00012', 'PO-2026-00003'],
      texts: ['Deposit of the kit'],
    },
  ],
  [
    'quickbooks-3.csv',
    {
      closing: { cents: cents(1_598_750) },
      days: ['2026-11-21'],
      balances: [1_000_000, 1_598_750],
      amounts: [600_000, -1_250],
      named: ['INV-2026-00012'],
    },
  ],
  [
    'quickbooks-4.csv',
    {
      closing: { cents: cents(1_598_750) },
      days: ['2026-11-21'],
      balances: [1_000_000, 1_598_750],
      amounts: [600_000, -1_250],
      named: ['INV-2026-00012'],
    },
  ],
  ['two-days-each-in-order.csv', { days: ['2026-11-21'], balances: [1_000_000, 1_570_000], amounts: [500_000, 100_000, -10_000, -20_000] }],
  ['memo-rows.csv', { ...ONE_DEPOSIT, notes: [/^2 lines of \$0\.00 left out: RATE CHANGE NOTICE; REMITTANCE ADVICE/] }],
  [
    'no-movements.csv',
    { closing: { cents: cents(1_000_000), day: '2026-11-20' }, days: ['2026-11-20'], balances: [1_000_000, 1_000_000], amounts: [] },
  ],
  ['no-movements.csv', /shows no balance/],
  ['pending.csv', /shows no balance/],
  [
    'mercury-unposted.csv',
    {
      closing: { cents: cents(1_475_000) },
      days: ['2026-11-21'],
      balances: [1_000_000, 1_475_000],
      amounts: [600_000, -125_000],
      named: ['INV-2026-00012', 'PO-2026-00003'],
      notes: [/^3 lines that the bank has not posted left out: Coil Ohio \(Failed\); Wabash Steel \(Cancelled\); Dayton Power \(Pending\)/],
    },
  ],
  ['mercury-unknown-mark.csv', /is marked 'Returned to sender'\. Export posted movements only/],
  ['unknown.csv', /Say which of its columns is the date/],
  [
    'camt-several-days.xml',
    { ...ONE_DEPOSIT, days: ['2026-11-20', '2026-11-21'], balances: [1_000_000, 1_598_750], amounts: [600_000, -1_250] },
  ],
  // The bank numbers its statements from 1 again. The import tells the two apart by their days (importFiles.test.ts).
  [
    'camt-restarted-number.xml',
    { ...ONE_DEPOSIT, days: ['2026-11-20', '2026-11-21'], balances: [1_000_000, 1_598_750], amounts: [600_000, -1_250] },
  ],
  ['camt-no-movements.xml', { days: ['2026-11-20'], balances: [1_000_000, 1_000_000], amounts: [] }],
  ['camt-iso-8859-1.xml', { ...ONE_DEPOSIT, texts: ['Träger Nº 4'] }],
  ['camt-utf-16.xml', { ...ONE_DEPOSIT, texts: ['Träger'] }],
  [
    'camt-batch-with-charges.xml',
    { ...ONE_DEPOSIT, balances: [1_000_000, 1_598_500], amounts: [400_000, 200_000, -1_500], named: ['INV-2026-00012', 'INV-2026-00013'] },
  ],
  [
    'camt-batch-with-charges-v02.xml',
    { ...ONE_DEPOSIT, balances: [1_000_000, 1_598_500], amounts: [400_000, 200_000, -1_500], named: ['INV-2026-00012', 'INV-2026-00013'] },
  ],
  [
    'camt-batch-unexplained.xml',
    { ...ONE_DEPOSIT, balances: [1_000_000, 1_598_500], amounts: [598_500], named: ['INV-2026-00012', 'INV-2026-00013'] },
  ],
  [
    'camt-reversal.xml',
    {
      ...ONE_DEPOSIT,
      balances: [1_000_000, 1_125_000],
      amounts: [125_000],
      named: ['PO-2026-00003'],
      texts: ['Return reason AC04 ACCOUNT CLOSED'],
    },
  ],
  [
    'camt-reversal-as-original.xml',
    { ...ONE_DEPOSIT, balances: [1_000_000, 1_125_000], amounts: [125_000], named: ['PO-2026-00003'], notes: [/reversals/] },
  ],
  ['camt-referred-document.xml', ONE_DEPOSIT],
  ['camt-split-remittance.xml', { ...ONE_DEPOSIT, texts: ['KIT DEPOSIT INV-2026-00012 HEARTH AND SONS'] }],
  [
    'bai2-continued-number.bai',
    {
      days: ['2026-11-21'],
      balances: [1_000_000, 1_589_050],
      amounts: [600_000, -10_950],
      named: ['INV-2026-00012', 'PO-2026-00003'],
      texts: ['KIT DEPOSIT INV-2026-00012 HEARTH AND SONS'],
    },
  ],
  ['bai2-derived-opening.bai', { ...ONE_DEPOSIT, days: ['2026-11-21'], notes: [/no opening balance \(010\)/] }],
  [
    'bai2-non-monetary.bai',
    {
      ...ONE_DEPOSIT,
      days: ['2026-11-21'],
      notes: [/^One line of type codes from 700, which move no money, left out: RATE CHANGE NOTICE, EFFECTIVE 12\/01\/26/],
    },
  ],
  [
    'bai2-several-days.bai',
    { ...ONE_DEPOSIT, days: ['2026-11-20', '2026-11-21'], balances: [1_000_000, 1_598_750], amounts: [600_000, -1_250] },
  ],
  ['bai2-correction.bai', /corrects what the bank sent before/],
  ['bai2-deletion.bai', /takes back what the bank sent before/],
  ['bai2-test.bai', /is a test and holds no real money/],
]

it.each(CASES)('%s is read as expected', (file, expected) => {
  const bytes = readFileSync(join(FOLDER, file))
  if (expected instanceof RegExp) {
    expect(() => readStatement(bytes, { profiles: [] })).toThrow(expected)
    return
  }
  const { statements, notes } = readStatement(bytes, { profiles: [], closing: expected.closing })
  const lines = statements.flatMap((statement) => statement.lines)
  expect(statements.map(({ day }) => day)).toEqual(expected.days)
  expect([statements[0]?.openingCents, statements.at(-1)?.closingCents]).toEqual(expected.balances)
  expect(lines.map(({ amountCents }) => amountCents)).toEqual(expected.amounts)
  expect(lines.flatMap(({ text }) => [...numbersIn(text, 'INV'), ...numbersIn(text, 'P[OR]')])).toHaveLength(expected.named?.length ?? 0)
  for (const named of expected.named ?? []) expect(lines.map(({ text }) => text).join('\n')).toContain(named)
  for (const text of expected.texts ?? []) expect(lines.map((line) => line.text).join('\n')).toContain(text)
  expect(notes).toHaveLength(expected.notes?.length ?? 0)
  for (const [at, words] of (expected.notes ?? []).entries()) expect(notes[at]).toMatch(words)
})

it('every file of the folder has its expected outcome', () => {
  expect([...new Set(CASES.map(([file]) => file))].sort()).toEqual(readdirSync(FOLDER).sort())
})
