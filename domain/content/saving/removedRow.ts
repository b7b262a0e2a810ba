import { isRecord } from './sameValue'

type Row = Readonly<Record<string, unknown>>

/** A removed list row, with its position. */
export interface RemovedRow<Kept = Row> {
  readonly row: Kept
  /** Id of the previous row; null for the first. */
  readonly after: unknown
}

/** The row that was removed between two states of a list, by id. Null when none was. */
export function removedRow(before: unknown, now: unknown): RemovedRow | null {
  const [old, left] = [rowsOf(before), rowsOf(now)]
  const kept = new Set(left.map(({ id }) => id))
  const at = old.findIndex(({ id }) => id !== undefined && !kept.has(id))
  const row = old[at]
  return row ? { row, after: old[at - 1]?.id ?? null } : null
}

/** The list with the row put back, or appended when its neighbor is gone too. Unchanged when the row is there. */
export function withRowBack(list: unknown, removed: RemovedRow): Row[] {
  return rowBack(rowsOf(list), removed)
}

/** The same for typed rows. */
export function rowBack<Kept extends { readonly id?: unknown }>(rows: readonly Kept[], { row, after }: RemovedRow<Kept>): Kept[] {
  if (rows.some(({ id }) => id === row.id)) return [...rows]
  const neighbour = rows.findIndex(({ id }) => id === after)
  const at = after === null ? 0 : neighbour < 0 ? rows.length : neighbour + 1
  return [...rows.slice(0, at), row, ...rows.slice(at)]
}

function rowsOf(list: unknown): Row[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}
