import { grouped } from '../collections/grouped'
import type { FrameModel } from '../framing/frameModel'
import { hull } from '../framing/hull'
import type { FramePoint, Member } from '../framing/member'
import { onPanel } from '../framing/onPanel'
import { type OrientedSolid, orientedSolids, solidCorners } from '../framing/openSide'
import type { Room } from '../framing/room'
import { shopLength } from '../framing/shopLength'
import { panelDirection, shopPanels } from '../framing/shopPanels'
import { DxfFile, type DxfPoint } from './dxfFile'

/** One view: members projected to paper, feet. */
interface View {
  readonly title: string
  readonly solids: readonly OrientedSolid[]
  readonly project: (member: Member, point: FramePoint) => DxfPoint
  /** Whether every piece is labeled with its mark and length. */
  readonly labeled: boolean
  readonly rooms?: readonly Room[]
}

const SIDES = [
  ['Front elevation', 0, -1],
  ['Right elevation', 1, 0],
  ['Rear elevation', 0, 1],
  ['Left elevation', -1, 0],
] as const
const TEXT = 'TEXT'
const DIMENSIONS = 'DIMENSIONS'
const ROOMS = 'ROOMS'
const GAP_INCHES = 60
const LETTER_INCHES = 3
const TITLE_INCHES = 8
const ROOM_INCHES = 5
/** A letter's usual width for its height. */
const LETTER_SHARE = 0.8

/**
 * A frame as DXF in inches, side by side: a plan of each story, four elevations, and a sheet of each different panel with its dimensions and
 * each piece's mark and cut length. A layer for each role, `TEXT`, `DIMENSIONS` and `ROOMS`, the names of rooms. Panels run to the right as seen from outside.
 * @param status what is on record about its engineering review (`frameStatus`)
 */
export function frameDxf(model: FrameModel, title: string, status: string): string {
  const file = new DxfFile()
  let left = 0
  for (const view of viewsOf(model)) left += drawView(file, view, left) + GAP_INCHES
  file.text(TEXT, { x: 0, y: -GAP_INCHES - 2 * TITLE_INCHES }, TITLE_INCHES, `${title}. ${status} Inches.`)
  return file.toString()
}

function viewsOf(model: FrameModel): View[] {
  const solids = orientedSolids(model.members)
  const byMark = new Map(solids.map((solid) => [solid.member.mark, solid]))
  const isWall = ({ assembly }: Member) => assembly.part.endsWith('wall')
  const plans = Array.from(
    { length: model.layout.stories },
    (_, at): View => ({
      title: `Plan, story ${at + 1}`,
      solids: solids.filter(({ member }) => isWall(member) && member.assembly.story === at + 1),
      project: (_member, { x, y }) => ({ x, y }),
      labeled: false,
      rooms: model.layout.rooms?.filter(({ story }) => story === at + 1) ?? [],
    }),
  )
  const elevations = SIDES.map(
    ([title, outX, outY]): View => ({
      title,
      solids: solids.filter(({ member: { assembly } }) => {
        if (assembly.part === 'truss' || assembly.part === 'roof') return true
        return assembly.outward !== undefined && assembly.outward.x * outX + assembly.outward.y * outY > 0.5
      }),
      project: (_member, { x, y, z }) => ({ x: -outY * x + outX * y, y: z }),
      labeled: false,
    }),
  )
  const panels = shopPanels(model).map(({ marks, pieces }): View => {
    const direction = panelDirection(pieces.map(({ member }) => member))
    return {
      title: marks.length === 1 ? `Panel ${marks[0]}` : `Panels ${marks.join(', ')}`,
      solids: pieces.flatMap(({ member }) => byMark.get(member.mark) ?? []),
      project: (member, point) => {
        const { x, y } = onPanel(member, direction, point)
        return { x, y: -y }
      },
      labeled: true,
    }
  })
  return [...plans, ...elevations, ...panels]
}

/** Draws a view with its lower left corner at `left`, 0 and returns its width, inches. */
function drawView(file: DxfFile, { title, solids, project, labeled, rooms = [] }: View, left: number): number {
  const outlines = solids.map((solid) => ({ solid, points: hull(solidCorners(solid).map((corner) => project(solid.member, corner))) }))
  // Straps lie on the faces and are not part of a panel's size.
  const sized = outlines.filter(({ solid }) => !solid.member.profile.includes('FS'))
  const all = (sized.length > 0 ? sized : outlines).flatMap(({ points }) => points)
  if (all.length === 0) return 0
  const [low, high] = [extreme(Math.min, all), extreme(Math.max, all)]
  const onPaper = ({ x, y }: DxfPoint): DxfPoint => ({ x: left + (x - low.x) * 12, y: (y - low.y) * 12 })
  for (const { solid, points } of outlines) file.outline(solid.member.role.toUpperCase(), points.map(onPaper))
  if (labeled) label(file, solids, (member, point) => onPaper(project(member, point)))
  for (const { name, at } of rooms) {
    const { x, y } = onPaper(at)
    file.text(ROOMS, { x: x - (name.length * ROOM_INCHES * LETTER_SHARE) / 2, y }, ROOM_INCHES, name)
  }
  const [corner, far] = [onPaper(low), onPaper(high)]
  const words = (inches: number) => shopLength(inches)
  file.dimension(DIMENSIONS, corner, { x: far.x, y: corner.y }, -12, LETTER_INCHES, words(far.x - corner.x))
  if (far.y > corner.y) file.dimension(DIMENSIONS, corner, { x: corner.x, y: far.y }, -12, LETTER_INCHES, words(far.y - corner.y))
  file.text(TEXT, { x: left, y: -GAP_INCHES / 2 }, TITLE_INCHES, title)
  return far.x - left
}

/** The mark, profile and length of each piece at its middle; pieces behind one another share a label: `W1-1-59, -60 600S162-54 4'-3"`. */
function label(file: DxfFile, solids: readonly OrientedSolid[], place: (member: Member, point: FramePoint) => DxfPoint): void {
  const placed = solids.map(({ member }) => {
    const [start, end] = [place(member, member.start), place(member, member.end)]
    const degrees = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI
    const words = `${member.profile} ${shopLength(member.lengthFeet * 12)}`
    return { mark: member.mark, at: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }, degrees, words }
  })
  const places = grouped(placed, ({ at, degrees }) => [at.x, at.y, degrees].map((value) => value.toFixed(2)).join(' '))
  for (const here of places.values()) {
    const [first] = here
    if (!first) continue
    const words = [...grouped(here, (piece) => piece.words)].map(([own, pieces]) => `${marksWords(pieces.map(({ mark }) => mark))} ${own}`)
    file.text(TEXT, first.at, LETTER_INCHES / 2, words.join('; '), first.degrees)
  }
}

/** 'W1-1-59, -60' */
function marksWords([first = '', ...others]: readonly string[]): string {
  const panel = first.slice(0, first.lastIndexOf('-'))
  return [first, ...others.map((mark) => (mark.startsWith(`${panel}-`) ? mark.slice(panel.length) : mark))].join(', ')
}

function extreme(of: (...values: number[]) => number, points: readonly DxfPoint[]): DxfPoint {
  return points.reduce((best, { x, y }) => ({ x: of(best.x, x), y: of(best.y, y) }))
}
