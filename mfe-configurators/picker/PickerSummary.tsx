import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { applyFrameOptions } from '@framewell/domain/framing/applyFrameOptions'
import { usd } from '@framewell/domain/money/usd'
import { type PickerChoices, pickerFrameEffect } from '@framewell/domain/quotes/pickerEstimate'
import type { Priced } from '@framewell/domain/quotes/quoteLine'
import { useMemo } from 'react'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { FramePicture, FrameThumbnail } from '../frame/FramePicture'
import { WizardSummary } from '../wizard/WizardSummary'
import { estimateAmount } from './estimateAmount'

interface PickerSummaryProps {
  drawn: DrawnPlan
  book: PriceBook
  choices: PickerChoices
  price: Priced
}

/** The plan's frame with the chosen framing, and the itemized estimate. */
export const PickerSummary = ({ drawn: { plan }, book, choices, price }: PickerSummaryProps) => {
  const frame = useMemo(
    () => ({
      layout: applyFrameOptions(plan.layout, pickerFrameEffect(book, choices.framing)),
      listed: plan.layout,
      label: plan.name,
      assumptions: [],
    }),
    [plan, book, choices.framing],
  )
  return (
    <WizardSummary
      label={`Estimate for ${plan.name}`}
      picture={<FramePicture frame={frame} />}
      thumbnail={<FrameThumbnail frame={frame} />}
      lines={price.lines.map((line) => ({ id: line.id, label: line.label, amount: estimateAmount(line) }))}
      total={usd(price.totalCents)}
      note="The final quote may vary by location, supplier or engineering review. Freight is based on ZIP code."
    />
  )
}
