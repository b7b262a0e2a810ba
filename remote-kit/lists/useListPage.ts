import { useSearchParams } from 'react-router-dom'

/** The page that the address asks for, from 1, and the addresses of others. */
export function useListPage() {
  const [address, setAddress] = useSearchParams()
  const asked = Number(address.get('page'))
  const at = (page: number) => {
    const next = new URLSearchParams(address)
    if (page === 1) next.delete('page')
    else next.set('page', String(page))
    return next
  }
  return {
    page: Number.isInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1,
    hrefOf: (page: number) => `?${at(page)}`,
    goTo: (page: number, options: { readonly replace?: boolean } = {}) => setAddress(at(page), { ...options, preventScrollReset: true }),
  }
}
