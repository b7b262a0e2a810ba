import { expect, it } from 'vitest'
import { statementArrival } from './statementArrival'

const STATEMENT = { reference: '42', numbered: true, openingCents: 100_000, closingCents: 50_000, day: '2026-11-03', account: '123456789' }
const LAST = { closingCents: 100_000, otherAccount: false }
const BOOKS = {
  same: undefined,
  alike: 0,
  sameDay: true,
  repeats: false,
  last: LAST,
  houseAccount: 'operating',
  firstChecked: false,
} as const
const GAP = 'It opens with $1,000.00; the last one closed with $900.00.'

it.each([
  ['the very same again', {}, { same: 's1', alike: 1 }, { known: 's1' }],
  ['the next one', {}, {}, { reference: '42', openingCents: 0 }],
  ['the first of all', {}, { last: undefined, firstChecked: true }, { reference: '42', openingCents: 100_000 }],
  [
    'the first of all, not checked by a person',
    {},
    { last: undefined },
    {
      refusal: 'firstStatement',
      more: {
        detail:
          'It closes with $500.00 on November 3, 2026: the first statement of the operating account. The $1,000.00 it opens with are booked as owners’ capital.',
      },
    },
  ],
  [
    'the first of the escrow account',
    {},
    { last: undefined, houseAccount: 'escrow' },
    { refusal: 'firstStatement', more: { detail: expect.stringContaining('Customers’ money is not') } },
  ],
  ['the first of all, of a new account', { openingCents: 0 }, { last: undefined }, { refusal: 'firstStatement' }],
  [
    'the first of all, overdrawn',
    { openingCents: -5 },
    { last: undefined },
    { refusal: 'bankShort', more: { detail: expect.stringContaining('It opens with −$0.05, and the books hold no overdraft.') } },
  ],
  ['the same number with other lines', {}, { alike: 1 }, { refusal: 'changedStatement' }],
  ['a number that the bank uses again on another day', {}, { alike: 1, sameDay: false }, { reference: '42 (2)', openingCents: 0 }],
  ['such a number that follows nothing', { openingCents: 5 }, { alike: 1, sameDay: false }, { refusal: 'changedStatement' }],
  ['such a number with a line of before', {}, { alike: 1, sameDay: false, repeats: true }, { refusal: 'changedStatement' }],
  ['a second one of a day', { numbered: false }, { alike: 1 }, { reference: '42 (2)', openingCents: 0 }],
  ['one whose number was taken back', {}, { stored: 1 }, { reference: '42 (2)', openingCents: 0 }],
  ['a second one that repeats a line', { numbered: false }, { alike: 1, repeats: true }, { refusal: 'changedStatement' }],
  ['a second one that follows nothing', { numbered: false }, { alike: 1, last: undefined }, { refusal: 'changedStatement' }],
  ['one of another account', {}, { last: { ...LAST, otherAccount: true } }, { refusal: 'otherAccount' }],
  ['one that names no account', { account: '' }, { last: { ...LAST, otherAccount: true } }, { reference: '42', openingCents: 0 }],
  ['one that leaves a gap', {}, { last: { ...LAST, closingCents: 90_000 } }, { refusal: 'gap', more: { detail: GAP } }],
] as const)('%s', (_, statement, books, arrival) => {
  const stored = 'alike' in books ? books.alike : 0
  expect(statementArrival({ ...STATEMENT, ...statement }, { ...BOOKS, stored, ...books })).toMatchObject(arrival)
})
