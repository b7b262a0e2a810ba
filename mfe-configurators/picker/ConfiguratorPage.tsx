import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { WizardSkeleton } from '../wizard/WizardSkeleton'

const SteelConfigurator = lazy(async () => ({ default: (await import('../steel/SteelConfigurator')).SteelConfigurator }))
const PlanPicker = lazy(async () => ({ default: (await import('./PlanPicker')).PlanPicker }))

/** /configurator: the plan picker where the address names a plan or a production, else the steel configurator [R1]. */
export const ConfiguratorPage = () => {
  const [address] = useSearchParams()
  const picking = address.has('plan') || address.has('production')
  return (
    <Suspense fallback={<WizardSkeleton label="Loading the configurator" />}>{picking ? <PlanPicker /> : <SteelConfigurator />}</Suspense>
  )
}
