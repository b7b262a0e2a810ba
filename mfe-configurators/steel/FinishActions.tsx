import { Button } from '@framewell/design-system/elements/button/Button'
import { UPLOADED_PLAN_ID } from '@framewell/domain/bom/bomPlan'
import { type Cents, dollarsOfCents } from '@framewell/domain/money/cents'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import type { SharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useSetAtom } from 'jotai'
import { FileText, ListChecks } from 'lucide-react'
import { bomConfigurationAtom } from '../bom/bomConfiguration'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { OrderConfiguration } from '../quotes/OrderConfiguration'

interface FinishActionsProps {
  plans: readonly DrawnPlan[]
  configuration: SteelConfiguration
  draft: SharedDraft<SteelConfiguration>
  totalCents: Cents
  onQuote: () => void
  /** What the main button does already. */
  below: 'credit' | 'quote' | 'quoted' | 'order'
}

/** Footer buttons for what a finished configuration can become besides the main button's next step, always visible. */
export const FinishActions = ({ plans, configuration, draft, totalCents, onQuote, below }: FinishActionsProps) => {
  const { navigate, toast } = useShell()
  const handOver = useSetAtom(bomConfigurationAtom)
  const generateBom = () => {
    const plan = bomPlan(plans, configuration)
    if (!plan) return
    const kept = handOver({ plan, configuration, totalPrice: dollarsOfCents(totalCents) })
    if (kept) navigate('/bom-generator')
    else {
      toast({
        title: 'Configuration not handed over',
        description: 'This browser does not store data between pages. Allow it to store data for this site and try again.',
        tone: 'destructive',
      })
    }
  }
  return (
    <>
      <Button icon={<ListChecks />} onClick={generateBom}>
        Generate BOM
      </Button>
      {below === 'quote' ? null : (
        <Button icon={<FileText />} onClick={onQuote}>
          Get a quote
        </Button>
      )}
      {configuration.planType === 'catalog' && below !== 'order' ? <OrderConfiguration draft={draft} totalCents={totalCents} /> : null}
    </>
  )
}

function bomPlan(plans: readonly DrawnPlan[], { planType, selectedPlan, uploadedPlan }: SteelConfiguration) {
  if (planType === 'upload') {
    return uploadedPlan ? { id: UPLOADED_PLAN_ID, name: uploadedPlan.name, squareFeet: uploadedPlan.squareFeet } : null
  }
  const plan = plans.find((drawn) => drawn.plan.id === selectedPlan)?.plan
  return plan ? { id: plan.id, name: plan.name, squareFeet: plan.squareFeet } : null
}
