import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import { useQuery } from '@tanstack/react-query'
import { useShell } from '../shell/useShell'

/** The options and prices in force. */
export function usePriceBook() {
  const { call } = useShell()
  return useQuery({
    queryKey: ['catalog', 'price-book'],
    queryFn: ({ signal }) => call(getPriceBook, {}, { signal }),
    select: ({ priceBook }) => priceBook,
  })
}
