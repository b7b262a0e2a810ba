import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earnedQuality, QUALITY_WEIGHTS, qualityWords } from './earnedQuality'

const nothing = { finishedOrders: 0, onTimeOrders: 0, inspections: 0, passedInspections: 0, disputedOrders: 0 }
const record = fc
  .record({ finishedOrders: fc.nat(500), late: fc.nat(500), inspections: fc.nat(500), failed: fc.nat(500), disputed: fc.nat(500) })
  .map(({ finishedOrders, late, inspections, failed, disputed }) => ({
    finishedOrders,
    onTimeOrders: Math.max(0, finishedOrders - late),
    inspections,
    passedInspections: Math.max(0, inspections - failed),
    disputedOrders: Math.min(finishedOrders, disputed),
  }))

describe('earned quality', () => {
  it('has weights that add up to one, and starts new shops at the prior', () => {
    expect(QUALITY_WEIGHTS.onTime + QUALITY_WEIGHTS.inspection + QUALITY_WEIGHTS.disputeFree).toBeCloseTo(1)
    expect(earnedQuality(nothing).score).toBeCloseTo(0.5 * 0.9 + 0.3 * 0.9 + 0.2 * 0.95)
  })

  it('stays between zero and one', () => {
    fc.assert(
      fc.property(record, (one) => {
        const { score } = earnedQuality(one)
        expect(score).toBeGreaterThan(0)
        expect(score).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('never falls with another on-time order, never rises with another late one', () => {
    fc.assert(
      fc.property(record, (one) => {
        const before = earnedQuality(one).score
        const onTime = { ...one, finishedOrders: one.finishedOrders + 1, onTimeOrders: one.onTimeOrders + 1 }
        expect(earnedQuality(onTime).score).toBeGreaterThanOrEqual(before)
        expect(earnedQuality(onTime).onTimeRate).toBeGreaterThan(
          earnedQuality({ ...one, finishedOrders: one.finishedOrders + 1 }).onTimeRate,
        )
      }),
    )
  })

  it('shows the shop how its figure is computed', () => {
    expect(qualityWords({ finishedOrders: 10, onTimeOrders: 10, inspections: 10, passedInspections: 8, disputedOrders: 0 })).toBe(
      'Quality 93%: half from deliveries on time (95%), three tenths from first-pass inspections (85%), two tenths from orders without a lost dispute (98%). Counted over 10 finished orders, together with 10 that every shop starts with.',
    )
  })

  it('gives a shop without finished orders no figure, even after an inspection', () => {
    const nothing = { finishedOrders: 0, onTimeOrders: 0, inspections: 1, passedInspections: 1, disputedOrders: 0 }
    expect(qualityWords(nothing)).toBe('New shop. No finished orders yet.')
  })
})
