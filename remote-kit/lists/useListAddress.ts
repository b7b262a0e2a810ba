import type { TableProps } from '@framewell/design-system/elements/table/Table'
import { useLocation, useSearchParams } from 'react-router-dom'

type TableSort = NonNullable<TableProps<unknown>['sort']>

/** A list's state: search words, order, filters (by name; 'all' is none), and the page from 1. */
export interface ListPlace {
  readonly search: string
  readonly page: number
  readonly sort: TableSort | null
  readonly filters: Readonly<Record<string, string>>
}

/** Each filter's values besides 'all', by name. */
type Filters = Readonly<Record<string, readonly string[]>>
/** Filter defaults when missing from the address; 'all' by default. */
type Standards = Readonly<Record<string, string>>

/** The place in an address; invalid values fall back to defaults. */
function listPlaceOf(address: URLSearchParams, filters: Filters, standards: Standards): ListPlace {
  const page = Number(address.get('page'))
  const column = address.get('sort')
  return {
    search: (address.get('search') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    sort: column ? { column, direction: address.get('direction') === 'ascending' ? 'ascending' : 'descending' } : null,
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, values]) => [
        name,
        ['all', ...values].find((value) => value === address.get(name)) ?? standards[name] ?? 'all',
      ]),
    ),
  }
}

/** The address of a changed place, keeping everything else. Any change except the page starts at page 1. */
function withListPlace(address: URLSearchParams, place: ListPlace, standards: Standards): URLSearchParams {
  const next = new URLSearchParams(address)
  const write = (name: string, value: string, standard: string) => (value === standard ? next.delete(name) : next.set(name, value))
  write('search', place.search, '')
  write('page', String(place.page), '1')
  write('sort', place.sort?.column ?? '', '')
  write('direction', place.sort?.direction ?? 'descending', 'descending')
  for (const [name, value] of Object.entries(place.filters)) write(name, value, standards[name] ?? 'all')
  return next
}

/** A list's place and opened row, kept in the address, so that back, reload and links work. */
export function useListAddress(filters: Filters, openedKey: string, standards: Standards = {}) {
  const { pathname } = useLocation()
  const [address, setAddress] = useSearchParams()
  const place = listPlaceOf(address, filters, standards)
  const changed = (from: URLSearchParams, change: Partial<ListPlace>) =>
    withListPlace(from, { ...listPlaceOf(from, filters, standards), page: 1, ...change }, standards)
  const opened = (id: string | null) => {
    const next = new URLSearchParams(address)
    if (id === null) next.delete(openedKey)
    else next.set(openedKey, id)
    return next
  }
  return {
    place,
    hrefOf: (change: Partial<ListPlace>) => `${pathname}?${changed(address, change)}`,
    /** `replace` while typing: the back button then leaves the list instead of removing letters. */
    go: (change: Partial<ListPlace>, options: { readonly replace?: boolean } = {}) =>
      setAddress((current) => changed(current, change), { ...options, preventScrollReset: true }),
    openedId: address.get(openedKey),
    open: (id: string | null) => setAddress(opened(id), { preventScrollReset: true }),
  }
}
