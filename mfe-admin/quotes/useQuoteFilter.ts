import { useSearchParams } from 'react-router-dom'
import { type QuoteFilter, quoteFilterOf, withQuoteFilter } from './quoteFilter'

/** Which quotes the address asks for, and how to ask for others. */
export function useQuoteFilter() {
  const [address, setAddress] = useSearchParams()
  return {
    filter: quoteFilterOf(address),
    hrefOf: (change: Partial<QuoteFilter>) => `?${withQuoteFilter(address, change)}`,
    /** `replace` for what is still being typed: the back button then leaves the list instead of taking letters away. */
    setFilter: (change: Partial<QuoteFilter>, options: { readonly replace?: boolean } = {}) =>
      setAddress((current) => withQuoteFilter(current, change), { ...options, preventScrollReset: true }),
  }
}
