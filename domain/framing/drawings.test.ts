import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { DRAWING_KINDS, type Drawing } from './drawing'
import { segment } from './drawingPaths'
import { ELEVATION_SIDES, frameElevation } from './frameElevation'
import { frameIsometric } from './frameIsometric'
import { frameModel } from './frameModel'

const MAX_BYTES = 25_000
const drawings = INITIAL_PLANS.flatMap(({ name, layout }) => {
  const model = frameModel(layout)
  return [
    [`${name}, isometric`, frameIsometric(model)] as const,
    ...ELEVATION_SIDES.map((side) => [`${name}, ${side}`, frameElevation(model, side)] as const),
  ]
})
const bytes = (drawing: Drawing) => drawing.paths.reduce((sum, { d }) => sum + d.length, 0)

describe.each(drawings)('%s', (_, drawing) => {
  it('is small, rounded, and inside its view box', () => {
    expect(bytes(drawing)).toBeLessThan(MAX_BYTES)
    const { x, y, width, height } = drawing.viewBox
    for (const { d } of drawing.paths) {
      expect(d).not.toMatch(/NaN|Infinity|e-|\.\d{3}|-0(?![.\d])/)
      for (const [, atX, atY] of d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(atX)).toBeGreaterThanOrEqual(x)
        expect(Number(atX)).toBeLessThanOrEqual(x + width)
        expect(Number(atY)).toBeGreaterThanOrEqual(y)
        expect(Number(atY)).toBeLessThanOrEqual(y + height)
      }
    }
  })

  it('states its dimensions', () => {
    expect(drawing.labels).toHaveLength(3)
    for (const { text, angle } of drawing.labels) {
      expect(text).toMatch(/^\d+′-\d+″$/)
      expect(Math.abs(angle)).toBeLessThanOrEqual(90)
    }
  })
})

describe('frameIsometric', () => {
  const [bova] = INITIAL_PLANS
  if (!bova) throw new Error('There is no first plan')
  const model = frameModel(bova.layout)

  it('dimensions the outline and the wall', () => {
    expect(frameIsometric(model).labels.map(({ text }) => text)).toEqual(['37′-6″', '24′-0″', '9′-0″'])
    expect(frameIsometric(model).title).toBe('Isometric drawing of the steel frame, 37′-6″ by 24′-0″, one story')
  })

  it('paints far before near, and dimensions last', () => {
    const order = frameIsometric(model).paths.map(({ kind }) => DRAWING_KINDS.indexOf(kind))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('omits what a thumbnail has no room for', () => {
    const simple = frameIsometric(model, { dimensions: false, detail: 'simple' })
    expect(simple.labels).toEqual([])
    expect(simple.paths.map(({ kind }) => kind)).not.toContain('web')
    expect(bytes(simple)).toBeLessThan(bytes(frameIsometric(model)))
  })
})

it('writes level and plumb lines in short form', () => {
  expect(segment({ x: 1.004, y: 2 }, { x: 1, y: -7.25 })).toBe('M1 2v-9.25')
  expect(segment({ x: 0, y: 0 }, { x: 3, y: 0 })).toBe('M0 0h3')
  expect(segment({ x: 1, y: 1 }, { x: 2.5, y: 0.5 })).toBe('M1 1l1.5-0.5')
})
