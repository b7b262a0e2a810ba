import { bearingLines } from './bearingLines'
import { cassetteJoints } from './cassetteJoints'
import type { Layout } from './layout'
import { letters } from './letters'
import { type AddMember, type Member, memberAdder } from './member'
import type { PanelLimits } from './panelLimits'
import { FLANGE_FEET } from './profile'
import { shippedPounds } from './shippedWeight'
import { SPLICE_FEET, spliced } from './spliced'
import { wingKey, wings } from './wings'

const NOISE = 1e-6

/**
 * Cuts a floor into cassettes within the limits: F2-1A, F2-1B from the left, the front span first. Joists never leave their span, so a
 * cassette is as deep as the span between two bearing lines; over an inner one it has no rim. A joint is beside a joist, never within a
 * floor opening with its doubled joists; the cassette right of it begins with a joist like that one, unless the frame has two there. Rim
 * tracks are cut at the joints and spliced at stock length only within a cassette. Straps that pass a joint stay whole and loose. What no
 * joint brings within the limits ships loose under its own mark.
 * @param orderedMarks receives the ordered piece that each piece is, or is cut from
 */
export function floorCassettes(
  members: readonly Member[],
  layout: Layout,
  limits: PanelLimits,
  orderedMarks: Map<string, string>,
): Member[] {
  const [first] = members
  const wing = wings(layout.outline).find((each) => wingKey(each) === first?.assembly.wing)
  if (!first || !wing) return [...members]
  const lines = bearingLines(layout, wing, first.assembly.story - 1)
  const result: Member[] = []
  const passing: Member[] = []
  let number = 0
  for (const [at, front] of lines.entries()) {
    const rear = lines[at + 1]
    if (rear === undefined) continue
    const own = members.filter(({ start, end }) => {
      const y = (start.y + end.y) / 2
      return y > front && y < rear
    })
    const joints = cassetteJoints(own, wing, rear - front, limits)
    const ends = [wing.left, ...joints.map((joint) => joint.at), wing.right]
    const straps = own.filter(({ role }) => role === 'bridging')
    passing.push(...straps.filter((strap) => joints.some((joint) => joint.at > left(strap) + NOISE && joint.at < right(strap) - NOISE)))
    for (const [index, to] of ends.slice(1).entries()) {
      const from = ends[index] ?? wing.left
      const cassette: Member[] = []
      const mark = `${first.assembly.mark}${letters(number)}`
      number += 1
      const add = memberAdder(cassette, { ...first.assembly, mark, cutFrom: first.assembly.mark })
      const addOrdered = (ordered: string, ...piece: Parameters<AddMember>) => {
        const before = cassette.length
        add(...piece)
        const added = cassette[before]
        if (added) orderedMarks.set(added.mark, ordered)
      }
      const before = joints[index - 1]
      for (const { role, profile, start, end } of before?.added ?? [])
        add(role, profile, { ...start, x: start.x + FLANGE_FEET }, { ...end, x: end.x + FLANGE_FEET })
      for (const member of own) {
        const { mark: ordered, role, profile, start, end } = member
        if (role === 'rim-track' || role === 'splice' || passing.includes(member)) continue
        const middle = (start.x + end.x) / 2
        if (middle < from || middle > to) continue
        // A block in the joint's bay ends at the added joist.
        const cut = role === 'blocking' && before && before.added.length > 0 && start.x < from + NOISE
        addOrdered(ordered, role, profile, cut ? { ...start, x: start.x + FLANGE_FEET } : start, end)
      }
      addRims(own, from, to, cassette, addOrdered)
      const pounds = cassette.reduce((sum, member) => sum + shippedPounds(member), 0)
      const fits = isWithin(to - from, rear - front, pounds, limits)
      result.push(...(fits ? cassette : cassette.map(loose)))
    }
  }
  return [...result, ...passing.map(loose)]
}

/** Whether a floor or cassette is within its shop's limits. Its longer side is its length, the other its width on the truck. */
export function isWithin(
  wide: number,
  deep: number,
  pounds: number,
  { lengthFeet, widthFeet, weightPounds, liftPounds }: PanelLimits,
): boolean {
  return (
    Math.max(wide, deep) <= lengthFeet + NOISE &&
    Math.min(wide, deep) <= widthFeet + NOISE &&
    pounds <= Math.min(weightPounds, liftPounds) + NOISE
  )
}

/** The stretches of a span's rim tracks that belong to a cassette. */
function addRims(
  own: readonly Member[],
  from: number,
  to: number,
  cassette: readonly Member[],
  addOrdered: (ordered: string, ...piece: Parameters<AddMember>) => void,
): void {
  const rims = own.filter(({ role }) => role === 'rim-track')
  const busy = cassette
    .filter(({ role }) => role === 'joist')
    .map(({ start: { x } }) => ({ from: x - FLANGE_FEET / 2, to: x + FLANGE_FEET / 2 }))
  for (const y of new Set(rims.map(({ start }) => start.y))) {
    const row = rims.filter(({ start }) => start.y === y)
    const like = own.find(({ role, start }) => role === 'splice' && Math.abs(start.y - y) < SPLICE_FEET)
    const run = spliced(from, to, busy)
    for (const piece of run.pieces) {
      const middle = (piece.from + piece.to) / 2
      const ordered = row.find((rim) => left(rim) <= middle && right(rim) >= middle)
      if (!ordered) continue
      const { mark, role, profile, start, end } = ordered
      addOrdered(mark, role, profile, { ...start, x: piece.from }, { ...end, x: piece.to })
    }
    for (const joint of like ? run.joints : [])
      if (like)
        addOrdered(
          like.mark,
          like.role,
          like.profile,
          { ...like.start, x: joint - SPLICE_FEET / 2 },
          { ...like.end, x: joint + SPLICE_FEET / 2 },
        )
  }
}

function left({ start, end }: Member): number {
  return Math.min(start.x, end.x)
}

function right({ start, end }: Member): number {
  return Math.max(start.x, end.x)
}

/** A piece that ships loose and is set on site. */
export function loose(member: Member): Member {
  return { ...member, assembly: { ...member.assembly, loose: true } }
}
