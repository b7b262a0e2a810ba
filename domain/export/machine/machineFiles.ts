import type { JointKind } from '../../framing/frameJoints'
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
  'chord-stud': 'Stud',
  cripple: 'Stud',
  blocking: 'Nog',
}
const FLOOR_USES: Partial<Record<MemberRole, StickUse>> = {
  joist: 'Joist',
  'floor-header': 'Joist',
  'rim-track': 'Joist',
  blocking: 'Joist',
}
/** The joints of walls that public files show: a stud in a track, and blocking in a stud. */
const SHOWN: readonly JointKind[] = ['stud-track', 'block-end']
const JOINT_WORDS: Partial<Record<JointKind, string>> = {
  strap: 'with straps',
  'header-jack': 'of headers and jacks',
  'joist-end': 'of joists with rim tracks and headers',
  'block-end': 'of blocking',
  'track-end': 'of sill and head tracks with jambs',
  'stud-track': 'of studs and tracks',
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
  /** Pieces that are in no file, each with the reason: 'W1-2-31, W1-2-32 (header): …' */
  readonly leftOut: readonly string[]
  /** Joints that no dimple marks and service holes that are not struck, in words with the reason. */
  readonly unmarked: readonly string[]
}

/** Which panel is wanted, and for what. */
export interface MachineWish {
  readonly format: MachineFormat
  /** The panel's mark. */
  readonly panel: string
  /** The order's number. */
  readonly job: string
  /** '2026-11-28' */
  readonly on: string
}

/**
 * A wall panel or a floor for a shop's roll-former: one file for each of the machine's profiles, with the strikes of its tools, or everything
 * that is missing. Nothing is left out silently. Trusses are refused: their chords open out of the truss's plane, and both formats describe
 * pieces that open within it. @returns undefined when the frame has no such panel
 */
export function machineFiles(frame: ShopFrame, machine: RollFormer, wanted: MachineWish): MachineFiles | undefined {
  const panel = framePanels(frame.model).get(wanted.panel)
  if (!panel) return undefined
  const { sticks, leftOut, unmarked, problems } = sticksOf(frame, panel, machine)
  const tooled = sticks.map(({ stick, profile }) => ({ stick, profile, path: toolStick(stick, machine) }))
  const refused = [...problems, ...panelProblems(panel, wanted.format, sticks.length + problems.length)]
  const all = [...refused, ...tooled.flatMap(({ stick, path }) => toolingProblems(stick, path, machine))]
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

/** @param known its pieces that the formats can describe */
function panelProblems({ part }: ShopPanel, format: MachineFormat, known: number): string[] {
  if (part === 'truss') return [TRUSS_MISSING]
  if (known === 0) return ['The formats describe none of its pieces. The reasons are below.']
  return part === 'floor' && format === 'framecad-xml' ? ['No public file shows a floor in this format. Choose Howick CSV.'] : []
}

/** What a truss of these frames would need. Public files roll another kind, whose webs are swaged between chords that open within it. */
const TRUSS_MISSING =
  "Trusses are not rolled from these files. Missing for trusses with lapped webs: a label for pieces that open out of the plane of the truss, a joint for the end truss tool, which public files strike only at the ends of sloped webs between chords, what a WEB strike marks, and where dimples mark a web lapped on a chord. No public file and nothing in the machine's data gives them. Cut them by the panel sheets."

interface Taken {
  readonly sticks: { readonly stick: Stick; readonly profile: MachineProfile }[]
  readonly leftOut: readonly string[]
  readonly unmarked: readonly string[]
  readonly problems: readonly string[]
}

function sticksOf({ model, holes, serviceHolesMm }: ShopFrame, { pieces, part }: ShopPanel, machine: RollFormer): Taken {
  const solids = new Map(orientedSolids(pieces.map(({ member }) => member)).map((solid) => [solid.member.mark, solid]))
  const along = panelDirection(pieces.map(({ member }) => member))
  const joints = pieceJoints(model)
  const profiles = new Map<string, MachineProfile>(machine.profiles.map((each) => [each.profile, each]))
  const uses = part === 'floor' ? FLOOR_USES : USES
  const others = part === 'floor' ? [] : machine.serviceHolesMm.filter((height) => !serviceHolesMm.includes(height))
  const sticks: Taken['sticks'] = []
  const left = new Map<string, string[]>()
  const problems = new Set<string>()
  const beyond: string[] = []
  const unshown = new Map<JointKind, number>()
  const solid = new Map<string, string[]>()
  for (const { member, start, end } of pieces) {
    const use = uses[member.role]
    const box = solids.get(member.mark)
    const opens = box && opensInPanel(box, along)
    if (!use || !opens) {
      const why = `(${roleWords(member.role).toLowerCase()}): ${leftOutBecause(member, opens !== undefined)}`
      left.set(why, [...(left.get(why) ?? []), member.mark])
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
    for (const { kind, atFeet, other } of joints.get(member.mark) ?? [])
      if (use === 'Joist' || !SHOWN.includes(kind)) unshown.set(kind, (unshown.get(kind) ?? 0) + 1)
      else if (atFeet * MM_PER_FOOT < EDGE_MM || (member.lengthFeet - atFeet) * MM_PER_FOOT < EDGE_MM)
        beyond.push(`${member.mark} at ${other}`)
      else crossingsMm.push(atFeet * MM_PER_FOOT)
    const [from, to] = [millimeters(start), millimeters(end)]
    const own = holes?.get(member.mark)
    for (const { heightMm, why } of own?.solid ?? []) {
      const words = `Service hole ${heightMm} mm above the panel's foot: ${why}`
      solid.set(words, [...(solid.get(words) ?? []), member.mark])
    }
    sticks.push({
      stick: {
        ...{ mark: member.mark, use, start: from, end: to, opens, crossingsMm, lipMm: profile.lipMm },
        holesMm: own?.atMm ?? [],
      },
      profile,
    })
  }
  return {
    sticks,
    unmarked: [
      ...unmarkedWords(beyond, unshown),
      ...(others.length > 0 ? [`Service holes of this machine at ${others.join(', ')} mm: the order's panels have none there.`] : []),
      ...[...solid].map(([words, marks]) => `${words} Not in ${marks.join(', ')}.`),
    ],
    problems: [...problems],
    leftOut: [...left].map(([why, marks]) => `${marks.join(', ')} ${why}`),
  }
}

function leftOutBecause({ profile }: Member, opensWithin: boolean): string {
  if (profile.includes('FS')) return 'a strap is cut from sheet, not rolled.'
  return opensWithin
    ? 'no public file shows how it is tooled.'
    : 'it opens out of the plane of the panel, and both formats describe pieces that open within it.'
}

function unmarkedWords(beyond: readonly string[], unshown: ReadonlyMap<JointKind, number>): string[] {
  return [
    ...[...unshown].map(([kind, count]) => `${count} ${JOINT_WORDS[kind] ?? kind}: no public file shows their tooling.`),
    ...(beyond.length > 0 ? [`${beyond.length} with the screws beyond the end of the piece: ${beyond.join(', ')}.`] : []),
  ]
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
