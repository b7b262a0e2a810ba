import { opensLeftward } from '../../framing/labelSide'
import type { RollFormer } from './rollFormer'

export const TOOLS = ['DIMPLE', 'LIP_CUT', 'SWAGE', 'NOTCH', 'SERVICE_HOLE'] as const
export type Tool = (typeof TOOLS)[number]

/** What a piece is in its panel: of a wall by the words of FRAMECAD's format; 'Joist' is any piece of a floor. */
export type StickUse = 'BottomPlate' | 'TopPlate' | 'HeadPlate' | 'Sill' | 'Stud' | 'Nog' | 'Joist'

/** A piece in its panel's elevation, of a floor in its plan: millimeters, x from its left end, y up from its foot. */
export interface Stick {
  readonly mark: string
  readonly use: StickUse
  readonly start: { readonly x: number; readonly y: number }
  readonly end: { readonly x: number; readonly y: number }
  readonly opens: 'left' | 'right' | 'up' | 'down'
  /** From the start to where the centerlines of other pieces meet it. */
  readonly crossingsMm: readonly number[]
  readonly lipMm: number
  /** Service holes, from the start. */
  readonly holesMm: readonly number[]
}

export interface Strike {
  readonly tool: Tool
  /** From the piece's start. */
  readonly atMm: number
}

/** A piece as a machine rolls it. */
export interface ToolPath {
  readonly lengthMm: number
  /** Whether the section opens to the left of its direction: 'flipped' in FRAMECAD's files, LABEL_NRM in Howick's. */
  readonly flipped: boolean
  readonly strikes: readonly Strike[]
}

/** A joint this near an end belongs to the end: half of the widest flange that machines of this kind roll, and the clearance. */
const END_MM = 40
const OVER_OPENING: readonly StickUse[] = ['HeadPlate', 'Sill']
const ENDS_IN_ANOTHER: readonly StickUse[] = ['Stud', 'Nog']

/**
 * Where a machine's tools strike a piece. The rules are those that hold in the public files of two panels that a factory rolled
 * (joeblew999/opcua-howick, dev/fixtures/Gerard_25032026): a dimple at every joint; lips cut where a piece passes between a track's or a
 * stud's ends, and at the machine's offset from a track's ends; the ends of studs and blocking swaged. No public
 * file shows a floor of joists, so its pieces are cut to length and not tooled.
 */
export function toolStick(stick: Stick, machine: RollFormer): ToolPath {
  const lengthMm = Math.hypot(stick.end.x - stick.start.x, stick.end.y - stick.start.y)
  const crossings = distinct(stick.crossingsMm)
  const inner = crossings.filter((at) => at > END_MM && at < lengthMm - END_MM)
  const bothEnds = (offset: number) => (offset > 0 ? [offset, lengthMm - offset] : [])
  const isTrack = !ENDS_IN_ANOTHER.includes(stick.use)
  const at: Record<Tool, readonly number[]> = {
    DIMPLE: crossings,
    LIP_CUT:
      stick.lipMm === 0 || stick.use === 'Nog'
        ? []
        : [...(isTrack ? bothEnds(machine.lipCutMm) : []), ...(machine.lipCutMm > 0 ? inner : [])],
    SWAGE: isTrack ? [] : bothEnds(machine.swageMm),
    NOTCH: OVER_OPENING.includes(stick.use) ? bothEnds(machine.notchMm) : [],
    SERVICE_HOLE: stick.holesMm,
  }
  const tools = stick.use === 'Joist' ? [] : TOOLS
  const strikes = tools.flatMap((tool) => [...at[tool]].sort((a, b) => a - b).map((atMm) => ({ tool, atMm })))
  return { lengthMm, flipped: opensLeftward(stick.start, stick.end, stick.opens), strikes }
}

/** Why a machine cannot roll a piece as tooled; empty when it can. */
export function toolingProblems({ mark }: Stick, { lengthMm, strikes }: ToolPath, machine: RollFormer): string[] {
  const length = `${lengthMm.toFixed(1)} mm`
  const problems: string[] = []
  if (lengthMm < machine.shortestMm) problems.push(`${mark} is ${length} long; the shortest piece is ${machine.shortestMm} mm.`)
  if (lengthMm > machine.longestMm) problems.push(`${mark} is ${length} long; the longest piece is ${machine.longestMm} mm.`)
  for (const [index, { tool, atMm }] of strikes.entries()) {
    if (atMm < 0 || atMm > lengthMm) problems.push(`${mark}: ${tool} at ${atMm.toFixed(2)} mm is beyond the piece.`)
    const before = strikes[index - 1]
    if (before?.tool === tool && atMm - before.atMm < machine.leastDistanceMm)
      problems.push(
        `${mark}: ${tool} at ${before.atMm.toFixed(2)} and ${atMm.toFixed(2)} mm are closer than ${machine.leastDistanceMm} mm.`,
      )
  }
  return problems
}

/** Positions in order, without those that are the same to a hundredth of a millimeter. */
function distinct(positions: readonly number[]): number[] {
  return [...new Map(positions.map((at) => [at.toFixed(2), at])).values()].sort((a, b) => a - b)
}
