import { useEffect } from 'react'

interface ShownPage {
  readonly page: number
  readonly pageCount: number
  /** False while the list is not read yet. */
  readonly known: boolean
  readonly goTo: (page: number, options: { readonly replace: true }) => void
}

/** Goes to the last page where the address asks for one beyond the end of a list. */
export function useLastPage({ page, pageCount, known, goTo }: ShownPage): void {
  useEffect(() => {
    if (known && page > pageCount) goTo(pageCount, { replace: true })
  })
}
