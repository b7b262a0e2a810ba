import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { type FrameModel, frameModel } from '../framing/frameModel'
import { layoutForDimensions } from '../framing/layoutForDimensions'
import { wallRuns } from '../framing/wallRuns'
import { COMPUTED, checkFrame } from './checkFrame'
import { DESIGN_SITE, type DesignLoads } from './site'
import { fails, isComputed } from './verdict'

const [bova, schiff, storch] = INITIAL_PLANS.map(({ layout }) => frameModel(layout))
if (!bova || !schiff || !storch) throw new Error('A plan is missing')
/** The windiest and snowiest site within the checks. */
const LIMIT: DesignLoads = { windMph: 139, exposure: 'C', snowPsf: 70 }

const computedOf = (model: FrameModel, site: DesignLoads) => checkFrame(model, site).verdicts.filter(isComputed)
describe.each(INITIAL_PLANS)('$name', ({ layout }) => {
  const model = frameModel(layout)

  it('has a verdict for every member, and figures for every stud, king, jack, header and joist', () => {
    const { verdicts } = checkFrame(model, DESIGN_SITE)
    expect(new Set(verdicts.map(({ member }) => member))).toEqual(new Set(model.members.map(({ mark }) => mark)))
    for (const verdict of verdicts) {
      if (isComputed(verdict)) {
        expect(verdict.edition).not.toBe('')
        expect(verdict.ratio).toBeGreaterThanOrEqual(0)
        expect(COMPUTED.has(verdict.role), verdict.role).toBe(true)
      } else expect(verdict.reason).not.toBe('')
    }
  })

  it('passes all of its field and corner studs at its design site', () => {
    const studs = computedOf(model, DESIGN_SITE).filter(({ role }) => role === 'stud' || role === 'corner-stud')
    expect(studs.filter(fails)).toEqual([])
  })

  it('names for each failing member what passes, or nothing where nothing standard does', () => {
    for (const site of [DESIGN_SITE, LIMIT])
      for (const { fix } of computedOf(model, site).filter(fails)) {
        if (!fix) continue
        expect(fix.ratio).toBeLessThanOrEqual(1)
        expect(fix.change).toMatch(/^(Use|Stiffen) /)
      }
  })

  it('is never better with more wind, more snow or a more open site', () => {
    const sites = fc.record({
      windMph: fc.integer({ min: 85, max: 130 }),
      snowPsf: fc.integer({ min: 0, max: 60 }),
      exposure: fc.constantFrom('B' as const, 'C' as const),
    })
    fc.assert(
      fc.property(sites, fc.integer({ min: 0, max: 9 }), (site, more) => {
        const before = computedOf(model, site)
        const after = computedOf(model, { windMph: site.windMph + more, snowPsf: site.snowPsf + more, exposure: 'C' })
        expect(after.length).toBe(before.length)
        for (const [at, { ratio }] of after.entries()) expect(ratio).toBeGreaterThanOrEqual((before[at]?.ratio ?? 0) - 1e-9)
      }),
      { numRuns: process.env.TEST_FULL ? 8 : 2 },
    )
  })
})

describe('the whole frame', () => {
  const worst = (model: FrameModel, role: string) =>
    Math.max(...computedOf(model, DESIGN_SITE).flatMap((verdict) => (verdict.role === role ? [verdict.ratio] : [])))
  const house = (widthFeet: number, studSpacingInches: 16 | 24, stories = 1) =>
    frameModel(applyFrameOptions(layoutForDimensions({ lengthFeet: 40, widthFeet, stories }).layout, { studSpacingInches }))

  it('has no lower ratio at its worst stud with studs further apart, whatever its width', () => {
    for (const width of [20, 24, 28, 32]) expect(worst(house(width, 24), 'stud')).toBeGreaterThan(worst(house(width, 16), 'stud'))
  })

  it('has no lower ratio at its worst stud, header or jack with a wider span', () => {
    for (const spacing of [16, 24] as const)
      for (const [narrow, wide] of [
        [20, 24],
        [24, 28],
        [28, 32],
      ] as const)
        for (const role of ['stud', 'header', 'jack-stud'])
          expect(worst(house(wide, spacing), role), `${role} at ${wide} ft`).toBeGreaterThanOrEqual(worst(house(narrow, spacing), role))
  })
})

