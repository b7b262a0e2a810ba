import { describe, expect, it } from 'vitest'
import { developmentMargin } from './developmentMargin'

describe('developmentMargin', () => {
  it("is the sale price less the house's cost, as a share of each", () => {
    expect(developmentMargin(330_000_00, 264_000_00)).toEqual({ marginCents: 66_000_00, ratioOfValue: 0.2, returnOnCost: 0.25 })
  })
  it('can be a loss', () => expect(developmentMargin(200_000_00, 250_000_00)?.marginCents).toBe(-50_000_00))
  it.each([
    [null, 100],
    [0, 100],
    [100, 0],
  ])('has nothing to say about %s against %s', (value, cost) => expect(developmentMargin(value, cost)).toBeNull())
})
