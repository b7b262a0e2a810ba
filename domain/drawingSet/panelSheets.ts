import { builtUpMembers } from '../framing/builtUp'
import type { FrameModel } from '../framing/frameModel'
import { type OrientedSolid, orientedSolids } from '../framing/openSide'
import type { PanelSchedule } from '../framing/panelSchedule'
import { roleWords } from '../framing/roleWords'
import { shopLength } from '../framing/shopLength'
import { type ShopPanel, shopPanels } from '../framing/shopPanels'
import { figure as pounds } from '../numbers/figure'
import { drawPanel, PANEL_MARGIN, pieceNumber } from './panelFigure'
import { DRAWING_AREA, type Measure, type PaperBox, ROW, type SheetContent } from './paper'
import { scaleFor } from './scale'
import { flowTables, type Schedule } from './tables'
import { TITLE_STRIP, viewTitle } from './viewTitle'

const PARTS: Readonly<Record<ShopPanel['part'], string>> = {
  floor: 'Floor, from above',
  'exterior-wall': 'Exterior wall, seen from outside',
  'interior-wall': 'Partition',
  truss: 'Truss',
  roof: 'Loose roof members, from above',
}
const NOUNS: Readonly<Record<ShopPanel['part'], string>> = {
  floor: 'Floor',
  'exterior-wall': 'Panel',
  'interior-wall': 'Panel',
  truss: 'Truss',
  roof: 'Roof pieces',
}
const LOWEST_FIGURE = 300
/** Points to the foot at which every number can be read: 3/8 in. */
const LARGE_ENOUGH = 27

/** What panel sheets need of a frame. */
export interface PanelContext {
  readonly model: FrameModel
  readonly schedule: PanelSchedule
  readonly typeOf: ReadonlyMap<string, string>
  /** How each piece's ends are cut, by its mark. */
  readonly endsOf: ReadonlyMap<string, string>
  readonly measure: Measure
}

/** The sheets of every different panel: its picture with dimensions and numbers, and the list of its pieces, which may need more sheets. */
export function panelSheets(context: PanelContext): { readonly marks: readonly string[]; readonly sheets: SheetContent[] }[] {
  const solids = new Map(orientedSolids(context.model.members).map((solid) => [solid.member.mark, solid]))
  return shopPanels(context.model).map((panel) => ({ marks: panel.marks, sheets: sheetsOf(panel, solids, context) }))
}

function sheetsOf(panel: ShopPanel, solids: ReadonlyMap<string, OrientedSolid>, context: PanelContext): SheetContent[] {
  const { marks, part, loose, pieces, lengthFeet, heightFeet } = panel
  const [mark = ''] = marks
  const cut = pieces[0]?.member.assembly.cutFrom !== undefined
  const noun = loose ? 'Loose pieces' : part === 'floor' && cut ? 'Floor cassette' : NOUNS[part]
  const title = marks.length > 1 ? `${noun} ${mark} to ${marks.at(-1)}: ${marks.length} alike` : `${noun} ${mark}`
  const alone = { ...DRAWING_AREA, height: DRAWING_AREA.height - TITLE_STRIP }
  const foot = listArea(pieces.length)
  const shared = { ...alone, height: foot.y - DRAWING_AREA.y - 8 }
  const scaleIn = (box: PaperBox) =>
    scaleFor(
      { width: lengthFeet, height: heightFeet },
      { width: box.width - PANEL_MARGIN.left - PANEL_MARGIN.right, height: box.height - PANEL_MARGIN.top - PANEL_MARGIN.bottom },
      3 / 4,
    )
  const fits = foot.height < DRAWING_AREA.height - TITLE_STRIP - LOWEST_FIGURE
  const together = fits && (scaleIn(shared).pointsPerFoot >= LARGE_ENOUGH || scaleIn(shared).words === scaleIn(alone).words)
  const listed = flowTables([listOf(panel, context)], context.measure, (sheet) => (together && sheet === 0 ? foot : DRAWING_AREA))
  const [first, others] = together ? [listed[0] ?? [], listed.slice(1)] : [[], listed]
  const box = together ? shared : alone
  const scale = scaleIn(box)
  const figure = drawPanel(panel, solids, context, box, scale.pointsPerFoot)
  const weight = context.schedule.panels.find((each) => each.mark === mark)?.shippedPounds ?? 0
  const notes = [
    `${PARTS[part]}${loose ? ', pieces that are set on site' : ''}, ${shopLength(lengthFeet * 12)} by ${shopLength(heightFeet * 12)}, ${pieces.length} pieces, ${pounds(Math.ceil(weight))} lb shipped, each.`,
    ...(marks.length > 1 ? [`Alike: ${marks.join(', ')}. The pieces’ marks are those of ${mark}.`] : []),
    'Lengths are between the work points of the model.',
  ]
  return [
    { title, scale: scale.words, blocks: [figure.block(), ...first, viewTitle(title, scale.words, notes, context.measure)] },
    ...others.map((tables) => ({ title: `${title}, pieces`, scale: 'None', blocks: tables })),
  ]
}

/** At the sheet's foot, above the title: as high as two columns of the list need, at most what the picture leaves. */
function listArea(pieces: number): PaperBox {
  const bottom = DRAWING_AREA.y + DRAWING_AREA.height - TITLE_STRIP
  const height = Math.min(40 + (Math.ceil(pieces / 2) + 2) * ROW, bottom - DRAWING_AREA.y - LOWEST_FIGURE)
  return { ...DRAWING_AREA, y: bottom - height, height }
}

function listOf({ marks, pieces }: ShopPanel, { model, typeOf, endsOf }: PanelContext): Schedule {
  const builtUp = builtUpMembers(model.members)
  return {
    title: `Pieces of ${marks[0]}`,
    columns: [
      { heading: 'No.' },
      { heading: 'Type' },
      { heading: 'Role' },
      { heading: 'Profile' },
      { heading: 'Length', align: 'end' },
      { heading: 'From left', align: 'end' },
      { heading: 'Ends' },
      { heading: 'Built up with' },
    ],
    rows: pieces.map(({ member, fromLeftFeet }) => [
      pieceNumber(member),
      typeOf.get(member.mark) ?? '',
      roleWords(member.role),
      member.profile,
      shopLength(member.lengthFeet * 12),
      shopLength(Math.max(0, fromLeftFeet * 12)),
      endsOf.get(member.mark) ?? '',
      (builtUp.get(member.mark) ?? []).flatMap((ply) => (ply === member ? [] : [pieceNumber(ply)])).join(', '),
    ]),
  }
}
