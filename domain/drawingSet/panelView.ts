import { builtUpMembers } from '../framing/builtUp'
import type { FrameModel } from '../framing/frameModel'
import type { Member } from '../framing/member'
import type { OrientedSolid } from '../framing/openSide'
import type { PanelSchedule } from '../framing/panelSchedule'
import type { PieceHoles } from '../framing/pieceHoles'
import { roleWords } from '../framing/roleWords'
import { shopLength } from '../framing/shopLength'
import type { ShopPanel } from '../framing/shopPanels'
import type { Size } from './packing'
import { drawPanel, panelMargin, pieceNumber } from './panelFigure'
import { LETTER, LINE, type Measure, type PaperBox, type SheetBlock } from './paper'
import type { Scale } from './scale'
import { type ColumnsPart, columnsOf, type Schedule, wrapped } from './tables'
import { tenths } from './tenths'
import { wordsAt } from './viewTitle'

const PARTS: Readonly<Record<ShopPanel['part'], string>> = {
  floor: 'Floor, from above',
  'exterior-wall': 'Exterior wall, seen from outside',
  'interior-wall': 'Partition',
  truss: 'Truss',
  roof: 'Loose roof members, from above',
}
const TITLE_LETTER = 12.5
const TITLE_HEIGHT = 20
/** Lines of notes are no longer than this. */
const WIDEST_NOTE = 560
/** A view is at least as wide as its notes can be read. */
const LEAST_WIDTH = 250
const GAP = 14
const MOST_COLUMNS = 3
/** Of a column beside another. */
const LEAST_ROWS = 4

/** What panel sheets need of a frame. */
export interface PanelContext {
  readonly model: FrameModel
  readonly schedule: PanelSchedule
  readonly typeOf: ReadonlyMap<string, string>
  /** How each piece's ends are cut, by its mark. */
  readonly endsOf: ReadonlyMap<string, string>
  /** Service holes of each stud, by its mark. */
  readonly holes: ReadonlyMap<string, PieceHoles>
  readonly measure: Measure
}

/** A panel's picture with its title, and the list of its pieces beside it or under it. */
export interface PanelView {
  readonly panel: ShopPanel
  readonly noun: string
  /** The sizes that the picture and its list can have together at a scale. */
  readonly together: (scale: Scale) => readonly Size[]
  /** Of the picture alone with its title. */
  readonly picture: (scale: Scale) => Size
  /** The list alone, in parts of a sheet. */
  readonly lists: readonly ListPart[]
  /** @param arrangement index of the size in `together`; 'picture' for the picture alone */
  readonly draw: (box: PaperBox, scale: Scale, arrangement: number | 'picture') => SheetBlock[]
}

/** Rows of a panel's list. */
export interface ListPart {
  readonly sizes: readonly Size[]
  /** @param arrangement index of the size */
  readonly draw: (box: PaperBox, arrangement: number) => SheetBlock[]
}

export function panelView(panel: ShopPanel, noun: string, solids: ReadonlyMap<string, OrientedSolid>, context: PanelContext): PanelView {
  const { model, measure } = context
  const margin = panelMargin(panel, model)
  const parts = columnsOf(listOf(panel, context), MOST_COLUMNS, measure)
  const countsOf = (part: ColumnsPart) =>
    Array.from({ length: MOST_COLUMNS }, (_, at) => at + 1).filter((count) => count === 1 || part.rows / count >= LEAST_ROWS)
  const title = titleOf(panel, noun)
  const notes = notesOf(panel, context)
  const pictureSize = ({ pointsPerFoot }: Scale): Size => ({
    width: panel.lengthFeet * pointsPerFoot + margin.left + margin.right,
    height: panel.heightFeet * pointsPerFoot + margin.top + margin.bottom,
  })
  const lines = (width: number) => notes.flatMap((note) => wrapped(note, Math.min(width, WIDEST_NOTE), LETTER, measure))
  const wordsHeight = (width: number) => TITLE_HEIGHT + (lines(width).length + 1) * LINE
  const wide = ({ width }: Size) => Math.max(width, LEAST_WIDTH, measure(title, TITLE_LETTER, 'display'))
  const arrangements = (scale: Scale) => {
    const picture = pictureSize(scale)
    const [list] = parts
    if (!list || parts.length > 1) return []
    return countsOf(list).flatMap((count) => {
      const size = list.size(count)
      const stacked = Math.max(wide(picture), size.width)
      const besideHeight = picture.height + wordsHeight(wide(picture))
      return [
        { list, count, beside: false, width: stacked, height: picture.height + wordsHeight(stacked) + GAP / 2 + size.height },
        { list, count, beside: true, width: wide(picture) + GAP + size.width, height: Math.max(besideHeight, size.height) },
      ]
    })
  }
  const draw: PanelView['draw'] = (box, scale, arrangement) => {
    const picture = pictureSize(scale)
    const chosen = arrangement === 'picture' ? undefined : arrangements(scale)[arrangement]
    const width = chosen?.beside ? wide(picture) : box.width
    const place = { x: box.x + (width - picture.width) / 2, y: box.y, ...picture }
    const figure = drawPanel(panel, solids, context, place, scale.pointsPerFoot)
    const top = box.y + picture.height
    const texts = [
      wordsAt(title, box.x, top + TITLE_HEIGHT / 2 - 2, { size: TITLE_LETTER, face: 'display' }),
      ...[`Scale: ${scale.words}`, ...lines(width)].map((line, at) => wordsAt(line, box.x, top + TITLE_HEIGHT + (at + 0.4) * LINE)),
    ]
    const under = { x: box.x, y: top + wordsHeight(width) + GAP / 2 }
    const tables = chosen?.list.tables(chosen.count, chosen.beside ? { x: box.x + width + GAP, y: box.y } : under) ?? []
    return [figure.block(), { kind: 'words', heading: title, lines: texts }, ...tables]
  }
  return {
    panel,
    noun,
    together: arrangements,
    picture: (scale) => {
      const picture = pictureSize(scale)
      return { width: wide(picture), height: picture.height + wordsHeight(wide(picture)) }
    },
    lists: parts.map((part) => ({
      sizes: countsOf(part).map(part.size),
      draw: (box, at) => part.tables(countsOf(part)[at] ?? 1, box),
    })),
    draw,
  }
}

