interface Asked {
  readonly search: string
  readonly page: number
  readonly limit: number
  readonly sort?: string | undefined
  readonly direction: 'ascending' | 'descending'
  readonly after?: string | undefined
}

interface Listing<Row> {
  /** The texts that are searched; the words may stand in any of them. */
  readonly searched: (row: Row) => readonly (string | null | undefined)[]
  /** The moment of those who name no order, newest first. */
  readonly newest: (row: Row) => string
  /** The other orders, by the names of the call. */
  readonly sorts?: Readonly<Record<string, (row: Row) => string | number>>
  /** What those who say nothing get instead, upwards. */
  readonly standard?: ((row: Row) => string | number) | undefined
}

/** A page of rows kept in memory as the server lists them: searched, in order, cut, with the cursor to read on. For stories. */
export function listRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { searched, newest, sorts = {}, standard }: Listing<Row>,
  { search, page, limit, sort, direction, after }: Asked,
) {
  const words = search.toLowerCase()
  const found = rows.filter((row) => searched(row).some((text) => text?.toLowerCase().includes(words)))
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
