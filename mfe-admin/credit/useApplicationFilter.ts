import { useSearchParams } from 'react-router-dom'
import { type ApplicationFilter, applicationFilterOf, withApplicationFilter } from './applicationFilter'

/** Which applications the address asks for, and how to ask for others. */
export function useApplicationFilter() {
  const [address, setAddress] = useSearchParams()
  return {
    filter: applicationFilterOf(address),
    hrefOf: (change: Partial<ApplicationFilter>) => `?${withApplicationFilter(address, change)}`,
    /** `replace` for what is still being typed: the back button then leaves the list instead of taking letters away. */
    setFilter: (change: Partial<ApplicationFilter>, options: { readonly replace?: boolean } = {}) =>
      setAddress((current) => withApplicationFilter(current, change), { ...options, preventScrollReset: true }),
  }
}
