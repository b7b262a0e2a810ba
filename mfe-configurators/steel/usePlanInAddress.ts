import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** `?plan={id}` preselects a plan of the catalog and leaves the address. Answers the id when there is no such plan. */
export function usePlanInAddress(
  plans: readonly CatalogPlan[],
  change: (update: (configuration: SteelConfiguration) => SteelConfiguration) => void,
) {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('plan')
  const known = plans.some(({ id }) => id === asked)
  const leave = () =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('plan')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the trigger; it is read once and then left
  useEffect(() => {
    if (asked === null || !known) return
    change((configuration) => ({ ...configuration, planType: 'catalog', selectedPlan: asked }))
    leave()
  }, [asked, known])
  return { unknownPlan: asked !== null && !known ? asked : null, forgetPlan: leave }
}
