import { later } from '@framewell/remote-kit/shell/later'
import { useSearchParams } from 'react-router-dom'
import { WizardSkeleton } from '../wizard/WizardSkeleton'

const waiting = <WizardSkeleton label="Loading the configurator" />
const SteelConfigurator = later(async () => (await import('../steel/SteelConfigurator')).SteelConfigurator, waiting)
// Its frame stands there from the beginning.
const PlanPicker = later(async () => {
  const [{ PlanPicker }] = await Promise.all([
    import('./PlanPicker'),
    import('../frame/FramePicture').then(({ readyFrame }) => readyFrame()),
  ])
  return PlanPicker
}, waiting)

/** /configurator: the plan picker where the address names a plan or a production, else the steel configurator. */
export const ConfiguratorPage = () => {
  const [address] = useSearchParams()
  return isPicking(address) ? <PlanPicker /> : <SteelConfigurator />
}

/** Loads the configurator that an address leads to. */
export function readyConfigurator(search: string): Promise<unknown> {
  return isPicking(new URLSearchParams(search)) ? PlanPicker.ready() : SteelConfigurator.ready()
}

function isPicking(address: URLSearchParams): boolean {
  return address.has('plan') || address.has('production')
}