function titleOf({ marks }: ShopPanel, noun: string): string {
  const [mark = ''] = marks
  return marks.length > 1 ? `${noun} ${mark} to ${marks.at(-1)}: ${marks.length} alike` : `${noun} ${mark}`
}

function notesOf({ marks, part, loose, pieces, lengthFeet, heightFeet }: ShopPanel, { model, schedule, endsOf }: PanelContext): string[] {
  const { pitchIn12 } = model.layout.roof
  const [mark = ''] = marks
  const weight = schedule.panels.find((each) => each.mark === mark)?.shippedPounds ?? 0
  const size = `${shopLength(lengthFeet * 12)} by ${shopLength(heightFeet * 12)}`
  const ends = allSquare(pieces, endsOf) ? ' All ends are cut square.' : ''
  const slope = pieces.some(({ member }) => member.role === 'top-chord')
    ? ` Slope ${pitchIn12} in 12. Its heights are above the plates.`
    : ''
  return [
    `${PARTS[part]}${loose ? ', pieces that are set on site' : ''}, ${size}, ${pieces.length} pieces, ${tenths(weight)} lb shipped, each.${ends}${slope}`,
    ...(marks.length > 1 ? [`Alike: ${marks.join(', ')}. The pieces’ marks are those of ${mark}.`] : []),
  ]
}

/** Ends of a truss's top chords are below the plates. */
const signedLength = (inches: number) => (inches < -1 / 32 ? `−${shopLength(-inches)}` : shopLength(Math.max(0, inches)))

const SQUARE = 'square / square'
const allSquare = (pieces: ShopPanel['pieces'], endsOf: PanelContext['endsOf']) =>
  pieces.every(({ member }) => (endsOf.get(member.mark) ?? SQUARE) === SQUARE)

function listOf({ marks, part, pieces }: ShopPanel, { model, typeOf, endsOf, holes }: PanelContext): Schedule {
  const builtUp = builtUpMembers(model.members)
  const others = (member: Member) => (builtUp.get(member.mark) ?? []).flatMap((ply) => (ply === member ? [] : [pieceNumber(ply)]))
  const withEnds = !allSquare(pieces, endsOf)
  const holesOf = (member: Member) => holes.get(member.mark)?.atMm ?? []
  const withHoles = pieces.some(({ member }) => holesOf(member).length > 0)
  return {
    title: `Pieces of ${marks[0]}`,
    columns: [
      { heading: 'No.' },
      { heading: 'Type' },
      { heading: 'Role' },
      { heading: 'Profile' },
      { heading: 'Length', align: 'end' },
      { heading: 'From left', align: 'end' },
      { heading: part === 'truss' ? 'Above plates' : 'From foot', align: 'end' },
      ...(withEnds ? [{ heading: 'Ends' }] : []),
      ...(withHoles ? [{ heading: 'Holes from start' }] : []),
    ],
    rows: pieces.map(({ member, fromLeftFeet, fromFootFeet }) => [
      pieceNumber(member),
      typeOf.get(member.mark) ?? '',
      [roleWords(member.role), ...(others(member).length > 0 ? [`with ${others(member).join(', ')}`] : [])].join(' '),
      member.profile,
      shopLength(member.lengthFeet * 12),
      shopLength(Math.max(0, fromLeftFeet * 12)),
      signedLength(fromFootFeet * 12),
      ...(withEnds ? [endsOf.get(member.mark) ?? ''] : []),
      ...(withHoles
        ? [
            holesOf(member)
              .map((at) => shopLength(at / 25.4))
              .join(', '),
          ]
        : []),
    ]),
  }
}
