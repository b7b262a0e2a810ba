import { QUALIFICATION_STATUSES, type QualificationStatus } from '@framewell/domain/credit/tier'

export interface ApplicationFilter {
  readonly status: 'all' | QualificationStatus
  readonly search: string
  /** From 1. */
  readonly page: number
}

export const STATUS_FILTERS = ['all', ...QUALIFICATION_STATUSES] as const

/** The filter that an address asks for; what it can't mean is left at its default. */
export function applicationFilterOf(address: URLSearchParams): ApplicationFilter {
  const page = Number(address.get('page'))
  return {
    status: STATUS_FILTERS.find((status) => status === address.get('status')) ?? 'all',
    search: (address.get('search') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The address with a changed filter, everything else in it kept. A change of status or search starts at the first page. */
export function withApplicationFilter(address: URLSearchParams, change: Partial<ApplicationFilter>): URLSearchParams {
  const filter: ApplicationFilter = { ...applicationFilterOf(address), page: 1, ...change }
  const next = new URLSearchParams(address)
  const write = (key: keyof ApplicationFilter, standard: string) => {
    const value = String(filter[key])
    if (value === standard) next.delete(key)
    else next.set(key, value)
  }
  write('status', 'all')
  write('search', '')
  write('page', '1')
  return next
}
