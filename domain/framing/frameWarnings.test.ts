import { expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameWarnings } from './frameWarnings'
import { type LayoutInput, layoutSchema } from './layoutSchema'
import { rectangle } from './outline'

const warnings = (change: Partial<LayoutInput>) =>
  frameWarnings(
    layoutSchema.parse({
      outline: rectangle(60, 40),
      stories: 1,
      wallHeightFeet: 10,
      openings: [],
      roof: { form: 'gable', pitchIn12: 3, overhangFeet: 1 },
      studSpacingInches: 24,
      studGauge: 18,
      ...change,
    }),
  )

it('gives no warning at the limits, in either orientation', () => {
  expect(warnings({})).toEqual([])
  expect(warnings({ outline: rectangle(36, 18), stories: 3 })).toEqual([])
})

it.each(INITIAL_PLANS.map(({ name, layout }) => [name, layout] as const))('%s gives no warning', (_, layout) => {
  expect(frameWarnings(layout)).toEqual([])
})

it.each<[string, Partial<LayoutInput>, RegExp]>([
  ['a longer house', { outline: rectangle(60.5, 40) }, /60′-6″ by 40′-0″/],
  ['higher walls', { wallHeightFeet: 11 }, /11′-0″ high/],
  ['a flat roof', { roof: { form: 'gable', pitchIn12: 2, overhangFeet: 1 } }, /2 in 12/],
  ['a steep roof', { roof: { form: 'gable', pitchIn12: 14, overhangFeet: 1 } }, /14 in 12/],
  ['joists without a bearing wall', { stories: 2 }, /Joists span 40′-0″/],
  [
    'a wide garage door',
    { openings: [{ kind: 'garage', story: 1, side: 0, fromFeet: 20, widthFeet: 16, sillFeet: 0, headFeet: 8 }] },
    /16′-0″ wide/,
  ],
  [
    'a wall of openings',
    {
      openings: [2, 11.3, 20.6, 29.9].map((fromFeet) => ({
        kind: 'window',
        story: 1,
        side: 1,
        fromFeet,
        widthFeet: 8.2,
        sillFeet: 1,
        headFeet: 8,
      })),
    },
    /W1-2 has no stretch/,
  ],
])('%s calls for an engineer', (_, change, message) => {
  expect(warnings(change)).toEqual([expect.stringMatching(message)])
})

it('a wide floor opening requires an engineer', () => {
  const opening = (to: number) => ({
    outline: rectangle(36, 18),
    stories: 2,
    floorOpenings: [{ story: 2, from: { x: 8, y: 2 }, to: { x: to, y: 8 } }],
  })
  expect(warnings(opening(16))).toEqual([])
  expect(warnings(opening(17))).toEqual([expect.stringMatching(/cuts 9′-0″ across the joists/)])
})

it('trusses of a deep house require an engineer', () => {
  expect(warnings({ outline: rectangle(30, 44) })).toEqual([expect.stringMatching(/Trusses span 44′-0″/)])
})
