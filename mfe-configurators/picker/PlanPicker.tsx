import { usePrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { useSearchParams } from 'react-router-dom'
import { PickerPlan } from './PickerPlan'
import { PlanList } from './PlanList'
import { Tracker } from './Tracker'
import { useTopOfPage } from './useTopOfPage'

/** The plan picker's three views: `?plan=` is the list, `?plan={id}` the steps, `?production={id}#token=` the tracker. */
export const PlanPicker = () => {
  const [address] = useSearchParams()
  const production = usePrivateLink('production')
  const plan = address.get('plan')
  useTopOfPage(production?.id ?? plan)
  if (production) return <Tracker key={production.id} link={production} />
  return plan ? <PickerPlan key={plan} planId={plan} /> : <PlanList />
}
