import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { frameJoints } from '../framing/frameJoints'
import { type FrameModel, frameModel } from '../framing/frameModel'
import type { Member, MemberRole } from '../framing/member'
import { checkFrame } from './checkFrame'
import { fixOptions } from './fixes'
import { outOfLine } from './outOfLine'
import { DESIGN_SITE, type DesignLoads } from './site'
import { fails, isComputed } from './verdict'

/* Turned members: `turned.test.ts`. */

const [bova, schiff, storch] = INITIAL_PLANS.map(({ layout }) => frameModel(layout))
if (!bova || !schiff || !storch) throw new Error('A plan is missing')
const plans = [bova, schiff, storch]
/** A mild site, where every member of a sound frame passes. */
const MILD: DesignLoads = { windMph: 100, exposure: 'B', snowPsf: 20 }
const LIMIT: DesignLoads = { windMph: 139, exposure: 'C', snowPsf: 70 }

const changed = (model: FrameModel, mark: string, change: (member: Member) => Member | undefined): FrameModel => ({
  ...model,
  members: model.members.flatMap((member) => (member.mark === mark ? (change(member) ?? []) : [member])),
})
const moved = (model: FrameModel, moves: (member: Member) => boolean): FrameModel => ({
  ...model,
  members: model.members.map((member) =>
    moves(member)
      ? { ...member, start: { ...member.start, x: member.start.x + 2 / 12 }, end: { ...member.end, x: member.end.x + 2 / 12 } }
      : member,
  ),
})
const known = new WeakMap<FrameModel, Map<DesignLoads, ReturnType<typeof checkFrame>>>()
/** A frame's check at a site, made once: a sound frame is compared with many defects. */
function checked(model: FrameModel, site: DesignLoads) {
  const sites = known.get(model) ?? new Map<DesignLoads, ReturnType<typeof checkFrame>>()
  const check = sites.get(site) ?? checkFrame(model, site)
  known.set(model, sites.set(site, check))
  return check
}
const failing = (model: FrameModel, site: DesignLoads) =>
  new Set(
    checked(model, site)
      .verdicts.filter(isComputed)
      .filter(fails)
      .map(({ member }) => member),
  )
/** Members that fail with a defect and did not before. */
const named = (model: FrameModel, defect: FrameModel, site: DesignLoads) => {
  const before = failing(model, site)
  return [...failing(defect, site)].filter((mark) => !before.has(mark))
}
/** Members that newly fail, or that newly have no figures; a load that is only said of stiffeners may change. */
const worse = (model: FrameModel, defect: FrameModel, site: DesignLoads) => {
  const open = (of: FrameModel) =>
    new Set(
      checked(of, site).verdicts.flatMap((verdict) =>
        isComputed(verdict) ? [] : [`${verdict.member} ${verdict.reason.replace(/[\d,]+ lb/, 'lb')}`],
      ),
    )
  const before = open(model)
  const opened = [...open(defect)].filter((words) => !before.has(words)).map((words) => words.split(' ')[0] ?? '')
  return new Set([...named(model, defect, site), ...opened])
}
/** A plan's place in the catalog, and the mark of one of its members of a role. */
const pick = (role: MemberRole) =>
  fc.constantFrom(
    ...plans.flatMap(({ members }, at) => members.flatMap((member) => (member.role === role ? [[at, member.mark] as const] : []))),
  )
const picked = ([at, mark]: readonly [number, string]) => {
  const model = plans[at]
  const member = model?.members.find((candidate) => candidate.mark === mark)
  if (!model || !member) throw new Error(`${mark} is missing`)
  return { model, member }
}

