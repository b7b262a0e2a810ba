import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'

/** The options and prices in force. */
export function usePriceBook() {
  const { call } = useShell()
  return useQuery({
    queryKey: ['catalog', 'price-book'],
    queryFn: ({ signal }) => call(getPriceBook, {}, { signal }),
    select: ({ priceBook }) => priceBook,
  })
}
