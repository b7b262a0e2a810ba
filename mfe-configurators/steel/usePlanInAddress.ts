import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { type SteelConfiguration, withChoice } from '@framewell/domain/quotes/steelConfiguration'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

/** `?plan={id}` preselects a catalog plan and is removed from the URL. Returns the id when there is no such plan. */
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
  const take = useEffectEvent((plan: string) => {
    change((configuration) => withChoice(configuration, { planType: 'catalog', selectedPlan: plan }))
    leave()
  })
  useEffect(() => {
    if (asked !== null && known) take(asked)
  }, [asked, known])
  return { unknownPlan: asked !== null && !known ? asked : null, forgetPlan: leave }
}
