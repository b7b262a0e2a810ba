import { FOUNDATION_OF_OPTION } from '../catalog/foundationOfOption'
import type { PriceBook } from '../catalog/priceBook'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { foundationAssumptions } from '../framing/foundationWords'
import { hasFixes } from '../framing/frameFixes'
import { frameWarnings } from '../framing/frameWarnings'
import { AREA_SQUARE_FEET, houseDimensionsSchema } from '../framing/houseDimensions'
import type { Layout } from '../framing/layout'
import { layoutForDimensions } from '../framing/layoutForDimensions'
import { figure } from '../numbers/figure'
import type { AdvancedAnswers } from './advancedQuote'
import type { SteelConfiguration } from './steelConfiguration'

/** The frame a quote is drawn with, its assumptions, and reasons for an engineering review. */
export interface QuoteFrame {
  /** Null when nothing can be drawn. */
  readonly layout: Layout | null
  readonly assumptions: readonly string[]
  readonly warnings: readonly string[]
}

/** The frame of a house by its size, with its fixes. Apart from other quotes' frames, whose check no browser loads. */
export function frameOfSize(book: PriceBook, { dimensions, foundation, framing, siteDesign }: AdvancedAnswers): QuoteFrame {
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
        `A house of ${figure(length)} by ${figure(width)} ft and ${figure(squareFootage)} sq ft is outside the range that our framing rules can draw: an engineer draws its frame.`,
      ],
    }
  }
  const assumed = layoutForDimensions(house.data, FOUNDATION_OF_OPTION[foundation])
  const configured = applyFrameOptions(assumed.layout, book.advanced.framings.find(({ id }) => id === framing)?.frame ?? {})
  const layout = siteDesign && hasFixes(siteDesign.fixes) ? applyFrameOptions(configured, siteDesign.fixes) : configured
  return { layout, assumptions: [...assumed.assumptions, ...foundationAssumptions(layout)], warnings: frameWarnings(layout) }
}

/** An estimate of the frame of uploaded drawings from their floor area; no layout without an area that our framing rules can draw. */
export function frameOfUpload(
  book: PriceBook,
  { uploadedPlan, steelFrame }: Pick<SteelConfiguration, 'uploadedPlan' | 'steelFrame'>,
): QuoteFrame {
  const house = houseDimensionsSchema.safeParse({ squareFeet: uploadedPlan?.squareFeet ?? undefined })
  if (!house.success) return { layout: null, assumptions: [], warnings: [UPLOAD_NOT_DRAWN] }
  const assumed = layoutForDimensions(house.data)
  const layout = applyFrameOptions(assumed.layout, book.steel.steelFrame.find(({ id }) => id === steelFrame)?.frame ?? {})
  return {
    layout,
    assumptions: ['The drawing is an estimate from the floor area.', ...assumed.assumptions],
    warnings: [UPLOAD_NOT_DRAWN, ...frameWarnings(layout)],
  }
}

const UPLOAD_NOT_DRAWN = 'The frame of the uploaded plan itself is not drawn yet.'
