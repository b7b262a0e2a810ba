import { QUOTE_KINDS, QUOTE_STATUSES, type QuoteKind, type QuoteStatus } from '@framewell/domain/quotes/quote'

export interface QuoteFilter {
  readonly kind: 'all' | QuoteKind
  readonly status: 'all' | QuoteStatus
  readonly search: string
  /** From 1. */
  readonly page: number
}

export const KIND_FILTERS = ['all', ...QUOTE_KINDS] as const
export const QUOTE_STATUS_FILTERS = ['all', ...QUOTE_STATUSES] as const

/** The filter that an address asks for; what it can't mean is left at its default. */
export function quoteFilterOf(address: URLSearchParams): QuoteFilter {
  const page = Number(address.get('page'))
  return {
    kind: KIND_FILTERS.find((kind) => kind === address.get('kind')) ?? 'all',
    status: QUOTE_STATUS_FILTERS.find((status) => status === address.get('status')) ?? 'all',
    search: (address.get('search') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The address with a changed filter, everything else in it kept. A change of kind, status or search starts at the first page. */
export function withQuoteFilter(address: URLSearchParams, change: Partial<QuoteFilter>): URLSearchParams {
  const filter: QuoteFilter = { ...quoteFilterOf(address), page: 1, ...change }
  const next = new URLSearchParams(address)
  const write = (key: keyof QuoteFilter, standard: string) => {
    const value = String(filter[key])
    if (value === standard) next.delete(key)
    else next.set(key, value)
  }
  write('kind', 'all')
  write('status', 'all')
  write('search', '')
  write('page', '1')
  return next
}
