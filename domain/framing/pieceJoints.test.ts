import { describe, expect, it } from 'vitest'
import { frameModel } from './frameModel'
import { layoutForDimensions } from './layoutForDimensions'
import type { Member, MemberRole } from './member'
import { DEFAULT_PANEL_LIMITS } from './panelLimits'
import { pieceJoints } from './pieceJoints'
import { splitFrame } from './splitFrame'
import { GOLDEN_STICKS } from './testing/goldenPanel'

const LAYOUT = layoutForDimensions({ squareFeet: 1_000 }).layout
const MM_PER_FOOT = 304.8
const ROLES = { BottomPlate: 'bottom-track', TopPlate: 'top-track', Stud: 'stud', Nog: 'blocking' } as const satisfies Record<
  string,
  MemberRole
>

/** The sticks of a panel that a factory rolled, as members. Its profile has no designation here; only centerlines count. */
function goldenMembers(): Member[] {
  return GOLDEN_STICKS.map(({ mark, usage, start, end, length }) => {
    const point = ([x, z]: readonly [number, number]) => ({ x: x / MM_PER_FOOT, y: 0, z: z / MM_PER_FOOT })
    return {
      mark,
      role: ROLES[usage],
      assembly: { part: 'interior-wall', story: 1, mark: 'wall2' },
      profile: '350S162-33',
      start: point(start),
      end: point(end),
      lengthFeet: length / MM_PER_FOOT,
      weightPounds: 0,
    }
  })
}

describe('a panel that a factory rolled', () => {
  const joints = pieceJoints({ layout: LAYOUT, members: goldenMembers() })

  it.each(GOLDEN_STICKS.map(({ mark, DIMPLE }) => [mark, DIMPLE] as const))('has the dimples of %s within 0.05 mm', (mark, dimples) => {
    const ours = (joints.get(mark) ?? []).map(({ atFeet }) => atFeet * MM_PER_FOOT)
    expect(ours).toHaveLength(dimples.length)
    for (const [at, dimple] of dimples.entries()) expect(Math.abs((ours[at] ?? 0) - dimple)).toBeLessThanOrEqual(0.05)
  })
})

it('screws every stud of a cut wall to both tracks of its own panel', () => {
  const { model } = splitFrame(frameModel(LAYOUT), DEFAULT_PANEL_LIMITS)
  const joints = pieceJoints(model)
  const tracks = new Map(model.members.filter(({ role }) => role.endsWith('-track')).map(({ mark, assembly }) => [mark, assembly.mark]))
  for (const { mark, role, assembly } of model.members.filter(({ role: one }) => one === 'stud' || one === 'king-stud')) {
    const others = (joints.get(mark) ?? []).flatMap(({ other }) => tracks.get(other) ?? [])
    expect(others, `${mark} ${role}`).toEqual([assembly.mark, assembly.mark])
  }
})
