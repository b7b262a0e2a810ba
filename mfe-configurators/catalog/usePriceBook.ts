import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'

/** The current options and prices. */
export function usePriceBook() {
  const { call } = useShell()
  return useQuery({
    queryKey: ['catalog', 'price-book'],
    queryFn: ({ signal }) => call(getPriceBook, {}, { signal }),
    select: ({ priceBook }) => priceBook,
  })
}
