import { useSearchParams } from 'react-router-dom'
import { type PlanFilter, planFilterOf, withPlanFilter } from './planFilter'

/** The catalog's filter, stored in the URL, so that a link shows the same plans and back undoes a choice. */
export function usePlanFilter() {
  const [address, setAddress] = useSearchParams()
  return {
    filter: planFilterOf(address),
    setFilter: (change: Partial<PlanFilter>) => setAddress((current) => withPlanFilter(current, change), { preventScrollReset: true }),
  }
}