describe('the limit case', () => {
  it('fails the Schiff’s studs at 1.49 in the field of its 30 ft wing, 1.41 before their service holes were counted', () => {
    const field = computedOf(schiff, LIMIT).filter(({ role, limitState }) => role === 'stud' && limitState === 'axial and bending')
    expect(field.some(({ ratio }) => Math.abs(ratio / 1.49 - 1) < 0.005)).toBe(true)
  })

  it('fails the Storch’s widest header and its kings, and names headers and kings that pass', () => {
    const failed = computedOf(storch, LIMIT)
      .filter(fails)
      .toSorted((one, other) => other.ratio - one.ratio)
    const header = failed.find(({ role, limitState }) => role === 'header' && limitState === 'bending')
    const king = failed.find(({ role, limitState }) => role === 'king-stud' && limitState === 'bending')
    expect(header?.fix?.change).toMatch(/^Use 2 × \d+S162-\d\d\./)
    expect(king?.fix?.change).toMatch(/^Use \d kings? of 362S162-\d\d beside the opening\.$/)
    for (const verdict of [header, king]) expect(verdict?.fix?.ratio).toBeLessThanOrEqual(1)
  })

  it('is fixed by its fixes: 54 mil studs leave no stud of the Schiff failing', () => {
    const stud = computedOf(schiff, LIMIT).find(
      (verdict) => verdict.role === 'stud' && verdict.limitState === 'axial and bending' && verdict.ratio > 1.4,
    )
    expect(stud?.fix?.options).toEqual({ studGauge: 16, studWeb: '362', studSpacingInches: 24 })
    const fixed = frameModel(applyFrameOptions(schiff.layout, stud?.fix?.options ?? {}))
    expect(computedOf(fixed, LIMIT).filter((verdict) => verdict.role === 'stud' && fails(verdict))).toEqual([])
  })
})

describe('what needs an engineer', () => {
  const engineered = (model: FrameModel, site: DesignLoads) => checkFrame(model, site).verdicts.filter(({ basis }) => basis === 'engineer')

  it.each([
    { ...DESIGN_SITE, windMph: 140 },
    { ...DESIGN_SITE, exposure: 'D' as const },
    { ...DESIGN_SITE, snowPsf: 71 },
  ])('is every member at %j', (site) => {
    expect(engineered(bova, site).length).toBe(bova.members.length)
  })

  it('is a hip roof’s walls, and a wall over 10 ft that carries a floor', () => {
    const hip = frameModel(applyFrameOptions(layoutForDimensions({ lengthFeet: 40, widthFeet: 24 }).layout, { roofForm: 'hip' }))
    expect(computedOf(hip, DESIGN_SITE).filter(({ role }) => role === 'header')).toEqual([])
    const high = frameModel(applyFrameOptions(storch.layout, { wallHeightFeet: 11 }))
    expect(computedOf(high, DESIGN_SITE).some(({ member, role }) => role === 'stud' && member.startsWith('W1-'))).toBe(false)
  })

  it('is the wind on a roof above 30 ft', () => {
    const tall = frameModel(layoutForDimensions({ lengthFeet: 40, widthFeet: 28, stories: 3, wallHeightFeet: 10 }).layout)
    expect(computedOf(tall, DESIGN_SITE).filter(({ role }) => role === 'stud')).toEqual([])
  })
})

it('takes studs as held by the straps that they have: at every row in bearing walls, at their ends in other partitions', () => {
  for (const { layout } of INITIAL_PLANS) {
    const model = frameModel(layout)
    const heights = new Map(
      checkFrame(model, DESIGN_SITE)
        .verdicts.filter(isComputed)
        .flatMap(({ member, role, limitState, inputs }) => (role === 'stud' && limitState === 'bending' ? [[member, inputs.Height]] : [])),
    )
    for (const run of wallRuns(layout)) {
      const studs = model.members.filter(({ role, assembly }) => role === 'stud' && assembly.mark === run.assembly.mark)
      const braced = new Set(studs.map(({ mark }) => heights.get(mark)?.split(', braced ')[1]))
      expect([...braced], run.assembly.mark).toEqual([run.bearing ? 'every 3 ft' : 'every 9 ft'])
    }
  }
})
