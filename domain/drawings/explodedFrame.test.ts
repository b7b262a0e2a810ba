import { expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { explodedFrame } from './explodedFrame'

it.each(INITIAL_PLANS)('exploded $name names every layer in erection order, without overlap and on the sheet', ({ layout, name }) => {
  const { labels, viewBox } = explodedFrame(layout, name, 'wide')
  const names = labels.filter(({ tone }) => tone === 'strong')
  expect(names).toHaveLength(layout.stories * 2)
  expect(new Set(names.map(({ x }) => x)).size).toBe(names.length)
  expect(names.at(-1)?.text).toBe('Roof')
  expect(names.map(({ x }) => x)).toEqual(names.map(({ x }) => x).toSorted((a, b) => a - b))
  for (const { x, y } of labels) {
    expect(x).toBeGreaterThan(40)
    expect(x).toBeLessThan(viewBox.width - 40)
    expect(y).toBeLessThan(viewBox.height - 8)
  }
})
