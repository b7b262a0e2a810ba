import { FOUNDATION_OF_OPTION } from '../catalog/foundationOfOption'
import type { PriceBook } from '../catalog/priceBook'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { foundationAssumptions } from '../framing/foundationWords'
import { frameWarnings } from '../framing/frameWarnings'
import { AREA_SQUARE_FEET, houseDimensionsSchema } from '../framing/houseDimensions'
import type { Layout } from '../framing/layout'
import { layoutForDimensions } from '../framing/layoutForDimensions'
import { figure } from '../numbers/figure'
import { designed } from '../structure/designed'
import type { AdvancedAnswers } from './advancedQuote'
import type { QuoteInputs } from './quote'

/** The frame a quote is drawn with, its assumptions, and reasons for an engineering review. */
export interface QuoteFrame {
  /** Null when nothing can be drawn: an uploaded plan has its own drawings. */
  readonly layout: Layout | null
  readonly assumptions: readonly string[]
  readonly warnings: readonly string[]
}

/** `planLayout` is the layout of the catalog plan in the answers; null without one. */
export function quoteFrame(book: PriceBook, inputs: QuoteInputs, planLayout: Layout | null): QuoteFrame {
  if (inputs.kind === 'advanced') return sizedFrame(book, inputs.answers)
  if (inputs.kind === 'steel' && inputs.answers.planType === 'upload') return UPLOADED
  if (inputs.kind === 'lots') return LOTS
  if (!planLayout) return { layout: null, assumptions: [], warnings: [] }
  if (inputs.kind === 'plan') {
    const plan = book.plans.find(({ id }) => id === inputs.answers.planId)
    return {
      // The plan's kit is designed for its site; the finished house is larger.
      layout: { ...planLayout, designSite: undefined },
      assumptions: [
        `The drawing is the frame of the plan's kit of ${grouped(plan?.squareFeet ?? 0)} sq ft; the finished house has ${grouped(plan?.developmentSquareFeet ?? 0)} sq ft.`,
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

function sizedFrame(book: PriceBook, { dimensions, foundation, framing }: AdvancedAnswers): QuoteFrame {
  const { length, width, squareFootage } = dimensions
  const house = houseDimensionsSchema.safeParse({
    lengthFeet: length,
    widthFeet: width,
    // Areas below the rules' minimum still have outside dimensions, which win anyway.
    ...(squareFootage < AREA_SQUARE_FEET.min ? {} : { squareFeet: squareFootage }),
  })
  if (!house.success) {
    return {
      layout: null,
      assumptions: [],
      warnings: [
        `A house of ${grouped(length)} by ${grouped(width)} ft and ${grouped(squareFootage)} sq ft is outside the range that our framing rules can draw: an engineer draws its frame.`,
      ],
    }
  }
  const assumed = layoutForDimensions(house.data, FOUNDATION_OF_OPTION[foundation])
  const layout = applyFrameOptions(assumed.layout, book.advanced.framings.find(({ id }) => id === framing)?.frame ?? {})
  return { layout, assumptions: [...assumed.assumptions, ...foundationAssumptions(layout)], warnings: frameWarnings(layout) }
}

const grouped = (value: number) => figure(value)
