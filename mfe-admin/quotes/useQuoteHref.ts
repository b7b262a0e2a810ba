import { useLocation, useSearchParams } from 'react-router-dom'

/** The URL of another quote beside the same list. */
export function useQuoteHref() {
  const { pathname } = useLocation()
  const [address] = useSearchParams()
  return (id: string) => {
    const next = new URLSearchParams(address)
    next.set('quote', id)
    return `${pathname}?${next}`
  }
}
