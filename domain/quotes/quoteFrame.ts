import type { PriceBook } from '../catalog/priceBook'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { frameWarnings } from '../framing/frameWarnings'
import type { Layout } from '../framing/layout'
import { figure } from '../numbers/figure'
import { designed } from '../structure/designed'
import { frameOfSize, type QuoteFrame } from './frameOfSize'
import type { QuoteInputs } from './quote'

/** `planLayout` is the layout of the catalog plan in the answers; null without one. */
export function quoteFrame(book: PriceBook, inputs: QuoteInputs, planLayout: Layout | null): QuoteFrame {
  if (inputs.kind === 'advanced') return frameOfSize(book, inputs.answers)
  if (inputs.kind === 'steel' && inputs.answers.planType === 'upload') return UPLOADED
  if (inputs.kind === 'lots') return LOTS
  if (!planLayout) return { layout: null, assumptions: [], warnings: [] }
  if (inputs.kind === 'plan') {
    const plan = book.plans.find(({ id }) => id === inputs.answers.planId)
    return {
      // The plan's kit is designed for its site; the finished house is larger.
      layout: { ...planLayout, designSite: undefined },
      assumptions: [
        `The drawing is the frame of the plan's kit of ${figure(plan?.squareFeet ?? 0)} sq ft; the finished house has ${figure(plan?.developmentSquareFeet ?? 0)} sq ft.`,
      ],
      warnings: [...frameWarnings(planLayout), ...(inputs.answers.choice1 === 'tough' ? [EXTREME_WEATHER] : [])],
    }
  }
  const frame = book.steel.steelFrame.find(({ id }) => id === inputs.answers.steelFrame)?.frame
  const layout = designed(applyFrameOptions(planLayout, frame ?? {}))
  return { layout, assumptions: [], warnings: frameWarnings(layout) }
}

const UPLOADED: QuoteFrame = {
  layout: null,
  assumptions: ['The frame is drawn from the uploaded plan after this quote.'],
  warnings: ['The frame of an uploaded plan is not known yet.'],
}
const LOTS: QuoteFrame = {
  layout: null,
  assumptions: ['Each lot has the frame of its plan, mirrored where its line says so. It is drawn with the order that calls the lot off.'],
  warnings: [],
}
const EXTREME_WEATHER = "Extreme weather is chosen: the site's wind speed and snow load decide on connections and bracing."
