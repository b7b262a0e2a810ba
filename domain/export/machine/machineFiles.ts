import type { Member, MemberRole } from '../../framing/member'
import { type OrientedSolid, orientedSolids } from '../../framing/openSide'
import { opensOnSheet } from '../../framing/opensOnSheet'
import { pieceJoints } from '../../framing/pieceJoints'
import { profileSize } from '../../framing/profile'
import { roleWords } from '../../framing/roleWords'
import type { ShopFrame } from '../../framing/shopFrame'
import { framePanels, panelDirection, type ShopPanel } from '../../framing/shopPanels'
import { framecadXml } from './framecadXml'
import { howickCsv, type TooledStick } from './howickCsv'
import type { MachineFormat } from './machineFormats'
import type { MachineProfile, RollFormer } from './rollFormer'
import { type Stick, type StickUse, toolingProblems, toolStick } from './toolStick'

const MM_PER_FOOT = 304.8
/** A joint this near an end has its screw beyond the piece. Our own judgment: less than a screw's edge distance. */
const EDGE_MM = 5
/** Our sizes and the machine's are the same section within this. */
const SAME_SIZE_MM = 0.5
const USES: Partial<Record<MemberRole, StickUse>> = {
  'bottom-track': 'BottomPlate',
  'top-track': 'TopPlate',
  'head-track': 'HeadPlate',
  'sill-track': 'Sill',
  stud: 'Stud',
  'corner-stud': 'Stud',
  'backing-stud': 'Stud',
  'king-stud': 'Stud',
  'jack-stud': 'Stud',
  cripple: 'Stud',
  blocking: 'Nog',
}

/** One file: a panel's pieces of one machine profile. */
export interface MachineFile {
  readonly code: string
  readonly pieces: number
  readonly text: string
}

export interface MachineFiles {
  /** Empty while there are problems. */
  readonly files: readonly MachineFile[]
  /** What keeps the panel from being rolled on this machine, each a sentence. */
  readonly problems: readonly string[]
  /** Pieces that are in no file, in words: '2 straps'. */
  readonly leftOut: readonly string[]
  /** Joints beyond a piece's end, which no dimple can mark: 'W1-2-07 at W1-2-03'. */
  readonly unmarked: readonly string[]
}

interface Wanted {
  readonly format: MachineFormat
  /** The panel's mark. */
  readonly panel: string
  /** The order's number. */
  readonly job: string
  /** '2026-11-28' */
  readonly on: string
}

/**
 * A wall panel for a shop's roll-former: one file for each of the machine's profiles, with the strikes of its tools, or everything that is
 * missing. Nothing is left out silently. @returns undefined when the frame has no such panel
 */
export function machineFiles(frame: ShopFrame, machine: RollFormer, wanted: Wanted): MachineFiles | undefined {
  const panel = framePanels(frame.model).get(wanted.panel)
  if (!panel) return undefined
  if (panel.loose || !panel.part.endsWith('wall'))
    return { files: [], problems: ['Only wall panels have machine files.'], leftOut: [], unmarked: [] }
  const { sticks, leftOut, unmarked, problems } = sticksOf(frame, panel, machine)
  const tooled = sticks.map(({ stick, profile }) => ({ stick, profile, path: toolStick(stick, machine) }))
  const all = [...problems, ...tooled.flatMap(({ stick, path }) => toolingProblems(stick, path, machine))]
  if (all.length > 0) return { files: [], problems: all, leftOut, unmarked }
  const byCode = new Map<string, (TooledStick & { readonly profile: MachineProfile })[]>()
  for (const each of tooled) byCode.set(each.profile.code, [...(byCode.get(each.profile.code) ?? []), each])
  const size = {
    lengthMm: panel.lengthFeet * MM_PER_FOOT,
    heightMm: panel.heightFeet * MM_PER_FOOT,
    isExterior: panel.part === 'exterior-wall',
  }
  const files = [...byCode].map(([code, own]): MachineFile => {
    const [first] = own
    const head = { panel: wanted.panel, job: wanted.job, code, section: first?.profile.profile ?? '' }
    const text =
      wanted.format === 'howick-csv' || !first
        ? howickCsv(own, head)
        : framecadXml(own, head, size, { size: first.profile, steel: machine, on: wanted.on })
    return { code, pieces: own.length, text }
  })
  return { files, problems: [], leftOut, unmarked }
}

interface Taken {
  readonly sticks: { readonly stick: Stick; readonly profile: MachineProfile }[]
  readonly leftOut: readonly string[]
  readonly unmarked: readonly string[]
  readonly problems: readonly string[]
}

function sticksOf({ model }: ShopFrame, { pieces }: ShopPanel, machine: RollFormer): Taken {
  const solids = new Map(orientedSolids(pieces.map(({ member }) => member)).map((solid) => [solid.member.mark, solid]))
  const along = panelDirection(pieces.map(({ member }) => member))
  const joints = pieceJoints(model)
  const profiles = new Map<string, MachineProfile>(machine.profiles.map((each) => [each.profile, each]))
  const sticks: Taken['sticks'] = []
  const left = new Map<MemberRole, number>()
  const problems = new Set<string>()
  const unmarked: string[] = []
  for (const { member, start, end } of pieces) {
    const use = USES[member.role]
    const solid = solids.get(member.mark)
    const opens = solid && opensInPanel(solid, along)
    if (!use || !opens) {
      left.set(member.role, (left.get(member.role) ?? 0) + 1)
      continue
    }
    const profile = profiles.get(member.profile)
    const problem = profile
      ? sizeProblem(member, profile)
      : `The machine has no section ${member.profile}. Add it to the machine's sections.`
    if (problem) problems.add(problem)
    if (!profile || problem) continue
    const millimeters = ({ x, y }: { x: number; y: number }) => ({ x: x * MM_PER_FOOT, y: -y * MM_PER_FOOT })
    const crossingsMm: number[] = []
    for (const { atFeet, other } of joints.get(member.mark) ?? [])
      if (atFeet * MM_PER_FOOT < EDGE_MM || (member.lengthFeet - atFeet) * MM_PER_FOOT < EDGE_MM)
        unmarked.push(`${member.mark} at ${other}`)
      else crossingsMm.push(atFeet * MM_PER_FOOT)
    sticks.push({
      stick: { mark: member.mark, use, start: millimeters(start), end: millimeters(end), opens, crossingsMm, lipMm: profile.lipMm },
      profile,
    })
  }
  return {
    sticks,
    unmarked,
    problems: [...problems],
    leftOut: [...left].map(([role, count]) => `${count} × ${roleWords(role).toLowerCase()}`),
  }
}

/** A piece on edge across its wall is rolled, but no label of these formats says which way it faces. */
function opensInPanel(solid: OrientedSolid, along: { readonly x: number; readonly y: number }): Stick['opens'] | undefined {
  const side = opensOnSheet(solid, along)
  return side === 'none' || side === 'front' || side === 'back' ? undefined : side
}

function sizeProblem({ profile: section }: Member, { code, webMm, flangeMm }: MachineProfile): string | undefined {
  const { depthFeet, flangeFeet } = profileSize(section)
  const [web, flange] = [depthFeet * MM_PER_FOOT, flangeFeet * MM_PER_FOOT]
  if (Math.abs(web - webMm) <= SAME_SIZE_MM && Math.abs(flange - flangeMm) <= SAME_SIZE_MM) return undefined
  return `${section} is ${web.toFixed(1)} by ${flange.toFixed(1)} mm, and the machine's ${code} is ${webMm} by ${flangeMm} mm. The order's section must be rolled.`
}
