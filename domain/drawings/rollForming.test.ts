import { expect, it } from 'vitest'
import { DRAWING_FORMS } from './DrawingForm'
import { bentSection, rollForming } from './rollForming'

const lengthOf = (section: ReturnType<typeof bentSection>) =>
  section.slice(1).reduce((sum, [across, up], index) => {
    const [before, below] = section[index] ?? [across, up]
    return sum + Math.hypot(across - before, up - below)
  }, 0)

it("keeps the strip's width at every bend", () => {
  for (const lips of [0, 45, 90])
    for (const flanges of [0, 30, 60, 90]) expect(lengthOf(bentSection({ lips, flanges }))).toBeCloseTo(7.875, 9)
})

it('ends with a stud: flanges upright, lips turned in', () => {
  const [lip, corner, foot, otherFoot] = bentSection({ lips: 90, flanges: 90 })
  expect([foot, otherFoot]).toEqual([
    [-1.8125, 0],
    [1.8125, 0],
  ])
  expect(corner?.[0]).toBeCloseTo(-1.8125)
  expect(corner?.[1]).toBeCloseTo(1.625)
  expect(lip?.[0]).toBeCloseTo(-1.3125)
  expect(lip?.[1]).toBeCloseTo(1.625)
})

it.each(DRAWING_FORMS)('fits its sheet as %s', (form) => {
  const { viewBox, paths, labels } = rollForming(form)
  const points = paths.flatMap(({ d }) => [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })))
  expect(points.length).toBeGreaterThan(100)
  for (const { x, y } of [...points, ...labels]) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(viewBox.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(viewBox.height)
  }
})
