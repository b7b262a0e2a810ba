import type { PlanPrices, PriceBook } from '@framewell/domain/catalog/priceBook'
import { DraftGate } from '@framewell/remote-kit/drafts/DraftGate'
import { useSharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CatalogLoading } from '../catalog/CatalogLoading'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { PlanNotFound } from '../catalog/PlanNotFound'
import { usePlans } from '../catalog/usePlans'
import { usePriceBook } from '../catalog/usePriceBook'
import { WizardSkeleton } from '../wizard/WizardSkeleton'
import { PlanQuoteWizard } from './PlanQuoteWizard'
import { planQuoteDraftSource } from './planQuoteDraft'

/** The default plan, as specified. */
const DEFAULT_PLAN = 'the-bova-plan'

/** /simple-configurator?plan=: three choices to the price of a finished house. */
export const SimpleConfigurator = () => {
  const [address] = useSearchParams()
  const plans = usePlans()
  const book = usePriceBook()
  if (!plans.data || !book.data) return <CatalogLoading queries={[plans, book]} />
  const planId = address.get('plan') || DEFAULT_PLAN
  const drawn = plans.data.find(({ plan }) => plan.id === planId)
  const prices = book.data.plans.find(({ id, developmentBasePriceCents }) => id === planId && developmentBasePriceCents !== null)
  if (!drawn || !prices) return <PlanNotFound />
  return <OfPlan key={planId} drawn={drawn} prices={prices} book={book.data} />
}

const OfPlan = ({ drawn, prices, book }: { drawn: DrawnPlan; prices: PlanPrices; book: PriceBook }) => {
  const source = useMemo(() => planQuoteDraftSource(drawn.plan.id), [drawn.plan.id])
  const draft = useSharedDraft(source)
  return (
    <DraftGate draft={draft} waiting={<WizardSkeleton label="Opening the saved configuration" />}>
      <PlanQuoteWizard drawn={drawn} prices={prices} book={book} draft={draft} />
    </DraftGate>
  )
}
