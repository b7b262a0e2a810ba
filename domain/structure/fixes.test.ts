import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { configuredLayout } from '../framing/configuredLayout'
import { type FrameModel, frameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import type { FramePoint } from '../framing/member'
import { parseReinforcements, reinforced, reinforcementsText } from '../framing/reinforced'
import { REINFORCED_PARTS, type Reinforcement } from '../framing/reinforcement'
import { byRoles, clashes } from '../framing/testing/clashes'
import { checkFrame } from './checkFrame'
import { checkSummary } from './checkSummary'
import { DESIGN_SITE, type DesignLoads } from './site'
import { isComputed } from './verdict'

const LIMIT: DesignLoads = { windMph: 139, exposure: 'C', snowPsf: 70 }
/** A stud that fails already may take this much more: a king or chord beside it takes a stud’s place, and those stand farther apart. */
const BESIDE_A_KING = 0.03
/** Bracing may be asked this share more, and then names a fix of its own: deeper studs make a wall shorter, more chord studs its bays, also for the chords below. */
const SHORTER_ARM = 0.1
const BRACING = ['brace', 'chord-stud']
const groupsOf = (model: FrameModel, site: DesignLoads) => checkSummary(checkFrame(model, site)).failures

interface Loaded {
  readonly role: string
  readonly wall: string
  readonly middle: FramePoint
  readonly ratio: number
}

/** The frame's checked members with their greatest ratios. A fix renumbers marks, so a member is known by its role, wall and place. */
function loaded(layout: Layout, site: DesignLoads): Loaded[] {
  const model = frameModel(layout)
  const ratios = new Map<string, number>()
  for (const verdict of checkFrame(model, site).verdicts)
    if (isComputed(verdict)) ratios.set(verdict.member, Math.max(ratios.get(verdict.member) ?? 0, verdict.ratio))
  return model.members.flatMap(({ mark, role, assembly, start, end }) => {
    const ratio = ratios.get(mark)
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, z: (start.z + end.z) / 2 }
    return ratio === undefined ? [] : [{ role, wall: assembly.cutFrom ?? assembly.mark, middle, ratio }]
  })
}

/** The ratio of the member of this role that was nearest to this place in the same wall; 0 where there was none. */
function ratioThere(before: readonly Loaded[], { role, wall, middle }: Loaded): number {
  const off = ({ middle: { x, y, z } }: Loaded) => Math.hypot(x - middle.x, y - middle.y, z - middle.z)
  const [nearest] = before.filter((each) => each.role === role && each.wall === wall).sort((a, b) => off(a) - off(b))
  return nearest?.ratio ?? 0
}

/** Applies every fix that a frame can take, until none is left. */
function fixed(layout: Layout, site: DesignLoads): Layout {
  let current = layout
  for (let round = 0; round < 6; round += 1) {
    const groups = groupsOf(frameModel(current), site).filter(({ options }) => options)
    const before = current
    for (const { options } of groups) {
      const reinforcements = reinforced(current.reinforcements ?? [], options?.reinforcements ?? [])
      const configured = configuredLayout(current, { ...options, ...(reinforcements.length > 0 ? { reinforcements } : {}) })
      if (configured.ok) current = configured.layout
    }
    if (JSON.stringify(before) === JSON.stringify(current)) return current
  }
  return current
}

