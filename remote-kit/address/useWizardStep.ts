import { useLocation, useSearchParams } from 'react-router-dom'
import { stepIn, withStep } from './wizardStep'

/** The step of a wizard, 0-based; it lives in the address as `?step=`, so that back, reload and links lead to it. */
export function useWizardStep(
  count: number,
  /** Index of the last step that can be opened; an address beyond it shows this one. */
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
