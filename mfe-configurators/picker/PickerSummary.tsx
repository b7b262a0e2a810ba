import type { Layout } from '@framewell/domain/framing/layout'
import type { PickerChoices } from '@framewell/domain/quotes/pickerChoices'
import type { Priced } from '@framewell/domain/quotes/quoteLine'
import { isReinforced } from '@framewell/domain/quotes/siteDesign'
import { useMemo } from 'react'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { FramePicture, FrameThumbnail } from '../frame/FramePicture'
import { fixesLines } from '../structure/fixesLines'
import { AppliedFixes, HouseFix } from '../structure/HouseFix'
import type { FixesPrice } from '../structure/useFixesPrice'
import { WizardSummary } from '../wizard/WizardSummary'
import { estimateAmount } from './estimateAmount'

interface PickerSummaryProps {
  drawn: DrawnPlan
  /** Of the choices, with their fixes. */
  layout: Layout
  choices: PickerChoices
  /** Without the fixes. */
  price: Priced
  fixes: FixesPrice
  /** Formatted. */
  total: string
}

/** The plan's frame with the chosen framing, and the itemized estimate. */
export const PickerSummary = ({ drawn: { plan }, layout, choices, price, fixes, total }: PickerSummaryProps) => {
  const frame = useMemo(
    () => ({
      layout,
      listed: plan.layout,
      label: plan.name,
      assumptions: [],
    }),
    [plan, layout],
  )
  return (
    <WizardSummary
      label={`Estimate for ${plan.name}`}
      picture={<FramePicture frame={frame} applyFix={HouseFix} />}
      thumbnail={<FrameThumbnail frame={frame} plan={plan} />}
      lines={price.lines.flatMap((line) => {
        const shown = { id: line.id, label: line.label, amount: estimateAmount(line) }
        return line.id === choices.framing ? [shown, ...fixesLines(choices.siteDesign, fixes)] : [shown]
      })}
      total={total}
      note="The final quote may vary by location, supplier or engineering review. Freight is based on ZIP code."
    >
      {isReinforced(choices) ? <AppliedFixes problem={fixes.problem} /> : null}
    </WizardSummary>
  )
}