describe.each(INITIAL_PLANS)('$name', ({ layout }) => {
  it.each([DESIGN_SITE, LIMIT])('passes whole at %j once its fixes are applied', (site) => {
    expect(groupsOf(frameModel(fixed(layout, site)), site)).toEqual([])
  })

  it.each([10, 8] as const)(
    'passes whole at its design site with 10 ft walls and upper stories of %d ft, once its fixes are applied',
    (upper) => {
      const higher = applyFrameOptions(layout, { wallHeightFeet: 10, upperWallHeightFeet: upper })
      expect(groupsOf(frameModel(fixed(higher, DESIGN_SITE)), DESIGN_SITE)).toEqual([])
    },
  )

  it.each([0, -1])('passes whole at the limit, whichever fix is applied first, one at a time (%d)', (which) => {
    let current = layout
    for (let press = 0; press < 40; press += 1) {
      const changed = groupsOf(frameModel(current), LIMIT).flatMap(({ options }) => {
        const reinforcements = reinforced(current.reinforcements ?? [], options?.reinforcements ?? [])
        const applied = options && configuredLayout(current, { ...options, ...(reinforcements.length > 0 ? { reinforcements } : {}) })
        return applied?.ok ? [applied.layout] : []
      })
      const next = changed.at(which)
      if (!next) break
      current = next
    }
    expect(groupsOf(frameModel(current), LIMIT)).toEqual([])
  })

  it.each([LIMIT, { windMph: 135, exposure: 'C', snowPsf: 50 } as const])(
    'at %j, every fix applies, and no other member fails for it',
    (site) => {
      const before = loaded(layout, site)
      const groups = groupsOf(frameModel(layout), site)
      expect(groups.length).toBeGreaterThan(0)
      for (const { options, worst } of groups) {
        const applied = options && configuredLayout(layout, options)
        if (!applied?.ok) throw new Error(`This fix does not apply: ${worst.fix?.change}`)
        const weakened = loaded(applied.layout, site).filter((member) => {
          const there = ratioThere(before, member)
          if (BRACING.includes(member.role)) return member.ratio > Math.max(there * (1 + SHORTER_ARM), 1)
          return member.ratio > (there <= 1 ? 1 : there + BESIDE_A_KING)
        })
        expect(weakened, worst.fix?.change).toEqual([])
      }
    },
  )

  it('has no clash with its fixes', () => {
    const { members } = frameModel(fixed(layout, LIMIT))
    expect(members.some(({ role }) => role === 'stiffener')).toBe(true)
    expect(byRoles(clashes(members))).toEqual({})
  })
})

describe('reinforcements', () => {
  const one = fc
    .record({
      at: fc.constantFrom('W1-3.2', 'P2-1.1', 'F2-1'),
      part: fc.constantFrom(...REINFORCED_PARTS),
      mil: fc.constantFrom(43 as const, 54 as const),
      web: fc.option(fc.constantFrom('600' as const, '800' as const, '1000' as const), { nil: undefined }),
      count: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      stiffened: fc.option(fc.constant(true as const), { nil: undefined }),
      bays: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    })
    .map(
      ({ bays, count, ...given }): Reinforcement =>
        JSON.parse(
          JSON.stringify(
            given.part === 'brace'
              ? { ...given, at: 'W1-3', bays, count: count && Math.min(count, 2) }
              : { ...given, count, ...(given.part === 'chord' ? { at: 'W1-3' } : {}) },
          ),
        ),
    )

  it('are the same after a trip through an address', () => {
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), (list) => {
        expect(parseReinforcements(reinforcementsText(list))).toEqual(list)
      }),
    )
  })

  it.each([
    'W1-3.2',
    'W1-3_king_54',
    'W1-3.2_king_53',
    'W1-3.2_brace_54',
    'P1-1_chord_54',
    'W1-3.2_king_54_n9',
    'W1-3.2_king_68',
    'W1-3.2_header_68_w800',
    'W1-3_brace_33',
    'W1-3_brace_54_n3',
    'W1-3_chord_54_b3',
    'X_joist_54',
    'W1-3.2_king_54*',
  ])('refuse %s', (text) => {
    expect(parseReinforcements(text)).toBeUndefined()
  })

  it('never weaken a part that is reinforced twice', () => {
    fc.assert(
      fc.property(fc.array(one, { maxLength: 6 }), fc.array(one, { maxLength: 6 }), (given, added) => {
        const all = reinforced(given, added)
        for (const { at, part, mil, count = 0, bays = 0 } of [...given, ...added]) {
          const strong = all.filter((other) => other.at === at && other.part === part)
          expect(strong).toHaveLength(1)
          expect(strong[0]?.mil).toBeGreaterThanOrEqual(mil)
          expect(strong[0]?.count ?? 0).toBeGreaterThanOrEqual(count)
          expect(strong[0]?.bays ?? 0).toBeGreaterThanOrEqual(bays)
        }
      }),
    )
  })

  it('change nothing where they name no opening of the frame', () => {
    const [plan] = INITIAL_PLANS
    if (!plan) throw new Error('There is no plan')
    const changed = applyFrameOptions(plan.layout, { reinforcements: [{ at: 'W3-9.9', part: 'king', mil: 68, count: 4 }] })
    expect(frameModel(changed).members).toEqual(frameModel(plan.layout).members)
  })
})