describe('a truss moved 2 in', () => {
  // Not named: 6 and 12 trusses whose ends come over an opening or another stud, and all of the Storch's, which has a member on its top
  // tracks that spreads them.
  it.each([
    ['The Bova', bova, 6],
    ['The Schiff', schiff, 12],
    ['The Storch', storch, 19],
  ] as const)('is named, and nothing else: every truss of %s', (_, model, spread) => {
    const trusses = model.members.filter(({ role, start, end }) => role === 'bottom-chord' && Math.abs(start.x - end.x) < 0.01)
    const found = trusses.map(({ mark, assembly }) => {
      const about = outOfLine(moved(model, (member) => member.assembly.mark === assembly.mark))
      const marks = [...new Set(about.map(({ member }) => member))]
      expect([[], [mark]]).toContainEqual(marks)
      return marks.length
    })
    expect(found.filter((count) => count === 0)).toHaveLength(spread)
  })

  it('is the frame’s only failure', () => {
    const chord = schiff.members.filter(({ role }) => role === 'bottom-chord')[5]
    const defect = moved(schiff, ({ assembly }) => assembly.mark === chord?.assembly.mark)
    expect(named(schiff, defect, MILD)).toEqual([chord?.mark])
    const [verdict] = checkFrame(defect, MILD)
      .verdicts.filter(isComputed)
      .filter(({ limitState }) => limitState === 'out of line')
    expect(verdict).toMatchObject({ member: chord?.mark, demand: expect.closeTo(2, 0), capacity: 0.75, clause: 'IRC R603.1.2' })
  })
})

it('names exactly the joist that was moved 2 in, unless it came over an opening', () => {
  const joists = storch.members.filter(({ role }) => role === 'joist').slice(2, 14)
  const found = joists.map(({ mark }) =>
    named(
      storch,
      moved(storch, (member) => member.mark === mark),
      MILD,
    ),
  )
  for (const [at, marks] of found.entries()) expect([[], [joists[at]?.mark]]).toContainEqual(marks)
  expect(found.filter(([mark]) => mark).length).toBeGreaterThan(6)
})

it('names no truss or joist of a sound frame', () => {
  for (const model of plans) expect(outOfLine(model)).toEqual([])
})

describe('a stud thinned to 33 mil', () => {
  it('is named, and nothing else, where it no longer carries its load', () => {
    const site: DesignLoads = { windMph: 125, exposure: 'B', snowPsf: 50 }
    const [thinned] = checkFrame(schiff, site)
      .verdicts.filter(isComputed)
      .filter((verdict) => verdict.role === 'stud' && verdict.ratio > 0.9 && verdict.ratio < 1)
    const defect = changed(schiff, thinned?.member ?? '', (member) => ({ ...member, profile: '362S162-33' }))
    expect(named(schiff, defect, site)).toEqual([thinned?.member])
  })

  it('is named alone if it is, whichever stud it is, and no verdict of it gets better', () => {
    fc.assert(
      fc.property(pick('stud'), (place) => {
        const { model, member: stud } = picked(place)
        const { mark } = stud
        const thin = changed(model, mark, (member) => ({ ...member, profile: '362S162-33' }))
        expect([[], [mark]]).toContainEqual([...worse(model, thin, DESIGN_SITE)])
        const ratios = (of: FrameModel) =>
          checked(of, DESIGN_SITE)
            .verdicts.filter(isComputed)
            .filter(({ member }) => member === mark)
            .map(({ ratio }) => ratio)
        const before = ratios(model)
        for (const [at, ratio] of ratios(thin).entries()) expect(ratio).toBeGreaterThanOrEqual((before[at] ?? 0) - 1e-9)
      }),
      { numRuns: process.env.TEST_FULL ? 12 : 4 },
    )
  })
})

