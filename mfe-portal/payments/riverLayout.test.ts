import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findingOf, HOLDERS, RIVER, riverLayout, unreleasedWords } from './riverLayout'

const day = (at: string, escrow: number, retainage = 0, fabricators = 0, refunds = 0, receivables = 0) => ({
  day: at,
  escrow,
  retainage,
  fabricators,
  refunds,
  receivables,
})
const points = (path: string) =>
  path
    .replace(/[MZ]/g, '')
    .split(' ')
    .map((point) => point.split(',').map(Number))

it('keeps a balance until the next day, and the last one to the right edge', () => {
  const { bands, top } = riverLayout([day('2026-11-02', 100), day('2026-11-12', 50)])
  const [escrow] = bands
  const place = riverLayout([day('2026-11-02', 100), day('2026-11-12', 50)]).placeOf(1) * RIVER.width
  expect(top).toBe(100)
  const [a, b, c, d] = points(escrow?.path ?? '')
  expect(a).toEqual([0, 0])
  expect(b?.[0]).toBeCloseTo(place, 1)
  expect(c).toEqual([b?.[0], 50])
  expect(d).toEqual([RIVER.width, 50])
})

it.each([
  [
    { cashHeld: 30_000, cashInEscrow: 0, onCredit: 335_845, advancesOutstanding: 0 },
    335_845,
    '$365,845.00 is not paid out yet: $30,000.00 is cash received, $335,845.00 is on credit. Trade credit to be paid: $335,845.00',
  ],
  [
    { cashHeld: 60_160, cashInEscrow: 0, onCredit: 0, advancesOutstanding: 200 },
    0,
    '$60,160.00 is not paid out yet: $60,160.00 is cash received. Paid early, repaid by releases: $200.00',
  ],
  [
    { cashHeld: 60_160, cashInEscrow: 50_000, onCredit: 0, advancesOutstanding: 0 },
    0,
    '$60,160.00 is not paid out yet: $50,000.00 is in the escrow account, $10,160.00 is cash received in the operating account',
  ],
  [
    { cashHeld: 0, cashInEscrow: 0, onCredit: 0, advancesOutstanding: 0 },
    60_160,
    'Nothing is waiting to be paid out. Trade credit to be paid: $60,160.00',
  ],
  [{ cashHeld: 0, cashInEscrow: 0, onCredit: 0, advancesOutstanding: 0 }, 0, 'Nothing is waiting to be paid out'],
])('says of %j with $%d owed how much of it is cash', (funding, receivables, words) => {
  expect(findingOf(day('2026-11-02', 0, 0, 0, 0, receivables), funding)).toBe(words)
})

it('draws a single day over the whole width', () => {
  expect(points(riverLayout([day('2026-11-02', 10, 5, 5)]).bands[0]?.path ?? '')[1]?.[0]).toBe(RIVER.width)
})

it('stays within its picture, with no band upside down', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  const days = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 3000 }), amount, amount, amount, amount, amount), { minLength: 1, maxLength: 20 })
    .map((rows) =>
      rows
        .sort(([a], [b]) => a - b)
        .map(([offset, ...rest]) => day(new Date(1_700_000_000_000 + offset * 86_400_000).toISOString().slice(0, 10), ...rest)),
    )
  fc.assert(
    fc.property(days, (timeline) => {
      const { bands, owed } = riverLayout(timeline)
      expect(bands.map(({ holder }) => holder)).toEqual([...HOLDERS])
      for (const [x = -1, y = -1] of [...bands.flatMap(({ path }) => points(path)), ...points(owed)]) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(RIVER.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(RIVER.height)
      }
      for (const { path } of bands) {
        const all = points(path)
        const half = all.length / 2
        for (let at = 0; at < half; at++) expect(all[at]?.[1]).toBeLessThanOrEqual((all[all.length - 1 - at]?.[1] ?? 0) + 0.01)
      }
    }),
  )
})

it('says how much of what is not released came in as cash', () => {
  expect(unreleasedWords({ totalEscrowValue: 277_072, unreleasedOnCredit: 215_578 })).toBe('$61,494 in cash, $215,578 on credit')
  expect(unreleasedWords({ totalEscrowValue: 100.5, unreleasedOnCredit: 0 })).toBe('$100.50 in cash, $0 on credit')
})
