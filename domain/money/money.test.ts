import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate'
import { addCents, cents, centsOfDollars, dollarsOfCents, isCents, sumCents, timesCents } from './cents'
import { centsSchema, enteredCentsSchema } from './centsSchema'
import { absoluteCents, maxCents, minCents, negateCents, subtractCents } from './differences'
import { parseUsd } from './parseUsd'
import { billionths, costOf, shareOf, wholeShareOf } from './shareOf'
import { dollars, dollarsWithCents, usd, usdWithCents, wholeDollars } from './usd'

const anAmount = fc.integer({ min: -1_000_000_000_000_00, max: 1_000_000_000_000_00 }).map(cents)
const someShares = fc
  .array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 })
  .filter((shares) => shares.some((share) => share > 0))

describe('cents', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuse %d', (value) => {
    expect(() => cents(value)).toThrow(RangeError)
  })

  it('are distinguished from other values', () => {
    expect([5, -5, 0, 0.5, Number.NaN, '5', null, undefined].map(isCents)).toEqual([true, true, true, false, false, false, false, false])
  })

  it('become dollars only as whole cents', () => {
    expect([cents(1250), cents(-1), cents(-0)].map(dollarsOfCents)).toEqual([12.5, -0.01, 0])
  })

  it('round-trip through dollars', () => {
    fc.assert(
      fc.property(anAmount, (amount) => {
        expect(centsOfDollars(amount / 100)).toBe(amount)
      }),
    )
    expect(Object.is(centsOfDollars(-0.001), 0)).toBe(true)
  })
})

describe('sums and differences', () => {
  it('subtract what was added, in any order', () => {
    fc.assert(
      fc.property(fc.array(anAmount, { maxLength: 20 }), anAmount, (amounts, one) => {
        const sum = sumCents(amounts)
        expect(sumCents([...amounts].reverse())).toBe(sum)
        expect(subtractCents(addCents(sum, one), one)).toBe(sum)
        expect(subtractCents(sum, ...amounts)).toBe(0)
        expect(addCents(one, negateCents(one))).toBe(0)
      }),
    )
  })

  it('are exact for a list as long as a ledger', () => {
    expect(sumCents(Array.from({ length: 300_000 }, () => cents(7)))).toBe(2_100_000)
  })

  it('are never minus zero, which would be written differently', () => {
    for (const nothing of [negateCents(cents(0)), subtractCents(cents(5), cents(5)), timesCents(cents(-5), 0), shareOf(cents(-1), 0.1)])
      expect(Object.is(nothing, 0)).toBe(true)
  })

  it('are refused when too large to be exact', () => {
    const most = cents(Number.MAX_SAFE_INTEGER)
    for (const beyond of [() => addCents(most, cents(1)), () => timesCents(most, 2), () => subtractCents(negateCents(most), cents(1))])
      expect(beyond).toThrow(RangeError)
  })

  it('a price times a count equals its repeated sum', () => {
    fc.assert(
      fc.property(anAmount, fc.integer({ min: 0, max: 40 }), (price, count) => {
        expect(timesCents(price, count)).toBe(sumCents(Array.from({ length: count }, () => price)))
      }),
    )
    expect(() => timesCents(cents(101), 1.5)).toThrow(RangeError)
  })

  it('the minimum and maximum are among the amounts', () => {
    fc.assert(
      fc.property(anAmount, anAmount, (one, other) => {
        expect(addCents(minCents(one, other), maxCents(one, other))).toBe(addCents(one, other))
        expect(minCents(one, other)).toBeLessThanOrEqual(maxCents(one, other))
        expect(absoluteCents(one)).toBe(maxCents(one, negateCents(one)))
      }),
    )
  })
})