describe('a removed jack', () => {
  const joinedHeaders = (model: FrameModel, jack: Member) =>
    model.members
      .filter(({ role, assembly }) => role === 'header' && assembly.mark === jack.assembly.mark)
      .filter(({ start, end }) =>
        (['x', 'y'] as const).every(
          (axis) =>
            Math.min(start[axis], end[axis]) <= jack.start[axis] + 0.4 && Math.max(start[axis], end[axis]) >= jack.start[axis] - 0.4,
        ),
      )
      .map(({ mark }) => mark)

  it('is named by its own header and the jacks beside it, and by nothing else', () => {
    fc.assert(
      fc.property(pick('jack-stud'), (place) => {
        const { model, member: jack } = picked(place)
        const headers = joinedHeaders(model, jack)
        fc.pre(headers.length > 0)
        const beside = model.members.filter(
          ({ role, assembly, start }) =>
            role === 'jack-stud' &&
            assembly.mark === jack.assembly.mark &&
            Math.hypot(start.x - jack.start.x, start.y - jack.start.y) < 0.5,
        )
        const without = changed(model, jack.mark, () => undefined)
        const about = worse(model, without, DESIGN_SITE)
        expect([...headers, ...beside.map(({ mark }) => mark)]).toEqual(expect.arrayContaining([...about]))
        if (beside.length === 1) expect(about).toEqual(new Set(headers))
      }),
      { numRuns: process.env.TEST_FULL ? 12 : 4 },
    )
  })

  it('leaves headers without a jack at an end, which an engineer has to decide', () => {
    const wall = 'W1-3'
    const without = { ...storch, members: storch.members.filter(({ role, assembly }) => role !== 'jack-stud' || assembly.mark !== wall) }
    const { verdicts } = checkFrame(without, DESIGN_SITE)
    const about = verdicts.flatMap((verdict) => (!isComputed(verdict) && verdict.reason.endsWith('has no jack.') ? [verdict.member] : []))
    const headers = storch.members.filter(({ role, assembly }) => role === 'header' && assembly.mark === wall).map(({ mark }) => mark)
    expect(new Set(about)).toEqual(new Set(headers))
  })
})

it('names exactly the joist or header whose stiffener was dropped, whichever stiffener it is', () => {
  const bearing = checkFrame(storch, LIMIT)
    .verdicts.filter(isComputed)
    .filter((verdict) => verdict.limitState === 'bearing' && verdict.role === 'header' && fails(verdict))
  const options = fixOptions(bearing.slice(0, 1))
  expect(options?.reinforcements?.[0]).toMatchObject({ part: 'header', stiffened: true })
  const stiff = frameModel(applyFrameOptions(storch.layout, options ?? {}))
  // Of the floor's, which are all alike, every eighth.
  const stiffeners = stiff.members
    .filter(({ role }) => role === 'stiffener')
    .filter(({ assembly }, at) => assembly.part !== 'floor' || at % 8 === 0)
  const joints = frameJoints(stiff)
  const found = stiffeners.map(({ mark }) => {
    const joined = joints.flatMap(({ members }) => (members[0] === mark ? members.slice(1) : []))
    const about = named(
      stiff,
      changed(stiff, mark, () => undefined),
      LIMIT,
    )
    expect([[], [...new Set(joined)]]).toContainEqual(about)
    return about
  })
  expect(found.filter(([mark]) => mark?.startsWith('F')).length).toBeGreaterThan(4)
  expect(found.filter(([mark]) => mark?.startsWith('W')).length).toBeGreaterThan(0)
})

describe('a defect of the bracing', () => {
  const bay = (mark: string) => {
    const braced = schiff.members.filter(({ assembly, role }) => assembly.mark === mark && role === 'brace')
    const [first, second] = braced
    if (!first || !second) throw new Error(`${mark} has no bay`)
    return { first, second }
  }

  it('is named by the strap that is alone when the one across it is gone', () => {
    const { first, second } = bay('W1-4')
    const defect = changed(schiff, second.mark, () => undefined)
    expect(worse(schiff, defect, DESIGN_SITE)).toEqual(new Set([first.mark]))
  })

  it('is named by the strap thinned to 43 mil, and by nothing else', () => {
    const { first } = bay('W1-4')
    const defect = changed(schiff, first.mark, (member) => ({ ...member, profile: '300FS-43' }))
    expect(named(schiff, defect, DESIGN_SITE)).toEqual([first.mark])
  })

  it('is named by the straps of a bay whose chord stud is gone, and by the chord stud that was thinned', () => {
    const { first, second } = bay('W1-4')
    const [chord] = schiff.members.filter(({ assembly, role }) => assembly.mark === 'W1-4' && role === 'chord-stud')
    if (!chord) throw new Error('The chord is missing')
    const without = worse(
      schiff,
      changed(schiff, chord.mark, () => undefined),
      DESIGN_SITE,
    )
    expect([...without].filter((mark) => [first.mark, second.mark].includes(mark))).toHaveLength(2)
    const thin = changed(schiff, chord.mark, (member) => ({ ...member, profile: '362S162-43' }))
    expect(named(schiff, thin, DESIGN_SITE)).toEqual([chord.mark])
  })
})
