import { later } from '@framewell/remote-kit/shell/later'
import { useSearchParams } from 'react-router-dom'
import { WizardSkeleton } from '../wizard/WizardSkeleton'
import { PlanList } from './PlanList'

const waiting = <WizardSkeleton label="Loading the configurator" />
const SteelConfigurator = later(async () => (await import('../steel/SteelConfigurator')).SteelConfigurator, waiting)
// Its frame is visible from the start.
const PlanPicker = later(async () => {
  const [{ PlanPicker }] = await Promise.all([
    import('./PlanPicker'),
    import('../frame/FramePicture').then(({ preloadFrame }) => preloadFrame()),
  ])
  return PlanPicker
}, waiting)

/** /configurator: the plan picker when the URL names a plan or a production, otherwise the steel configurator. */
export const ConfiguratorPage = () => {
  const [address] = useSearchParams()
  return isPicking(address) ? <PlanPicker /> : <SteelConfigurator />
}

/** Preloads the configurator for a URL. */
export function preloadConfigurator(search: string): Promise<unknown> {
  const address = new URLSearchParams(search)
  if (!isPicking(address)) return SteelConfigurator.ready()
  return address.get('plan') === '' ? Promise.all([PlanPicker.ready(), PlanList.ready()]) : PlanPicker.ready()
}

function isPicking(address: URLSearchParams): boolean {
  return address.has('plan') || address.has('production')
}