describe('a share of an amount', () => {
  /** Shares as configured: percents with up to four decimals. */
  const aShare = fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => [millionths / 1_000_000, BigInt(millionths)] as const)

  it('is the nearest cent, exactly', () => {
    fc.assert(
      fc.property(anAmount, aShare, (amount, [share, millionths]) => {
        const exact = BigInt(amount) * millionths
        const off = BigInt(shareOf(amount, share)) * 1_000_000n - exact
        expect((off < 0n ? -off : off) * 2n).toBeLessThanOrEqual(1_000_000n)
        expect(shareOf(negateCents(amount), share)).toBe(negateCents(shareOf(amount, share)))
      }),
    )
  })

  it('rounded down is never more than the share, and less than a cent below it', () => {
    fc.assert(
      fc.property(anAmount.map(absoluteCents), aShare, (amount, [share, millionths]) => {
        const lacks = BigInt(amount) * millionths - BigInt(wholeShareOf(amount, share)) * 1_000_000n
        expect(lacks >= 0n && lacks < 1_000_000n).toBe(true)
      }),
    )
  })

  it('and the rest add up to the whole', () => {
    fc.assert(
      fc.property(anAmount, aShare, (amount, [share]) => {
        const part = shareOf(amount, share)
        expect(addCents(part, subtractCents(amount, part))).toBe(amount)
        expect([shareOf(amount, 1), shareOf(amount, 0)]).toEqual([amount, 0])
      }),
    )
  })

  it('is exact where the share has no exact binary fraction', () => {
    // 1.00 × 14.5% is 14.5 cents, 0.90 × 70% is 63; in floating point both come out lower.
    expect([Math.round(100 * 0.145), Math.floor(90 * 0.7)]).toEqual([14, 62])
    expect([shareOf(cents(100), 0.145), wholeShareOf(cents(90), 0.7)]).toEqual([15, 63])
  })

  it('may be of a fractional quantity', () => {
    expect([costOf(cents(450), 12.5), costOf(cents(350), 516.49), costOf(cents(0), 3)]).toEqual([5625, 180_772, 0])
  })

  it.each([-0.1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (share) => {
    expect(() => billionths(share)).toThrow(RangeError)
    expect(() => shareOf(cents(1), share)).toThrow(RangeError)
  })
})

describe('in contracts and rows', () => {
  it('are whole cents, with a message for the person who typed them', () => {
    expect([centsSchema.safeParse(-5).success, centsSchema.safeParse(0.5).success, centsSchema.safeParse('5').success]).toEqual([
      true,
      false,
      false,
    ])
    expect(enteredCentsSchema.safeParse(0.5).error?.issues.map(({ message }) => message)).toEqual(['Enter whole cents.'])
    expect(enteredCentsSchema.safeParse(-1).error?.issues.map(({ message }) => message)).toEqual(['A price cannot be negative.'])
  })
})

describe('allocate', () => {
  it('distributes everything, each part within a cent of its exact share', () => {
    fc.assert(
      fc.property(anAmount, someShares, (total, shares) => {
        const parts = allocate(total, shares)
        expect(addCents(...parts)).toBe(total)
        const whole = shares.reduce((sum, share) => sum + BigInt(share), 0n)
        for (const [index, part] of parts.entries()) {
          const difference = BigInt(part) * whole - BigInt(total) * BigInt(shares[index] ?? 0)
          expect((difference < 0n ? -difference : difference) < whole).toBe(true)
        }
      }),
    )
  })

  it('gives a larger share no less, and a zero share nothing', () => {
    fc.assert(
      fc.property(anAmount, someShares, (total, shares) => {
        const parts = allocate(total, shares).map(Math.abs)
        for (const [index, share] of shares.entries()) {
          if (share === 0) expect(parts[index]).toBe(0)
          const smaller = shares.flatMap((other, at) => (other < share ? [parts[at] ?? 0] : []))
          expect(Math.max(0, ...smaller)).toBeLessThanOrEqual(parts[index] ?? 0)
        }
      }),
    )
  })

  it.each([
    [100_00, [30, 50, 20], [30_00, 50_00, 20_00]],
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [70, 30], [4, 1]],
    [1, [0, 1, 1], [0, 1, 0]],
  ] as const)('divides %d cents by %j', (total, shares, parts) => {
    expect(allocate(cents(total), shares)).toEqual(parts)
  })

  it.each([[[]], [[0, 0]], [[-1, 2]], [[0.5, 0.5]]])('refuses the shares %j', (shares) => {
    expect(() => allocate(cents(100), shares)).toThrow(RangeError)
  })
})

describe('as formatted and typed', () => {
  it.each([
    [7_500_000, '$75,000', '$75,000.00'],
    [1250, '$12.50', '$12.50'],
    [5, '$0.05', '$0.05'],
    [0, '$0', '$0.00'],
    [-300, '−$3', '−$3.00'],
  ])('%d cents', (amount, short, long) => {
    expect([usd(cents(amount)), usdWithCents(cents(amount))]).toEqual([short, long])
    expect([dollars(amount / 100), dollarsWithCents(amount / 100)]).toEqual([short, long])
  })

  it('omits the cents of an estimate', () => {
    expect([wholeDollars(7502.6), wholeDollars(-0.4)]).toEqual(['$7,503', '$0'])
  })

  it('parses what it formats', () => {
    fc.assert(
      fc.property(anAmount, (amount) => {
        expect(parseUsd(usd(amount))).toBe(amount)
        expect(parseUsd(usdWithCents(amount))).toBe(amount)
        expect(parseUsd(String(amount / 100))).toBe(amount)
      }),
    )
  })

  it.each(['', '$', '.', '1.234', '1,23', '12,34,567', '1e3', 'ten', '0x10', '99999999999999999'])(
    'does not accept %j as an amount',
    (text) => {
      expect(parseUsd(text)).toBeNull()
    },
  )
})
