import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { frameJoints } from '../framing/frameJoints'
import { type FrameModel, frameModel } from '../framing/frameModel'
import { layoutForDimensions } from '../framing/layoutForDimensions'
import type { Member } from '../framing/member'
import { COMPUTED, checkFrame } from './checkFrame'
import { fixOptions } from './fixes'
import { DESIGN_SITE, type DesignLoads } from './site'
import { fails, isComputed } from './verdict'

const [bova, schiff, storch] = INITIAL_PLANS.map(({ layout }) => frameModel(layout))
if (!bova || !schiff || !storch) throw new Error('A plan is missing')
/** The windiest and snowiest site within the checks. */
const LIMIT: DesignLoads = { windMph: 139, exposure: 'C', snowPsf: 70 }

const computedOf = (model: FrameModel, site: DesignLoads) => checkFrame(model, site).verdicts.filter(isComputed)
const failing = (model: FrameModel, site: DesignLoads) =>
  new Set(
    computedOf(model, site)
      .filter(fails)
      .map(({ member }) => member),
  )

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
      { numRuns: 8 },
    )
  })
})

describe('the limit case', () => {
  it('fails the Schiff’s studs at 1.41 in the field of its 30 ft wing', () => {
    const field = computedOf(schiff, LIMIT).filter(({ role, limitState }) => role === 'stud' && limitState === 'axial and bending')
    expect(field.some(({ ratio }) => Math.abs(ratio / 1.41 - 1) < 0.01)).toBe(true)
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

describe('a seeded defect', () => {
  const changed = (model: FrameModel, mark: string, change: (member: Member) => Member | undefined): FrameModel => ({
    ...model,
    members: model.members.flatMap((member) => (member.mark === mark ? (change(member) ?? []) : [member])),
  })

  it('names exactly the stud that was thinned to 33 mil', () => {
    const site: DesignLoads = { windMph: 125, exposure: 'B', snowPsf: 50 }
    const [thinned] = computedOf(schiff, site).filter((verdict) => verdict.role === 'stud' && verdict.ratio > 0.9 && verdict.ratio < 1)
    const before = failing(schiff, site)
    const after = failing(
      changed(schiff, thinned?.member ?? '', (member) => ({ ...member, profile: '362S162-33' })),
      site,
    )
    expect([...after].filter((mark) => !before.has(mark))).toEqual([thinned?.member])
  })

  const site: DesignLoads = { windMph: 100, exposure: 'B', snowPsf: 20 }
  const named = (model: FrameModel, defect: FrameModel) => {
    const before = failing(model, site)
    return [...failing(defect, site)].filter((mark) => !before.has(mark))
  }
  const openOf = (model: FrameModel) =>
    new Map(checkFrame(model, site).verdicts.flatMap((verdict) => (isComputed(verdict) ? [] : [[verdict.member, verdict.reason] as const])))

  const movedBy = (model: FrameModel, assemblyMark: string, moves: (member: Member) => boolean): FrameModel => ({
    ...model,
    members: model.members.map((member) =>
      member.assembly.mark === assemblyMark && moves(member)
        ? { ...member, start: { ...member.start, x: member.start.x + 2 / 12 }, end: { ...member.end, x: member.end.x + 2 / 12 } }
        : member,
    ),
  })

  it('names exactly the truss that was moved 2 in', () => {
    const chord = schiff.members.filter(({ role }) => role === 'bottom-chord')[5]
    const defect = movedBy(schiff, chord?.assembly.mark ?? '', () => true)
    expect(named(schiff, defect)).toEqual([chord?.mark])
    const [verdict] = computedOf(defect, site).filter(({ limitState }) => limitState === 'out of line')
    expect(verdict).toMatchObject({ member: chord?.mark, demand: expect.closeTo(2, 0), capacity: 0.75, clause: 'IRC R603.1.2' })
  })

  it('names exactly the joist that was moved 2 in, unless it came over an opening', () => {
    const joists = storch.members.filter(({ role }) => role === 'joist').slice(2, 14)
    const found = joists.map(({ mark, assembly }) =>
      named(
        storch,
        movedBy(storch, assembly.mark, (member) => member.mark === mark),
      ),
    )
    for (const [at, marks] of found.entries()) expect([[], [joists[at]?.mark]]).toContainEqual(marks)
    expect(found.filter(([mark]) => mark).length).toBeGreaterThan(6)
  })

  it('names exactly the header that lost the one jack at an end', () => {
    const jack = bova.members.find(({ role, mark }) => role === 'jack-stud' && mark.startsWith('W1-1-'))
    if (!jack) throw new Error('A jack is missing')
    const header = bova.members
      .filter(({ role, assembly }) => role === 'header' && assembly.mark === jack.assembly.mark)
      .filter(({ start, end }) => Math.min(start.x, end.x) <= jack.start.x + 0.2 && Math.max(start.x, end.x) >= jack.start.x - 0.2)
    const before = openOf(bova)
    const after = [...openOf(changed(bova, jack.mark, () => undefined))].filter(([mark, reason]) => before.get(mark) !== reason)
    expect(new Set(after.map(([mark]) => mark))).toEqual(new Set(header.map(({ mark }) => mark)))
    expect(header).toHaveLength(2)
    for (const [, reason] of after) expect(reason).toMatch(/has no jack/)
  })

  it('names exactly the joist or header whose stiffener was dropped', () => {
    const [bearing] = computedOf(storch, LIMIT).filter(
      (verdict) => verdict.limitState === 'bearing' && verdict.role === 'header' && fails(verdict),
    )
    const options = fixOptions(bearing ? [bearing] : [])
    expect(options?.reinforcements?.[0]).toMatchObject({ part: 'header', stiffened: true })
    const stiff = frameModel(applyFrameOptions(storch.layout, options ?? {}))
    const stiffener = stiff.members.find(({ role }) => role === 'stiffener')
    const dropped = changed(stiff, stiffener?.mark ?? '', () => undefined)
    const before = failing(stiff, LIMIT)
    const after = [...failing(dropped, LIMIT)].filter((mark) => !before.has(mark))
    const joined = frameJoints(stiff).flatMap(({ members: marks }) => (marks[0] === stiffener?.mark ? marks.slice(1) : []))
    expect(after).toEqual([...new Set(joined)])
    expect(after).toHaveLength(1)
  })

  it('names no truss or joist of a sound frame', () => {
    for (const model of [bova, schiff, storch])
      expect(computedOf(model, site).filter(({ limitState }) => limitState === 'out of line')).toEqual([])
  })

  it('names the headers whose jacks were removed', () => {
    const wall = 'W1-3'
    const without = { ...storch, members: storch.members.filter(({ role, assembly }) => role !== 'jack-stud' || assembly.mark !== wall) }
    const { verdicts } = checkFrame(without, DESIGN_SITE)
    const named = new Set(
      verdicts.flatMap((verdict) => (!isComputed(verdict) && verdict.reason.endsWith('has no jack.') ? [verdict.member] : [])),
    )
    const headers = storch.members.filter(({ role, assembly }) => role === 'header' && assembly.mark === wall).map(({ mark }) => mark)
    expect(named).toEqual(new Set(headers))
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
