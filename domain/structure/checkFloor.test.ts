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
