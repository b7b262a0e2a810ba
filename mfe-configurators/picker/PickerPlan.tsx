import { Button } from '@framewell/design-system/elements/button/Button'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { DraftGate } from '@framewell/remote-kit/drafts/DraftGate'
import { useSharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { useMemo } from 'react'
import { CatalogLoading } from '../catalog/CatalogLoading'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { PlanNotFound } from '../catalog/PlanNotFound'
import { usePlans } from '../catalog/usePlans'
import { usePriceBook } from '../catalog/usePriceBook'
import { WizardSkeleton } from '../wizard/WizardSkeleton'
import { PickerWizard } from './PickerWizard'
import { PICKER_LIST } from './pickerAddress'
import { pickerDraft } from './pickerDraft'

/** The steps of one plan, or a note that the plan does not exist. */
export const PickerPlan = ({ planId }: { planId: string }) => {
  const plans = usePlans()
  const book = usePriceBook()
  if (!plans.data || !book.data) return <CatalogLoading queries={[plans, book]} />
  const drawn = plans.data.find(({ plan }) => plan.id === planId)
  const priced = book.data.plans.some(({ id }) => id === planId)
  if (!drawn || !priced) {
    return (
      <PlanNotFound>
        <Button href={PICKER_LIST}>Pick another plan</Button>
      </PlanNotFound>
    )
  }
  return <Ready drawn={drawn} book={book.data} />
}

const Ready = ({ drawn, book }: { drawn: DrawnPlan; book: PriceBook }) => {
  const source = useMemo(() => pickerDraft(book, drawn.plan.id), [book, drawn.plan.id])
  const draft = useSharedDraft(source)
  return (
    <DraftGate draft={draft} waiting={<WizardSkeleton label="Opening the saved configuration" />}>
      <PickerWizard drawn={drawn} book={book} draft={draft} />
    </DraftGate>
  )
}
