import { useLocation, useSearchParams } from 'react-router-dom'
import { stepIn, withStep } from './wizardStep'

/** A wizard's step, 0-based, kept in the address as `?step=`, so that back, reload and links work. */
export function useWizardStep(
  count: number,
  /** Index of the last available step; an address beyond it shows this one. */
  furthest: number = count - 1,
) {
  const { pathname } = useLocation()
  const [address, setAddress] = useSearchParams()
  const current = Math.min(stepIn(address), furthest, count - 1)
  return {
    current,
    goTo: (index: number) => setAddress((now) => withStep(now, index), { preventScrollReset: true }),
    hrefOf: (index: number) => {
      const query = withStep(address, index).toString()
      return query ? `${pathname}?${query}` : pathname
    },
  }
}
