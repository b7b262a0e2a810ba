import { useLocation, useSearchParams } from 'react-router-dom'

/** Where another quote stands beside the same list. */
export function useQuoteHref() {
  const { pathname } = useLocation()
  const [address] = useSearchParams()
  return (id: string) => {
    const next = new URLSearchParams(address)
    next.set('quote', id)
    return `${pathname}?${next}`
  }
}
