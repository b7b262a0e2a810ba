import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { dimensionChain } from './dimensionChain'
import { frameModel } from './frameModel'
import { framePlan } from './framePlan'
import { layoutForDimensions } from './layoutForDimensions'
import { layoutSchema } from './layoutSchema'
import { rectangle } from './outline'

const MAX_BYTES = 25_000
const inches = (text: string) => {
  const [, feet, rest] = text.match(/^(\d+)′-(\d+)″$/) ?? []
  return Number(feet) * 12 + Number(rest)
}

describe.each(INITIAL_PLANS.map(({ name, layout }) => [name, frameModel(layout)] as const))('%s', (_, model) => {
  const plans = Array.from({ length: model.layout.stories }, (_, index) => framePlan(model, index + 1))

  it('is small, rounded, inside its view box, and states its dimensions', () => {
    for (const { paths, labels, viewBox } of plans) {
      expect(paths.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(MAX_BYTES)
      for (const { d } of paths) {
        expect(d).not.toMatch(/NaN|Infinity|e-|\.\d{3}/)
        for (const [, x, y] of d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(viewBox.x)
          expect(Number(x)).toBeLessThanOrEqual(viewBox.x + viewBox.width)
          expect(Number(y)).toBeGreaterThanOrEqual(viewBox.y)
          expect(Number(y)).toBeLessThanOrEqual(viewBox.y + viewBox.height)
        }
      }
      for (const { text } of labels) expect(text).toMatch(/^\d+′-\d+″$/)
    }
  })
})

describe('a plan of 30 by 20 ft', () => {
  const layout = layoutSchema.parse({
    outline: rectangle(30, 20),
    stories: 1,
    wallHeightFeet: 8,
    openings: [
      { kind: 'window', story: 1, side: 0, fromFeet: 5, widthFeet: 4, sillFeet: 3, headFeet: 6.75 },
      { kind: 'door', story: 1, side: 0, fromFeet: 15, widthFeet: 3, sillFeet: 0, headFeet: 6.75 },
    ],
    roof: { form: 'gable', pitchIn12: 4, overhangFeet: 1 },
    studSpacingInches: 24,
    studGauge: 18,
  })
  const plan = framePlan(frameModel(layout), 1)

  it('is dimensioned to the centers of its openings, and overall', () => {
    expect(plan.labels.map(({ text }) => text)).toEqual(['7′-0″', '9′-6″', '13′-6″', '30′-0″', '20′-0″'])
    expect(plan.title).toBe('Floor plan of the steel frame, story 1 of 1, 30′-0″ by 20′-0″')
  })

  it('shows the glass of the window and the swing of the door', () => {
    expect(plan.paths.some(({ d }) => d.includes('A3 3 0 0'))).toBe(true)
  })

  it('has no dimensions when they are off', () => {
    expect(framePlan(frameModel(layout), 1, { dimensions: false }).labels).toEqual([])
  })
})

it('marks a stair opening on the floor it is cut from', () => {
  const model = frameModel(layoutForDimensions({ lengthFeet: 36, widthFeet: 24, stories: 2 }).layout)
  const kinds = (story: number) => framePlan(model, story).paths.map(({ kind }) => kind)
  expect(kinds(1)).not.toContain('floor')
  expect(kinds(2)).toContain('floor')
})

describe('dimensionChain', () => {
  const chain = (stops: readonly number[], size = 1) =>
    dimensionChain({ x: 0, y: 0 }, { x: 40, y: 0 }, stops, { x: 0, y: 2 }, size).map(({ label }) => label.text)

  it('runs from end to end over the stops, in any order', () => {
    expect(chain([30, 10])).toEqual(['10′-0″', '20′-0″', '10′-0″'])
    expect(chain([])).toEqual(['40′-0″'])
  })

  it('skips what it has no room for, and still adds up', () => {
    const texts = chain([1, 10, 11, 39.5])
    expect(texts).toEqual(['10′-0″', '30′-0″'])
    expect(texts.reduce((sum, text) => sum + inches(text), 0)).toBe(480)
  })
})
