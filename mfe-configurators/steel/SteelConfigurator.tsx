import { Button } from '@framewell/design-system/elements/button/Button'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { DraftGate } from '@framewell/remote-kit/drafts/DraftGate'
import { useSharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { CatalogLoading } from '../catalog/CatalogLoading'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { PlanNotFound } from '../catalog/PlanNotFound'
import { usePlans } from '../catalog/usePlans'
import { usePriceBook } from '../catalog/usePriceBook'
import { WizardSkeleton } from '../wizard/WizardSkeleton'
import { SteelWizard } from './SteelWizard'
import { STEEL_DRAFT } from './steelDraft'
import { usePlanInAddress } from './usePlanInAddress'

/** /steel-configurator, and /configurator without a plan. */
export const SteelConfigurator = () => {
  const plans = usePlans()
  const book = usePriceBook()
  if (!plans.data || !book.data) return <CatalogLoading queries={[plans, book]} />
  return <Ready plans={plans.data} book={book.data} />
}

const Ready = ({ plans, book }: { plans: readonly DrawnPlan[]; book: PriceBook }) => {
  const draft = useSharedDraft(STEEL_DRAFT)
  const { unknownPlan, forgetPlan } = usePlanInAddress(
    plans.map(({ plan }) => plan),
    draft.change,
  )
  if (unknownPlan !== null) {
    return (
      <PlanNotFound>
        <Button onClick={forgetPlan}>Choose a plan here</Button>
      </PlanNotFound>
    )
  }
  return (
    <DraftGate draft={draft} waiting={<WizardSkeleton label="Opening the saved configuration" />}>
      <SteelWizard plans={plans} book={book} draft={draft} />
    </DraftGate>
  )
}
