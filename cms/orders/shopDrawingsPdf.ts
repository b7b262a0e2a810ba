import { cutList, PRELIMINARY_HEADING } from '@framewell/domain/framing/cutList'
import { feetInches } from '@framewell/domain/framing/feetInches'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { keyPlan } from '@framewell/domain/framing/keyPlan'
import type { Layout } from '@framewell/domain/framing/layout'
import { NOT_REVIEWED, notCheckedWords } from '@framewell/domain/framing/notChecked'
import { panelDrawing } from '@framewell/domain/framing/panelDrawing'
import { overLimitWords, PANEL_NOTES, type PanelBasis, panelBasisWords } from '@framewell/domain/framing/panelLimits'
import type { PanelSchedule } from '@framewell/domain/framing/panelSchedule'
import { shopFrame } from '@framewell/domain/framing/shopFrame'
import { shopLength } from '@framewell/domain/framing/shopLength'
import { type ShopPanel, shopPanels } from '@framewell/domain/framing/shopPanels'
import { figure } from '@framewell/domain/numbers/figure'
import type { ReviewStatus } from '@framewell/domain/orders/engineering/reviewState'
import { type Issuer, letterhead } from '../platform/pdf/letterhead'
import type { PdfSheet } from '../platform/pdf/PdfSheet'
import { callout, factRow, heading, paragraph } from '../platform/pdf/pdfBlocks'
import { pdfDrawing } from '../platform/pdf/pdfDrawing'
import { TEXT } from '../platform/pdf/pdfStyle'
import { pdfTable } from '../platform/pdf/pdfTable'
import { writePdf } from '../platform/pdf/writePdf'

const PLAN_HEIGHT = 330
const PANEL_HEIGHT = 300
const PARTS: Readonly<Record<ShopPanel['part'], string>> = {
  floor: 'Floor, from above',
  'exterior-wall': 'Exterior wall, seen from outside',
  'interior-wall': 'Partition',
  truss: 'Truss',
  roof: 'Loose roof members, from above',
}

export interface ShopDrawings {
  readonly number: string
  readonly title: string
  readonly revision: number
  readonly placedAt: string
  readonly layout: Layout
  readonly basis: PanelBasis | null
  readonly issuer: Issuer
  readonly review: Pick<ReviewStatus, 'state' | 'words'>
}

/** Shop drawings of the ordered frame: the plan, then a sheet for every panel with each piece numbered as on the cut list. */
export function shopDrawingsPdf({ number, title, revision, placedAt, layout, basis, issuer, review }: ShopDrawings): Promise<Buffer> {
  const frame = shopFrame(frameModel(layout), basis)
  const { model } = frame
  const panels = shopPanels(model)
  const ends = new Map(
    cutList(model, { project: number, revision: String(revision) }).rows.map(({ pieceMark, endCuts }) => [pieceMark, endCuts]),
  )
  const facts = {
    title: `Shop drawings ${number}`,
    subject: title,
    author: issuer.name,
    createdAt: new Date(placedAt),
    // Repeated on every sheet, because sheets are used separately in a shop.
    foot: `${number}, revision ${revision}. ${PRELIMINARY_HEADING}. ${review.state === 'approved' ? 'Not the sealed set' : NOT_REVIEWED}.`,
  }
  return writePdf(facts, (sheet) => {
    letterhead(sheet, issuer)
    sheet.text('H1', `Shop drawings ${number}`, TEXT.title)
    sheet.space(2)
    paragraph(sheet, title)
    callout(sheet, PRELIMINARY_HEADING, [
      notCheckedWords(undefined, review.words),
      'Lengths are between the work points of the model.',
      ...(basis ? PANEL_NOTES : []),
    ])
    sheet.space(8)
    const panelCount = frame.schedule.panels.filter(({ loose }) => !loose).length
    factRow(sheet, [
      { name: 'Revision', value: String(revision) },
      { name: 'Panels', value: `${panelCount} in ${frame.schedule.bundles.length} bundles, on ${panels.length} sheets` },
      { name: 'Pieces', value: figure(model.members.length) },
    ])
    paragraph(sheet, panelBasisWords(basis))
    for (let story = 1; story <= layout.stories; story += 1) {
      heading(sheet, layout.stories > 1 ? `Plan of story ${story}` : 'Plan')
      pdfDrawing(sheet, keyPlan(model, story), PLAN_HEIGHT)
    }
    panelTable(sheet, frame.schedule, basis)
    for (const panel of panels) panelSheet(sheet, panel, ends)
  })
}

/** Every panel in the order in which it is set, with what it weighs on the hook and where it belongs. */
function panelTable(sheet: PdfSheet, { panels }: PanelSchedule, basis: PanelBasis | null): void {
  sheet.nextPage()
  heading(sheet, 'Panels in erection order')
  pdfTable(
    sheet,
    [
      { heading: 'Panel', share: 1.4 },
      { heading: 'Length', share: 1, align: 'end' },
      { heading: 'Height', share: 1, align: 'end' },
      { heading: 'Shipped lb', share: 1, align: 'end' },
      { heading: 'Bundle', share: 1.6 },
      { heading: 'Beside', share: 2 },
      { heading: 'Over its limits', share: 1.8 },
    ],
    panels.map(({ mark, loose, lengthFeet, heightFeet, shippedPounds, bundle, neighbors, beyond }) => ({
      cells: [
        loose ? `${mark}, loose` : mark,
        shopLength(lengthFeet * 12),
        loose ? '' : shopLength(heightFeet * 12),
        figure(Math.ceil(shippedPounds)),
        bundle,
        neighbors.join(', '),
        basis ? beyond.map((limit) => overLimitWords(limit, basis.limits)).join(', ') : '',
      ],
    })),
  )
}

function panelSheet(sheet: PdfSheet, panel: ShopPanel, ends: ReadonlyMap<string, string>): void {
  const { marks, part, loose, pieces, lengthFeet, heightFeet } = panel
  const [mark = ''] = marks
  sheet.nextPage()
  heading(sheet, marks.length > 1 ? `${mark} to ${marks.at(-1)}: ${marks.length} alike` : mark)
  paragraph(
    sheet,
    `${PARTS[part]}${loose ? ', pieces that are set on site' : ''}, ${feetInches(lengthFeet)} by ${feetInches(heightFeet)}, ${pieces.length} pieces each.`,
  )
  if (marks.length > 2) paragraph(sheet, `Identical panels: ${marks.join(', ')}.`)
  sheet.space(6)
  pdfDrawing(sheet, panelDrawing(panel), PANEL_HEIGHT)
  sheet.space(10)
  pdfTable(
    sheet,
    [
      { heading: 'Piece', share: 1.1 },
      { heading: 'Role', share: 1.5 },
      { heading: 'Profile', share: 1.4 },
      { heading: 'Length', share: 1.2, align: 'end' },
      { heading: 'From left', share: 1.2, align: 'end' },
      { heading: 'Ends', share: 2 },
    ],
    pieces.map(({ member, fromLeftFeet }) => ({
      cells: [
        member.mark,
        member.role.replaceAll('-', ' '),
        member.profile,
        shopLength(member.lengthFeet * 12),
        shopLength(fromLeftFeet * 12),
        ends.get(member.mark) ?? '',
      ],
    })),
  )
}
