import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOMES_PER_YEAR, INITIAL_PROJECTION_YEARS } from './initialProjections'
import { marketCase, projectRows } from './projections'
import { projectionYearSchema } from './projectionYear'

const rows = projectRows(INITIAL_PROJECTION_YEARS, HOMES_PER_YEAR)

describe('the initial projections', () => {
  it('match the specification', () => {
    expect(rows.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029, 2030, 2031])
    expect(rows.map(({ kitsSold }) => kitsSold)).toEqual([100, 250, 500, 1000, 2000, 3000])
    expect(rows.map(({ grossMargin }) => grossMargin)).toEqual([30, 35, 40, 44, 46, 48])
    expect([rows.at(0)?.totalRevenue, rows.at(-1)?.totalRevenue]).toEqual([5_120_000, 142_800_000])
    expect([rows.at(0)?.steelKitASP, rows.at(-1)?.steelKitASP]).toEqual([45_000, 42_000])
  })

  it('rise every year while the kit gets cheaper', () => {
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1]
      if (!before) continue
      expect(row.totalRevenue).toBeGreaterThan(before.totalRevenue)
      expect(row.steelKitASP).toBeLessThan(before.steelKitASP)
      expect(row.marketShare).toBeGreaterThan(before.marketShare)
    }
  })

  it('use drivers within the specified ranges', () => {
    for (const { saasMonthlyPriceDollars, logisticsPercent } of INITIAL_PROJECTION_YEARS) {
      expect(saasMonthlyPriceDollars).toBeGreaterThanOrEqual(500)
      expect(saasMonthlyPriceDollars).toBeLessThanOrEqual(2000)
      expect(logisticsPercent).toBeGreaterThanOrEqual(5)
      expect(logisticsPercent).toBeLessThanOrEqual(10)
    }
  })

  it("explain each year's composition", () => {
    expect(rows[0]).toEqual({
      year: 2026,
      kitsSold: 100,
      steelKitASP: 45_000,
      steelKitsRevenue: 4_500_000,
      saasRevenue: 260_000,
      logisticsRevenue: 360_000,
      totalRevenue: 5_120_000,
      grossMargin: 30,
      grossProfit: 1_536_000,
      marketShare: (100 / 1_530_000) * 100,
    })
  })
})

const anyYear = fc.record({
  year: fc.integer({ min: 2020, max: 2060 }),
  kitsSold: fc.nat(1_000_000),
  kitPriceDollars: fc.nat(200_000),
  saasSubscribers: fc.nat(100_000),
  saasMonthlyPriceDollars: fc.nat(5000),
  saasMonthsBilled: fc.nat(12),
  logisticsPercent: fc.nat(1000).map((tenths) => tenths / 10),
  grossMarginPercent: fc.nat(1000).map((tenths) => tenths / 10),
})

it('total revenue is the sum of its streams, profit is never more than revenue, amounts are whole dollars', () => {
  fc.assert(
    fc.property(fc.array(anyYear, { maxLength: 8 }), fc.nat(3_000_000), (years, homes) => {
      for (const row of projectRows(years, homes)) {
        expect(row.totalRevenue).toBe(row.steelKitsRevenue + row.saasRevenue + row.logisticsRevenue)
        expect(row.grossProfit).toBeGreaterThanOrEqual(0)
        expect(row.grossProfit).toBeLessThanOrEqual(row.totalRevenue)
        for (const amount of [row.totalRevenue, row.logisticsRevenue, row.grossProfit]) expect(Number.isSafeInteger(amount)).toBe(true)
        expect(Number.isFinite(row.marketShare)).toBe(true)
      }
      for (const year of years) expect(projectionYearSchema.parse(year)).toEqual(year)
    }),
  )
})

it('states the effect of a market share', () => {
  expect([1, 10, 35].map((share) => marketCase(share, HOMES_PER_YEAR, 42_000))).toEqual([
    { sharePercent: 1, homes: 15_300, kitRevenue: 642_600_000 },
    { sharePercent: 10, homes: 153_000, kitRevenue: 6_426_000_000 },
    { sharePercent: 35, homes: 535_500, kitRevenue: 22_491_000_000 },
  ])
})
