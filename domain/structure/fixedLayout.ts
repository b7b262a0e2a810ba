import { type ConfiguredLayout, configuredLayout, type FrameOptionRefusal } from '../framing/configuredLayout'
import type { FrameFixes } from '../framing/frameFixes'
import { frameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import type { Member } from '../framing/member'
import { memoizeByObject } from '../framing/memoizeByObject'
import type { ReinforcedPart } from '../framing/reinforcement'
import { wallRuns } from '../framing/wallRuns'
import { wallSupports } from './wallSupports'

const NO_PLACE = 'This frame has no such part there. Remove this fix and check the frame again.'
const TWICE = 'This part is named twice. Keep the stronger one.'
const WEAKER = 'This would make the frame weaker. Remove this fix and check the frame again.'

/**
 * A configured frame with its fixes. Refuses, by member of the fixes, a part that this frame does not have or that is named twice, one that
 * would be weaker than the frame's own, and what has no room beside an opening.
 */
export function fixedLayout(layout: Layout, fixes: FrameFixes): ConfiguredLayout {
  const refusals = [...weakerStuds(layout, fixes), ...wrongParts(layout, fixes)]
  return refusals.length > 0 ? { ok: false, refusals } : configuredLayout(layout, fixes)
}

function weakerStuds(layout: Layout, { studGauge, studSpacingInches, studWeb }: FrameFixes): FrameOptionRefusal[] {
  const weaker: Readonly<Record<string, boolean>> = {
    // A higher gauge is thinner.
    studGauge: (studGauge ?? layout.studGauge) > layout.studGauge,
    studSpacingInches: (studSpacingInches ?? layout.studSpacingInches) > layout.studSpacingInches,
    studWeb: Number(studWeb ?? layout.studWeb) < Number(layout.studWeb),
  }
  return Object.entries(weaker).flatMap(([option, is]) => (is ? [{ option, message: WEAKER }] : []))
}

function wrongParts(layout: Layout, { reinforcements, studWeb }: FrameFixes): FrameOptionRefusal[] {
  if (reinforcements.length === 0) return []
  const parts = partsOf(layout)
  const hasDeeperStuds = studWeb !== undefined && Number(studWeb) > Number(layout.studWeb)
  const named = new Set<string>()
  return reinforcements.flatMap(({ at, part, mil, web }, index) => {
    const refused = (member: string, message: string) => [{ option: `reinforcements.${index}.${member}`, message }]
    const key = `${at} ${part}`
    const own = parts.get(key)
    if (!own) return refused('at', NO_PLACE)
    if (named.has(key)) return refused('at', TWICE)
    named.add(key)
    if (web !== undefined && part !== 'header') return refused('web', NO_PLACE)
    const depths = own.map(({ profile }) => Number(web ?? Number.parseInt(profile, 10)) - Number.parseInt(profile, 10))
    if (depths.some((depth) => depth < 0)) return refused('web', WEAKER)
    const isDeeper = part === 'joist' || part === 'brace' ? false : part === 'header' ? depths.every((depth) => depth > 0) : hasDeeperStuds
    return !isDeeper && own.some(({ profile }) => milOf(profile) > mil) ? refused('mil', WEAKER) : []
  })
}

/** The members that a reinforcement can replace, by place and part: 'W1-3.2 king'. */
const partsOf = memoizeByObject((layout: Layout): ReadonlyMap<string, readonly Member[]> => {
  const { members } = frameModel(layout)
  const parts = new Map<string, readonly Member[]>()
  const put = (at: string, part: ReinforcedPart, own: readonly Member[]) => {
    if (own.length > 0) parts.set(`${at} ${part}`, [...(parts.get(`${at} ${part}`) ?? []), ...own])
  }
  for (const run of wallRuns(layout)) {
    const { openings, uprights } = wallSupports(run, members)
    for (const { at, header, jacks, tracks } of openings) {
      put(at, 'header', header)
      put(at, 'jack', jacks.flat())
      for (const part of ['sill', 'head'] as const)
        put(
          at,
          part,
          tracks.filter(({ role }) => role === `${part}-track`),
        )
    }
    const ofRole = (role: Member['role']) => members.filter((member) => member.role === role && member.assembly.mark === run.assembly.mark)
    put(run.assembly.mark, 'brace', ofRole('brace'))
    put(run.assembly.mark, 'chord', ofRole('chord-stud'))
    for (const upright of uprights) if (upright.at !== undefined) put(upright.at, 'king', upright.members)
  }
  for (const member of members) if (member.role === 'joist') put(member.assembly.mark, 'joist', [member])
  return parts
})

/** Thickness of '362S162-43' in mils. */
const milOf = (profile: Member['profile']) => Number(profile.split('-')[1])
