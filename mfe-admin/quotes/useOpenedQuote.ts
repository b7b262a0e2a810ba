import { useLocation, useSearchParams } from 'react-router-dom'

const KEY = 'quote'

/** The id of the quote beside its list; it lives in the address, so that back closes it and a link opens it. */
export function useOpenedQuote() {
  const { pathname } = useLocation()
  const [address, setAddress] = useSearchParams()
  const at = (id: string | null) => {
    const next = new URLSearchParams(address)
    if (id === null) next.delete(KEY)
    else next.set(KEY, id)
    return next
  }
  return {
    openedId: address.get(KEY),
    hrefOf: (id: string) => `${pathname}?${at(id)}`,
    openQuote: (id: string) => setAddress(at(id), { preventScrollReset: true }),
    closeQuote: () => setAddress(at(null), { preventScrollReset: true }),
  }
}
