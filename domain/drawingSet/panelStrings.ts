import type { FrameModel } from '../framing/frameModel'
import type { FramePoint, Member, MemberRole } from '../framing/member'
import { onPanel } from '../framing/onPanel'
import { openingName } from '../framing/openingName'
import { profileSize } from '../framing/profile'
import { panelDirection, type ShopPanel } from '../framing/shopPanels'
import { pointAt, type WallRun, wallRuns } from '../framing/wallRuns'
import { overOpening } from '../framing/wallUprights'
import type { PaperSpot } from './paper'

/** A string of dimensions beside a panel. */
export interface PanelString {
  /** On the panel's paper along the string, feet, y down. */
  readonly stops: readonly number[]
  /** Which of a wall's openings it measures, where they differ. */
  readonly label?: string
}

/** The strings on each side of a panel, from the nearest. */
export interface PanelStrings {
  readonly left: readonly PanelString[]
  readonly right: readonly PanelString[]
  readonly top: readonly PanelString[]
  readonly bottom: readonly PanelString[]
}

/** Where points of the frame are on a panel's paper: feet from its left end and foot, y down. */
export function inPanel({ pieces }: ShopPanel): (member: Member, point: FramePoint) => PaperSpot {
  const along = panelDirection(pieces.map(({ member }) => member))
  const [one] = pieces
  const start = one ? onPanel(one.member, along, one.member.start) : { x: 0, y: 0 }
  const [dx, dy] = [(one?.start.x ?? 0) - start.x, (one?.start.y ?? 0) - start.y]
  return (member, point) => {
    const { x, y } = onPanel(member, along, point)
    return { x: x + dx, y: y + dy }
  }
}

/** What a panel is set out and assembled by: heights of openings and straps, places of openings, a truss's span, heel and panel points. */
export function panelStrings(panel: ShopPanel, model: FrameModel): PanelStrings {
  const { part, loose, lengthFeet, heightFeet } = panel
  const whole: PanelStrings = { left: [], top: [], right: [{ stops: [0, -heightFeet] }], bottom: [{ stops: [0, lengthFeet] }] }
  if (loose) return whole
  if (part.endsWith('wall')) return wallStrings(panel, model, whole)
  if (part === 'truss') return trussStrings(panel, whole)
  return part === 'floor' ? floorStrings(panel, model, whole) : whole
}

interface PanelOpening {
  readonly run: WallRun
  readonly opening: WallRun['openings'][number]
  readonly index: number
  /** On the panel's paper. */
  readonly from: PaperSpot
  readonly to: PaperSpot
}

/** A wall's openings within a panel: those whose kings it has. */
export function openingsOf(panel: ShopPanel, model: FrameModel): PanelOpening[] {
  const { part, pieces } = panel
  const member = pieces[0]?.member
  if (!member || !part.endsWith('wall')) return []
  const { mark, cutFrom } = member.assembly
  const run = wallRuns(model.layout).find(({ assembly }) => assembly.mark === (cutFrom ?? mark))
  if (!run) return []
  const kings = pieces.filter((piece) => piece.member.role === 'king-stud').map((piece) => piece.member)
  const place = inPanel(panel)
  return run.openings.flatMap((opening, index) => {
    const { fromFeet, widthFeet, sillFeet, headFeet } = opening
    const inside = kings.some(({ start }) => {
      const t = (start.x - run.start.x) * run.along.x + (start.y - run.start.y) * run.along.y
      return Math.abs(t - fromFeet) < 1
    })
    const point = (t: number, z: number) => place(member, { ...pointAt(run, t), z: run.baseFeet + z })
    return inside ? [{ run, opening, index, from: point(fromFeet, sillFeet), to: point(fromFeet + widthFeet, headFeet) }] : []
  })
}

const ROWS: readonly MemberRole[] = ['bridging', 'blocking']

function wallStrings(panel: ShopPanel, model: FrameModel, whole: PanelStrings): PanelStrings {
  const { pieces, lengthFeet, heightFeet } = panel
  const rows = pieces.filter(({ member }) => ROWS.includes(member.role)).map(({ start }) => start.y)
  const openings = openingsOf(panel, model)
  const heights = openings.map(({ run, opening, index }) => {
    const { sillFeet, headFeet } = opening
    const header = run.bearing ? [overOpening(opening, run, model.layout)] : []
    return { name: openingName(run.assembly.mark, index), stops: [0, sillFeet, headFeet, ...header, heightFeet].map((feet) => -feet) }
  })
  const edges = openings.flatMap(({ from, to }) => [from.x, to.x])
  return {
    ...whole,
    left: rows.length > 0 ? [{ stops: [0, ...rows, -heightFeet] }] : [],
    right: [...different(heights), ...whole.right],
    bottom: [...(edges.length > 0 ? [{ stops: [0, ...edges, lengthFeet] }] : []), ...whole.bottom],
  }
}

