import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { type FrameModel, frameModel } from '../framing/frameModel'
import { layoutForDimensions } from '../framing/layoutForDimensions'
import { checkFrame } from './checkFrame'
import { DESIGN_SITE, type DesignLoads } from './site'
import { fails, isComputed } from './verdict'

const computedOf = (model: FrameModel, site: DesignLoads) => checkFrame(model, site).verdicts.filter(isComputed)

describe('a ground floor over a crawl space', () => {
  it.each(INITIAL_PLANS)('has figures for every joist of $name, and at its design site all carry their loads', ({ layout }) => {
    const model = frameModel(applyFrameOptions(layout, { foundation: 'crawl-space' }))
    const joists = model.members.filter(({ role, assembly }) => role === 'joist' && assembly.story === 1)
    const verdicts = computedOf(model, DESIGN_SITE).filter(({ role, member }) => role === 'joist' && member.startsWith('F1-'))
    expect(joists.length).toBeGreaterThan(20)
    expect(new Set(verdicts.map(({ member }) => member))).toEqual(new Set(joists.map(({ mark }) => mark)))
    expect(new Set(verdicts.filter(fails).map(({ limitState }) => limitState))).toEqual(new Set())
  })
})

describe('a bearing wall that ends short of a house over a crawl space', () => {
  it('leaves the joists under it unchecked, and only those', () => {
    const { layout } = layoutForDimensions({ lengthFeet: 40, widthFeet: 24 })
    const wall = { story: 1, from: { x: 10.1, y: 6 }, to: { x: 22.1, y: 6 }, bearing: true, openings: [] }
    const model = frameModel({ ...layout, foundation: 'crawl-space', interiorWalls: [wall] })
    const named = checkFrame(model, DESIGN_SITE).verdicts.flatMap((verdict) =>
      !isComputed(verdict) && /bearing wall rests on it/.test(verdict.reason) ? [verdict.member] : [],
    )
    const under = model.members.filter(
      ({ role, start, end }) => role === 'joist' && start.x > 10.1 && start.x < 22.1 && start.y < 6 && end.y > 6,
    )
    expect(under.length).toBeGreaterThan(4)
    expect(new Set(named)).toEqual(new Set(under.map(({ mark }) => mark)))
  })
})

describe('a joist under a wall of the story above', () => {
  const [, , storch] = INITIAL_PLANS
  if (!storch) throw new Error('A plan is missing')
  const model = frameModel(storch.layout)

  it('without its stiffener is pressed between both flanges, by the wall and its own reaction', () => {
    const bare = { ...model, members: model.members.filter(({ role, assembly }) => role !== 'stiffener' || assembly.part !== 'floor') }
    const bearing = computedOf(bare, DESIGN_SITE).filter(({ role, limitState }) => role === 'joist' && limitState === 'bearing')
    const under = bearing.filter(({ inputs }) => inputs.Web?.startsWith('end two-flange'))
    // Under a jamb of a 6 ft opening, whose jacks bring half of its header's load: 2.44 kip of 0.37.
    expect(under.length).toBeGreaterThan(30)
    expect(Math.max(...under.map(({ ratio }) => ratio))).toBeCloseTo(6.56, 1)
    expect(under[0]).toMatchObject({ clause: 'S100 G5', capacity: expect.closeTo(0.371, 2) })
    for (const { fix } of under.filter(fails))
      expect(fix?.parts).toContainEqual(expect.objectContaining({ part: 'joist', stiffened: true }))
  })

  it('passes with it, and how much the stiffeners take is said', () => {
    const { verdicts } = checkFrame(model, DESIGN_SITE)
    expect(verdicts.filter(isComputed).filter((verdict) => verdict.role === 'joist' && fails(verdict))).toEqual([])
    const reasons = verdicts.flatMap((verdict) =>
      !isComputed(verdict) && verdict.role === 'stiffener' && verdict.member.startsWith('F2-') ? [verdict.reason] : [],
    )
    expect(new Set(reasons)).toEqual(
      new Set([
        'Stiffeners of floor F2-1 take up to 2,440 lb past a joist’s web. The strength of bearing stiffeners is not computed: no source at hand has its equation.',
      ]),
    )
  })

  it('carries the studs of a wall along it by its web, interior two-flange', () => {
    const along = computedOf(model, DESIGN_SITE).filter(({ inputs }) => inputs.Web?.startsWith('interior two-flange'))
    expect(new Set(along.map(({ role }) => role))).toEqual(new Set(['joist']))
    expect(new Set(along.map(({ member }) => member)).size).toBe(4)
    expect(along.some(fails)).toBe(false)
  })
})
