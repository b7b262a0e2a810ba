import { isRecord } from './sameValue'

type Row = Readonly<Record<string, unknown>>

/** A row that was taken out of a list, with where it stood. */
export interface RemovedRow<Kept = Row> {
  readonly row: Kept
  /** The id of the row before it; null for the first. */
  readonly after: unknown
}

/** The row that one state of a list holds and the next one does not; rows are known by their id. Null when none went. */
export function removedRow(before: unknown, now: unknown): RemovedRow | null {
  const [old, left] = [rowsOf(before), rowsOf(now)]
  const kept = new Set(left.map(({ id }) => id))
  const at = old.findIndex(({ id }) => id !== undefined && !kept.has(id))
  const row = old[at]
  return row ? { row, after: old[at - 1]?.id ?? null } : null
}

/** The list with the row back where it stood, or at the end when its neighbour is gone too. A list that has it stays as it is. */
export function withRowBack(list: unknown, removed: RemovedRow): Row[] {
  return rowBack(rowsOf(list), removed)
}

/** The same for rows of a known form. */
export function rowBack<Kept extends { readonly id?: unknown }>(rows: readonly Kept[], { row, after }: RemovedRow<Kept>): Kept[] {
  if (rows.some(({ id }) => id === row.id)) return [...rows]
  const neighbour = rows.findIndex(({ id }) => id === after)
  const at = after === null ? 0 : neighbour < 0 ? rows.length : neighbour + 1
  return [...rows.slice(0, at), row, ...rows.slice(at)]
}

function rowsOf(list: unknown): Row[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}
