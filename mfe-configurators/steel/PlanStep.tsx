import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import type { SteelConfiguration, UploadedPlan } from '@framewell/domain/quotes/steelConfiguration'
import { later } from '@framewell/remote-kit/shell/later'
import { useSearchParams } from 'react-router-dom'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { CatalogPlans } from './CatalogPlans'

interface PlanStepProps {
  plans: readonly DrawnPlan[]
  configuration: SteelConfiguration
  onSelect: (drawn: DrawnPlan) => void
  onUpload: (plan: UploadedPlan) => void
}

const UploadPlan = later(
  async () => (await import('./UploadPlan')).UploadPlan,
  <LoadingArea label="Loading the form">
    <Skeleton shape="block" height="28rem" />
  </LoadingArea>,
)

const TABS = ['catalog', 'upload'] as const

/** Step 0: a plan of the catalog or an uploaded one. The open tab is in the URL. */
export const PlanStep = ({ plans, configuration, onSelect, onUpload }: PlanStepProps) => {
  const [address, setAddress] = useSearchParams()
  const asked = TABS.find((tab) => tab === address.get('tab'))
  const open = (tab: string) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now)
        next.set('tab', tab)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Tabs
      label="Where the plan comes from"
      value={asked ?? configuration.planType ?? 'catalog'}
      onValueChange={open}
      tabs={[
        {
          value: 'catalog',
          label: 'Select from Catalog',
          content: (
            <CatalogPlans
              plans={plans}
              selected={configuration.planType === 'catalog' ? configuration.selectedPlan : null}
              onSelect={onSelect}
            />
          ),
        },
        {
          value: 'upload',
          label: 'Upload Custom Plan',
          content: <UploadPlan uploaded={configuration.planType === 'upload' ? configuration.uploadedPlan : null} onUpload={onUpload} />,
        },
      ]}
    />
  )
}
