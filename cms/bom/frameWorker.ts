import { RecentByText } from '@framewell/domain/collections/RecentByText'
import type { SetFacts } from '@framewell/domain/drawingSet/setFacts'
import { frameDxf } from '@framewell/domain/export/frameDxf'
import { frameIfc } from '@framewell/domain/export/frameIfc'
import { type MachineWish, machineFiles } from '@framewell/domain/export/machine/machineFiles'
import type { RollFormer } from '@framewell/domain/export/machine/rollFormer'
import { type CutListOptions, cutList, frameStatus } from '@framewell/domain/framing/cutList'
import { cutListCsv } from '@framewell/domain/framing/cutListCsv'
import { type FrameModel, frameModel } from '@framewell/domain/framing/frameModel'
import type { Layout } from '@framewell/domain/framing/layout'
import type { PanelBasis } from '@framewell/domain/framing/panelLimits'
import { panelListCsv } from '@framewell/domain/framing/panelListCsv'
import { type ShopFrame, shopFrame } from '@framewell/domain/framing/shopFrame'
import type { Pin, ReviewView } from '@framewell/domain/orders/engineering/pin'
import { getReviewDrawing } from '@framewell/domain/orders/engineering/reviewCalls'
import { placeRefusal, reviewDrawing, viewsOf } from '@framewell/domain/orders/engineering/reviewDrawing'
import { type FrameSize, isFramedAs } from '@framewell/domain/orders/frozenOrder'
import { checkPanelOnMachine } from '@framewell/domain/orders/machineCalls'
import { getOrderPanels } from '@framewell/domain/orders/panelCalls'
import { projectNeeds } from '@framewell/domain/orders/projectNeeds'
import type { DesignLoads } from '@framewell/domain/structure/site'
import { verdictsInWords } from '@framewell/domain/structure/verdictsInWords'
import { framePieces } from '../catalog/framePieces'
import { answerOrders } from '../platform/threads/answerOrders'
import { drawingSetPdf } from './drawingSetPdf'

/** What is wanted of a frame. */
export type FrameWish = SetWish | ProgramWish | PanelListWish | CutListWish | PanelsWish | PanelOnMachine | ViewWish | PlaceWish | NeedsWish

/** A frame, and what is wanted of it. */
export interface FrameOrder {
  readonly layout: Layout
  /** What an order's frame must still come to: under other rules than those it was ordered by, its pieces would be made wrong. */
  readonly ordered?: FrameSize
  readonly wish: FrameWish
}

/** A drawing set. */
interface SetWish {
  readonly format: 'pdf'
  readonly facts: SetFacts
}

/** A file for other programs. */
interface ProgramWish {
  readonly format: 'dxf' | 'ifc'
  readonly name: string
  /** Date of the file (ISO 8601). */
  readonly now: string
  /** What its walls are cut by, for the shop that makes it; null for whole walls. */
  readonly basis: PanelBasis | null
  /** The site that an IFC file's verdicts are for. */
  readonly site: DesignLoads | undefined
  /** What is on record about its engineering review, in words. */
  readonly review: string
  /** Whether that is a valid approval of exactly this model. */
  readonly isApproved: boolean
}

/** Every piece by its panel, as CSV. */
interface PanelListWish {
  readonly format: 'panel-list'
  readonly basis: PanelBasis | null
  readonly options: CutListOptions
}

/** Every piece, as CSV. */
interface CutListWish {
  readonly format: 'cut-list'
  readonly options: CutListOptions
}

/** The panels of an order, as the answer of their call. */
interface PanelsWish {
  readonly format: 'panels'
  readonly basis: PanelBasis
  readonly fixed: boolean
}

/** A panel for a roll-former: what is missing and left out as the answer of its call, or one of its files. */
interface PanelOnMachine {
  readonly format: 'machine'
  readonly panel: MachineWish
  readonly basis: PanelBasis
  readonly machine: RollFormer
  /** The file of one machine profile. */
  readonly code?: string | undefined
}

/** A drawing of a frame under review, as the answer of its call. */
interface ViewWish {
  readonly format: 'view'
  readonly view: ReviewView
}

/** Why a question cannot be about this member or place, as JSON. */
interface PlaceWish {
  readonly format: 'place'
  readonly member: string | undefined
  readonly pin: Pin | undefined
}

/** What it needs of its shop, as JSON. */
interface NeedsWish {
  readonly format: 'needs'
}

export type FrameBytes = Uint8Array<ArrayBuffer>
/** Other: an order's frame that has other pieces by today's rules. Missing: the frame has no such panel, file or drawing. */
export type FrameAnswer = FrameBytes | 'other' | 'missing'

/** The last frames: a shop asks for the panels, lists and machine files of an order one after the other. */
const frames = new RecentByText<FrameModel>(2)

/** The program of the thread that makes frames' files and answers about orders' frames (`askFrame`). */
answerOrders<FrameOrder, FrameAnswer>(
  async ({ layout, ordered, wish }) => {
    const text = JSON.stringify(layout)
    const model = frames.keep(text, frames.get(text) ?? frameModel(layout))
    if (ordered && !isFramedAs(ordered, framePieces(model))) return 'other'
    if (wish.format === 'pdf') return new Uint8Array(await drawingSetPdf(model, wish.facts))
    const file = textOf(model, wish)
    return file === undefined ? 'missing' : new TextEncoder().encode(file)
  },
  (answer) => (typeof answer === 'string' ? [] : [answer.buffer]),
)

function textOf(model: FrameModel, wish: Exclude<FrameWish, SetWish>): string | undefined {
  switch (wish.format) {
    case 'dxf':
    case 'ifc':
      return programText(model, wish)
    case 'panel-list':
      return panelListCsv(shopFrame(model, wish.basis), wish.options)
    case 'cut-list':
      return cutListCsv(cutList(model, wish.options))
    case 'panels':
      return panelsText(shopFrame(model, wish.basis), wish)
    case 'machine':
      return machineText(shopFrame(model, wish.basis), wish)
    case 'view':
      return viewText(model, wish)
    case 'needs':
      return JSON.stringify(projectNeeds(model))
    case 'place':
      return JSON.stringify(placeRefusal(model, wish.member, wish.pin) ?? null)
  }
}

function programText(ordered: FrameModel, { format, name, now, basis, site, review, isApproved }: ProgramWish): string {
  const { model, holes, orderedMarks, added } = shopFrame(ordered, basis)
  const status = frameStatus(review, isApproved, added.length)
  if (format === 'dxf') return frameDxf(model, name, status)
  return frameIfc(model, { project: name, now, verdictOf: verdictsInWords(ordered, site, orderedMarks), holes, status, isApproved })
}

function panelsText({ schedule, added }: ShopFrame, { basis, fixed }: PanelsWish): string {
  const answer = {
    basis,
    fixed,
    panels: schedule.panels,
    bundles: schedule.bundles,
    added: { pieces: added.length, pounds: added.reduce((sum, { weightPounds }) => sum + weightPounds, 0) },
  }
  return JSON.stringify(getOrderPanels.output.parse(answer))
}

function machineText(frame: ShopFrame, { panel, machine, code }: PanelOnMachine): string | undefined {
  const found = machineFiles(frame, machine, panel)
  if (code === undefined) return found && JSON.stringify(checkPanelOnMachine.output.parse(found))
  return found?.files.find((file) => file.code === code)?.text
}

function viewText(model: FrameModel, { view }: ViewWish): string | undefined {
  const views = viewsOf(model)
  return views.includes(view) ? JSON.stringify(getReviewDrawing.output.parse({ drawing: reviewDrawing(model, view), views })) : undefined
}
