import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { AdvancedAnswers } from '@framewell/domain/quotes/advancedQuote'
import { quoteFrame } from '@framewell/domain/quotes/quoteFrame'
import type { Priced } from '@framewell/domain/quotes/quoteLine'
import { usd } from '@framewell/domain/quotes/quoteWords'
import { useDeferredValue, useMemo } from 'react'
import { FramePicture } from '../frame/FramePicture'
import { WizardSummary } from '../wizard/WizardSummary'

interface AdvancedSummaryProps {
  book: PriceBook
  answers: AdvancedAnswers
  price: Priced
}

/** The frame of the house, and its estimate line by line. */
export const AdvancedSummary = ({ book, answers, price }: AdvancedSummaryProps) => {
  const { dimensions, framing } = answers
  // Typing stays quick: the frame is drawn again when there is time.
  const drawn = useDeferredValue(`${dimensions.length} ${dimensions.width} ${framing}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` stands for the answers that the frame follows
  const frame = useMemo(() => quoteFrame(book, { kind: 'advanced', answers }, null), [book, drawn])
  return (
    <WizardSummary
      label="Estimate"
      picture={
        <FramePicture
          frame={
            frame.layout
              ? {
                  layout: frame.layout,
                  label: `your house of ${dimensions.length} by ${dimensions.width} ft`,
                  assumptions: frame.assumptions,
                }
              : null
          }
          empty={frame.warnings.join(' ')}
        />
      }
      lines={price.lines.map(({ id, label, detail, amountCents }) => ({ id, label, detail, amount: usd(amountCents) }))}
      total={usd(price.totalCents)}
      totalLabel="Total estimate"
      note="An estimate. Site prep, permits and utilities are separate."
    />
  )
}