/** One string for all openings whose heights it has. */
function different(heights: readonly { readonly name: string; readonly stops: readonly number[] }[]): PanelString[] {
  const groups: { readonly stops: readonly number[]; readonly names: string[] }[] = []
  for (const { name, stops } of heights.toSorted((a, b) => new Set(b.stops).size - new Set(a.stops).size)) {
    const same = groups.find((group) => stops.every((stop) => group.stops.some((other) => Math.abs(other - stop) < NOISE_FEET)))
    if (same) same.names.push(name)
    else groups.push({ stops, names: [name] })
  }
  return groups.map(({ stops, names }) => {
    const [first = '', ...others] = names.toSorted()
    const label = [first, ...others.map((name) => name.slice(name.lastIndexOf('.')))].join(', ')
    return groups.length > 1 ? { stops, label } : { stops }
  })
}

const NOISE_FEET = 1e-4

/** Span and overhangs, heel and rise over the plates, and where webs or gable studs meet the chords. */
function trussStrings({ pieces, datum, lengthFeet }: ShopPanel, whole: PanelStrings): PanelStrings {
  const ofRole = (...roles: readonly MemberRole[]) => pieces.filter(({ member }) => roles.includes(member.role))
  const [bottom] = ofRole('bottom-chord')
  const chords = ofRole('top-chord').map(({ member, start, end }) => {
    const [low, high] = start.y > end.y ? [start, end] : [end, start]
    const slope = (high.y - low.y) / Math.abs(high.x - low.x)
    return { low, high, slope, half: (profileSize(member.profile).depthFeet * Math.hypot(1, slope)) / 2 }
  })
  const right = chords.reduce<(typeof chords)[number] | undefined>(
    (best, chord) => (best && best.low.x > chord.low.x ? best : chord),
    undefined,
  )
  if (!bottom || !right) return whole
  const [from, to] = [Math.min(bottom.start.x, bottom.end.x), Math.max(bottom.start.x, bottom.end.x)]
  const depth = profileSize(bottom.member.profile).depthFeet
  const webs = ofRole('web', 'gable-stud')
    .map(({ start, end }) => (start.y > end.y ? { foot: start, head: end } : { foot: end, head: start }))
    // The posts over the walls are at the chord's ends.
    .filter(({ foot }) => foot.x > from + depth && foot.x < to - depth)
  const joints = webs.map(({ foot }) => foot.x)
  const isGable = ofRole('web').length === 0
  return {
    left: [],
    top: [{ stops: [0, ...(isGable ? [] : webs.map(({ head }) => head.x)), right.high.x, lengthFeet] }],
    right: [
      {
        stops: [datum.y, right.low.y + right.slope * Math.abs(to - right.low.x) - right.half, right.high.y - right.half],
      },
    ],
    bottom: [
      ...(joints.length > 0 ? [{ stops: [0, from, ...joints, to, lengthFeet] }] : []),
      { stops: [0, from, to, lengthFeet] },
      ...whole.bottom,
    ],
  }
}

/** Where the openings of a floor begin and end. */
function floorStrings(panel: ShopPanel, model: FrameModel, whole: PanelStrings): PanelStrings {
  const corners = floorOpeningsOf(panel, model).flat()
  if (corners.length === 0) return whole
  return {
    ...whole,
    right: [{ stops: [0, ...corners.map(({ y }) => y), -panel.heightFeet] }, ...whole.right],
    bottom: [{ stops: [0, ...corners.map(({ x }) => x), panel.lengthFeet] }, ...whole.bottom],
  }
}

/** The openings within a floor or cassette: two opposite corners of each. */
export function floorOpeningsOf(panel: ShopPanel, { layout }: FrameModel): (readonly [PaperSpot, PaperSpot])[] {
  const member = panel.pieces[0]?.member
  if (!member || panel.part !== 'floor' || panel.loose) return []
  const place = inPanel(panel)
  const isInside = ({ x, y }: PaperSpot) => x > 0 && x < panel.lengthFeet && y < 0 && y > -panel.heightFeet
  return layout.floorOpenings.flatMap(({ story, from, to }) => {
    const corners = [place(member, { ...from, z: 0 }), place(member, { ...to, z: 0 })] as const
    return story === member.assembly.story && corners.every(isInside) ? [corners] : []
  })
}
