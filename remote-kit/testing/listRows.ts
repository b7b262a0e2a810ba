interface Asked {
  readonly search: string
  readonly page: number
  readonly limit: number
  readonly sort?: string | undefined
  readonly direction: 'ascending' | 'descending'
  readonly after?: string | undefined
  readonly row?: string | undefined
}

interface Listing<Row> {
  /** The searched texts; the words may be in any of them. */
  readonly searched: (row: Row) => readonly (string | null | undefined)[]
  /** The default order's time, newest first. */
  readonly newest: (row: Row) => string
  /** The other orders, by the call's names. */
  readonly sorts?: Readonly<Record<string, (row: Row) => string | number>>
  /** The default order instead of time, ascending. */
  readonly standard?: ((row: Row) => string | number) | undefined
}

/** A page of in-memory rows as the server lists them: searched, sorted, cut, with a cursor. For stories. */
export function listRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { searched, newest, sorts = {}, standard }: Listing<Row>,
  { search, page, limit, sort, direction, after, row: only }: Asked,
) {
  const words = search.toLowerCase()
  const meant = only === undefined ? rows : rows.filter(({ id }) => id === only)
  const found = meant.filter((row) => searched(row).some((text) => text?.toLowerCase().includes(words)))
  const usual = sort === undefined && after === undefined ? standard : undefined
  const key = usual ?? (after === undefined && sort !== undefined ? sorts[sort] : undefined) ?? newest
  const upwards = usual !== undefined || (direction === 'ascending' && after === undefined)
  const ordered = found.toSorted((a, b) => (upwards ? 1 : -1) * compare(key(a), key(b)) || compare(a.id, b.id))
  const cursor = (row: Row) => `${newest(row)}~${row.id}`
  const from = after === undefined ? (page - 1) * limit : ordered.findIndex((row) => cursor(row) === after) + 1
  const data = ordered.slice(from, from + limit)
  const last = data.length === limit && key === newest && !upwards ? data.at(-1) : undefined
  return { data, total: found.length, next: last ? cursor(last) : null }
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
