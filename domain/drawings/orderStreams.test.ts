import { expect, it } from 'vitest'
import { DRAWING_FORMS } from './DrawingForm'
import { orderStreams } from './orderStreams'

it.each(DRAWING_FORMS)('fits its sheet as %s', (form) => {
  const { viewBox, paths, labels } = orderStreams(form)
  const points = paths.flatMap(({ d }) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })))
  expect(points.length).toBeGreaterThan(10)
  for (const { x, y } of [...points, ...labels]) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(viewBox.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(viewBox.height)
  }
})

it("shows one order's revenue and margin in the last year, from the projection", () => {
  const words = orderStreams('figure').labels.map(({ text }) => text)
  expect(words).toEqual([
    'Frame kit $42,000',
    'Freight $3,360',
    'Software $2,240',
    'Costs $24,752',
    'Gross profit, 48% $22,848',
    '$47,600',
    'an order in 2031',
  ])
})
