import { describe, expect, it } from 'vitest'
import { initialPolicy } from '../credit/initialPolicy'
import { usd } from '../money/usd'
import { scoreScale, tierSteps } from './creditDrawings'
import { DRAWING_FORMS } from './DrawingForm'

describe.each([
  { what: 'the score', draw: scoreScale },
  { what: 'the tiers', draw: tierSteps },
])('$what', ({ draw }) => {
  it.each(DRAWING_FORMS)('fits its sheet as %s', (form) => {
    const { viewBox, paths, labels } = draw(form)
    const starts = paths.flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })))
    expect(starts.length).toBeGreaterThan(2)
    for (const { x, y } of [...starts, ...labels]) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(viewBox.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(viewBox.height)
    }
  })
})

it("show the policy's figures", () => {
  const words = ({ labels }: ReturnType<typeof tierSteps>) => labels.map(({ text }) => text)
  const { tierLimits, thresholds } = initialPolicy
  expect(words(tierSteps('figure'))).toEqual(
    expect.arrayContaining([
      'Prepay',
      'Standard',
      usd(tierLimits.Standard * 100),
      usd(tierLimits.Preferred * 100),
      'Net 30',
      '20% deposit',
      '10% deposit',
    ]),
  )
  expect(words(scoreScale('figure'))).toEqual(
    expect.arrayContaining([String(thresholds.standard), String(thresholds.preferred), 'Project type']),
  )
  const most = Object.values(initialPolicy.points).map((own) => Math.max(...Object.values(own)))
  expect(words(scoreScale('figure'))).toEqual(expect.arrayContaining(most.map(String)))
})
