import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { usd } from '@framewell/domain/money/usd'
import { type AdvancedAnswers, DEFAULT_ADVANCED_ANSWERS } from '@framewell/domain/quotes/advancedQuote'
import { frameOfSize } from '@framewell/domain/quotes/frameOfSize'
import type { Priced } from '@framewell/domain/quotes/quoteLine'
import { isReinforced } from '@framewell/domain/quotes/siteDesign'
import { useDeferredValue, useMemo } from 'react'
import { FramePicture, FrameThumbnail } from '../frame/FramePicture'
import { fixesLines } from '../structure/fixesLines'
import { AppliedFixes, HouseFix } from '../structure/HouseFix'
import type { FixesPrice } from '../structure/useFixesPrice'
import { WizardSummary } from '../wizard/WizardSummary'

interface AdvancedSummaryProps {
  book: PriceBook
  answers: AdvancedAnswers
  /** Without its fixes. */
  price: Priced
  fixes: FixesPrice
  /** Formatted. */
  total: string
}

/** The building's frame, and its itemized estimate. */
export const AdvancedSummary = ({ book, answers, price, fixes, total }: AdvancedSummaryProps) => {
  // Keeps typing responsive: the frame redraws when there is time.
  const { dimensions, foundation, framing, siteDesign } = useDeferredValue(answers)
  const { length, width, squareFootage } = dimensions
  const { frame, missing } = useMemo(
    () => sizedFrame(book, { dimensions: { length, width, squareFootage }, foundation, framing, siteDesign }),
    [book, length, width, squareFootage, foundation, framing, siteDesign],
  )
  return (
    <WizardSummary
      label="Estimate"
      picture={<FramePicture frame={frame} empty={missing} applyFix={HouseFix} />}
      thumbnail={<FrameThumbnail frame={frame} empty={missing} />}
      lines={price.lines.flatMap(({ id, label, detail, amountCents }) => {
        const line = { id, label, detail, amount: usd(amountCents) }
        return id === answers.framing ? [line, ...fixesLines(answers.siteDesign, fixes)] : [line]
      })}
      total={total}
      totalLabel="Total estimate"
      note="An estimate. Site prep, permits and utilities are separate."
    >
      {isReinforced(answers) ? <AppliedFixes problem={fixes.problem} /> : null}
    </WizardSummary>
  )
}

function sizedFrame(book: PriceBook, house: Pick<AdvancedAnswers, 'dimensions' | 'foundation' | 'framing' | 'siteDesign'>) {
  const { dimensions } = house
  const { layout, assumptions, warnings } = frameOfSize(book, { ...DEFAULT_ADVANCED_ANSWERS, ...house })
  const label = `your house of ${dimensions.length} by ${dimensions.width} ft`
  return { frame: layout && { layout, label, assumptions }, missing: warnings.join(' ') }
}
