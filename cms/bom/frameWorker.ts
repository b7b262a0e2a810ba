import type { SetFacts } from '@framewell/domain/drawingSet/setFacts'
import { frameDxf } from '@framewell/domain/export/frameDxf'
import { frameIfc } from '@framewell/domain/export/frameIfc'
import type { CutListOptions } from '@framewell/domain/framing/cutList'
import { frameModel } from '@framewell/domain/framing/frameModel'
import type { Layout } from '@framewell/domain/framing/layout'
import type { PanelBasis } from '@framewell/domain/framing/panelLimits'
import { panelListCsv } from '@framewell/domain/framing/panelListCsv'
import { shopFrame } from '@framewell/domain/framing/shopFrame'
import type { DesignLoads } from '@framewell/domain/structure/site'
import { verdictsInWords } from '@framewell/domain/structure/verdictsInWords'
import { answerOrders } from '../platform/threads/answerOrders'
import { drawingSetPdf } from './drawingSetPdf'

/** One file of a frame to write. */
export type FrameOrder = ProgramOrder | SetOrder | ListOrder

/** A drawing set. */
interface SetOrder {
  readonly format: 'pdf'
  readonly layout: Layout
  readonly facts: SetFacts
}

/** Every piece by its panel, as CSV. */
interface ListOrder {
  readonly format: 'panel-list'
  readonly layout: Layout
  readonly basis: PanelBasis | null
  readonly options: CutListOptions
}

/** A file for other programs. */
interface ProgramOrder {
  readonly format: 'dxf' | 'ifc'
  readonly layout: Layout
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
export type FrameBytes = Uint8Array<ArrayBuffer>

/** The program of the thread that writes frames' files (`writeFrameAside`). */
answerOrders<FrameOrder, FrameBytes>(
  async (order) => {
    if (order.format === 'pdf') return new Uint8Array(await drawingSetPdf(frameModel(order.layout), order.facts))
    if (order.format === 'panel-list')
      return new TextEncoder().encode(panelListCsv(shopFrame(frameModel(order.layout), order.basis), order.options))
    const { format, layout, name, now, basis, site, review, isApproved } = order
    const ordered = frameModel(layout)
    const { model, holes, orderedMarks } = shopFrame(ordered, basis)
    const text =
      format === 'dxf'
        ? frameDxf(model, name, review, isApproved)
        : frameIfc(model, { project: name, now, verdictOf: verdictsInWords(ordered, site, orderedMarks), holes, review, isApproved })
    return new TextEncoder().encode(text)
  },
  (bytes) => [bytes.buffer],
)
