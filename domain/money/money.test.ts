import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate'
import { addCents, cents, centsOfDollars, dollarsOfCents } from './cents'
import { parseUsd } from './parseUsd'
import { dollars, dollarsWithCents, usd, usdWithCents, wholeDollars } from './usd'

const anAmount = fc.integer({ min: -1_000_000_000_000_00, max: 1_000_000_000_000_00 }).map(cents)
const someShares = fc
  .array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 })
  .filter((shares) => shares.some((share) => share > 0))

describe('cents', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuse %d', (value) => {
    expect(() => cents(value)).toThrow(RangeError)
  })

  it('become dollars only as whole cents', () => {
    expect([dollarsOfCents(1250), dollarsOfCents(-1), Object.is(dollarsOfCents(-0), 0)]).toEqual([12.5, -0.01, true])
    expect(() => dollarsOfCents(0.5)).toThrow(RangeError)
  })

  it('come back from dollars exactly', () => {
    fc.assert(
      fc.property(anAmount, (amount) => {
        expect(centsOfDollars(amount / 100)).toBe(amount)
      }),
    )
    expect(Object.is(centsOfDollars(-0.001), 0)).toBe(true)
  })
})

describe('allocate', () => {
  it('gives all of it, each part within a cent of its exact share', () => {
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

  it('gives a larger share no less, and no share nothing', () => {
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

describe('as people read and type it', () => {
  it.each([
    [7_500_000, '$75,000', '$75,000.00'],
    [1250, '$12.50', '$12.50'],
    [5, '$0.05', '$0.05'],
    [0, '$0', '$0.00'],
    [-300, '−$3', '−$3.00'],
  ])('%d cents', (amount, short, long) => {
    expect([usd(amount), usdWithCents(amount)]).toEqual([short, long])
    expect([dollars(amount / 100), dollarsWithCents(amount / 100)]).toEqual([short, long])
  })

  it('leaves the cents of an estimate away', () => {
    expect([wholeDollars(7502.6), wholeDollars(-0.4)]).toEqual(['$7,503', '$0'])
  })

  it('reads what it wrote', () => {
    fc.assert(
      fc.property(anAmount, (amount) => {
        expect(parseUsd(usd(amount))).toBe(amount)
        expect(parseUsd(usdWithCents(amount))).toBe(amount)
        expect(parseUsd(String(amount / 100))).toBe(amount)
      }),
    )
  })

  it.each(['', '$', '.', '1.234', '1,23', '12,34,567', '1e3', 'ten', '0x10', '99999999999999999'])(
    'does not take %j for an amount',
    (text) => {
      expect(parseUsd(text)).toBeNull()
    },
  )
})
