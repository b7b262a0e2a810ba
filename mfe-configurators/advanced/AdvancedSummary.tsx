import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { usd } from '@framewell/domain/money/usd'
import { type AdvancedAnswers, DEFAULT_ADVANCED_ANSWERS, type Dimensions } from '@framewell/domain/quotes/advancedQuote'
import { frameOfSize } from '@framewell/domain/quotes/frameOfSize'
import type { Priced } from '@framewell/domain/quotes/quoteLine'
import { useDeferredValue, useMemo } from 'react'
import { FramePicture, FrameThumbnail } from '../frame/FramePicture'
import { WizardSummary } from '../wizard/WizardSummary'

interface AdvancedSummaryProps {
  book: PriceBook
  answers: AdvancedAnswers
  price: Priced
}

/** The building's frame, and its itemized estimate. */
export const AdvancedSummary = ({ book, answers, price }: AdvancedSummaryProps) => {
  // Keeps typing responsive: the frame redraws when there is time.
  const { dimensions, framing } = useDeferredValue(answers)
  const { length, width, squareFootage } = dimensions
  const { frame, missing } = useMemo(
    () => sizedFrame(book, { length, width, squareFootage }, framing),
    [book, length, width, squareFootage, framing],
  )
  return (
    <WizardSummary
      label="Estimate"
      picture={<FramePicture frame={frame} empty={missing} />}
      thumbnail={<FrameThumbnail frame={frame} empty={missing} />}
      lines={price.lines.map(({ id, label, detail, amountCents }) => ({ id, label, detail, amount: usd(amountCents) }))}
      total={usd(price.totalCents)}
      totalLabel="Total estimate"
      note="An estimate. Site prep, permits and utilities are separate."
    />
  )
}

function sizedFrame(book: PriceBook, dimensions: Dimensions, framing: string) {
  const answers = { ...DEFAULT_ADVANCED_ANSWERS, dimensions, framing }
  const { layout, assumptions, warnings } = frameOfSize(book, answers)
  const label = `your house of ${dimensions.length} by ${dimensions.width} ft`
  return { frame: layout && { layout, label, assumptions }, missing: warnings.join(' ') }
}
