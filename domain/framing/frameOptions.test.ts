import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { applyFrameOptions } from './applyFrameOptions'
import { configuredLayout } from './configuredLayout'
import { frameModel } from './frameModel'
import { type FrameOptions, frameOptionsSchema } from './frameOptions'
import { frameSummary } from './frameSummary'
import { frameWarnings } from './frameWarnings'
import { layoutSchema } from './layoutSchema'

const [bova, schiff] = INITIAL_PLANS
if (!bova || !schiff) throw new Error('There are no initial plans')

const anyOptions: fc.Arbitrary<FrameOptions> = fc.record(
  {
    studGauge: fc.constantFrom(20 as const, 18 as const, 16 as const),
    studSpacingInches: fc.constantFrom(16 as const, 24 as const),
    studWeb: fc.constantFrom('350' as const, '362' as const, '550' as const, '600' as const),
    pitchIn12: fc.integer({ min: 1, max: 18 }),
    wallHeightFeet: fc.integer({ min: 8, max: 14 }),
    windMph: fc.integer({ min: 0, max: 300 }),
    snowPsf: fc.integer({ min: 0, max: 400 }),
  },
  { requiredKeys: [] },
)
const steel = (options: FrameOptions) => frameSummary(frameModel(applyFrameOptions(bova.layout, options)))

describe('applyFrameOptions', () => {
  it('changes nothing without options', () => {
    expect(applyFrameOptions(schiff.layout, {})).toEqual(schiff.layout)
  })

  it('gives a valid layout with exactly the chosen options, and leaves the plan unchanged', () => {
    const before = structuredClone(bova.layout)
    fc.assert(
      fc.property(anyOptions, (options) => {
        const layout = applyFrameOptions(bova.layout, options)
        expect(layoutSchema.parse(layout)).toEqual(layout)
        for (const key of ['studGauge', 'studSpacingInches', 'studWeb', 'wallHeightFeet'] as const)
          expect(layout[key]).toBe(options[key] ?? bova.layout[key])
        expect(layout.roof).toEqual({ ...bova.layout.roof, pitchIn12: options.pitchIn12 ?? bova.layout.roof.pitchIn12 })
      }),
    )
    expect(bova.layout).toEqual(before)
  })

  it('changes the steel: thicker is heavier, closer studs are more, a steeper roof is heavier', () => {
    expect(steel({ studGauge: 16 }).weightPounds).toBeGreaterThan(steel({ studGauge: 20 }).weightPounds)
    expect(steel({ studGauge: 16 }).studCount).toBe(steel({ studGauge: 20 }).studCount)
    expect(steel({ studSpacingInches: 16 }).studCount).toBeGreaterThan(steel({ studSpacingInches: 24 }).studCount)
    expect(steel({ pitchIn12: 10 }).weightPounds).toBeGreaterThan(steel({ pitchIn12: 4 }).weightPounds)
    expect(steel({ wallHeightFeet: 10 }).steelFeet).toBeGreaterThan(steel({ wallHeightFeet: 9 }).steelFeet)
  })

  it.each<[string, FrameOptions, string, RegExp]>([
    ['a hip roof over an L', { roofForm: 'hip' }, 'roofForm', /rectangular/],
    ['walls too low for the openings', { wallHeightFeet: 7 }, 'wallHeightFeet', /12 in above/],
  ])('refuses %s, once, on its field', (_, options, path, message) => {
    expect(configuredLayout(schiff.layout, options)).toEqual({
      ok: false,
      refusals: [{ option: path, message: expect.stringMatching(message) }],
    })
  })
})

it.each([
  ['pitchIn12', Number.NaN],
  ['pitchIn12', 1e9],
  ['pitchIn12', '5'],
  ['wallHeightFeet', -9],
  ['wallHeightFeet', 0],
  ['studSpacingInches', 19],
  ['studGauge', 12],
  ['studWeb', '1000'],
  ['roofForm', 'flat'],
  ['windMph', Number.POSITIVE_INFINITY],
  ['snowPsf', -1],
])('frameOptionsSchema refuses %s = %s in words, on its field', (field, value) => {
  const issues = frameOptionsSchema.safeParse({ [field]: value }).error?.issues
  expect(issues).toEqual([expect.objectContaining({ path: [field], message: expect.stringMatching(/^(Enter|Choose) .*\.$/) })])
})

it.each<[FrameOptions, readonly RegExp[]]>([
  [{}, []],
  [{ windMph: 139, snowPsf: 70 }, []],
  [{ windMph: 140 }, [/140 mph; the code's tables end below 140 mph/]],
  [{ snowPsf: 71 }, [/71 psf; the code's tables end at 70 psf/]],
  [{ windMph: 150, snowPsf: 90 }, [/150 mph/, /90 psf/]],
])('the site %j calls for an engineer where the rules end', (options, messages) => {
  expect(frameWarnings(applyFrameOptions(bova.layout, options), options)).toEqual(messages.map((message) => expect.stringMatching(message)))
})
