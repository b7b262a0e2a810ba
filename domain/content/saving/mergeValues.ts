import { type MergeFigure, mergeTexts } from './mergeTexts'
import { isRecord, sameValue } from './sameValue'
import { withValueAt } from './valueAt'

/** One place that two people changed differently; in a rich text one paragraph, whose versions are texts that differ only there. */
export interface MergeConflict {
  /** Member names, and ids of list entries where they have one. */
  readonly path: readonly string[]
  /** The common starting value; undefined when both added it. */
  readonly base: unknown
  /** Undefined when removed. */
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merged {
  /** Both people's changes; mine where they conflict, and the changed one where the other removed it. */
  readonly value: unknown
  readonly conflicts: readonly MergeConflict[]
}

/**
 * Merges two people's versions of one value. Members of objects and entries of lists with ids are merged one by one, a rich text paragraph
 * by paragraph. Anything else (a text, a number, a list without ids) is atomic: a change by one person is taken, different changes by both
 * are a conflict.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, path: readonly string[] = []): Merged {
  const piece = mergePiece(base, mine, theirs, path)
  if (piece.conflicts.length === 0) return piece
  const texts = mergeTexts(base, mine, theirs, mergeFigure)
  if (texts) return { value: texts.mine, conflicts: texts.others.map((theirs) => ({ path, base, mine: texts.mine, theirs })) }
  if (isMergeable(mine) && isMergeable(theirs) && (base === undefined || base === null || isMergeable(base))) {
    return mergeMembers(base ?? {}, mine, theirs, path)
  }
  const mineById = byId(mine)
  const theirsById = byId(theirs)
  const baseById = byId(base ?? [])
  if (mineById && theirsById && baseById) return mergeEntries(baseById, mineById, theirsById, path)
  return piece
}

const mergeFigure: MergeFigure = (base, mine, theirs) => {
  const { value, conflicts } = mergeValues(base, mine, theirs)
  return { mine: value, others: conflicts.map((conflict) => withValueAt(value, conflict.path, conflict.theirs)) }
}

/** My text with the other person's version of one paragraph, also after I wrote more; undefined when one is not a rich text. */
export function takenOver(merged: unknown, other: unknown, mine: unknown): unknown {
  const texts = mergeTexts(merged, mine, other, mergeFigure)
  return texts && (texts.others[0] ?? texts.mine)
}

/** Merges a value that makes sense only as a whole. */
export function mergePiece(base: unknown, mine: unknown, theirs: unknown, path: readonly string[] = []): Merged {
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return { value: mine, conflicts: [] }
  if (sameValue(base, mine)) return { value: theirs, conflicts: [] }
  return { value: mine === undefined ? theirs : mine, conflicts: [{ path, base, mine, theirs }] }
}

type Members = Readonly<Record<string, unknown>>

/** Rich text is a tree under `root` (mergeTexts), and a chosen picture has an address; neither is assembled member by member. */
function isMergeable(value: unknown): value is Members {
  return isRecord(value) && !('root' in value) && !('id' in value && 'url' in value && 'alt' in value)
}

function mergeMembers(base: Members, mine: Members, theirs: Members, path: readonly string[]): Merged {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const merged = names.map((name) => [name, mergeValues(base[name], mine[name], theirs[name], [...path, name])] as const)
  return {
    value: Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
  }
}

/** The entries of a list by id; undefined for a list without ids or with duplicates. */
function byId(list: unknown): ReadonlyMap<string, Members> | undefined {
  if (!Array.isArray(list)) return undefined
  const entries = list.flatMap((entry): [string, Members][] => (isRecord(entry) && typeof entry.id === 'string' ? [[entry.id, entry]] : []))
  const found = new Map(entries)
  return found.size === list.length ? found : undefined
}

type Entries = ReadonlyMap<string, Members>

function mergeEntries(base: Entries, mine: Entries, theirs: Entries, path: readonly string[]): Merged {
  const conflicts: MergeConflict[] = []
  const kept = new Map<string, unknown>()
  for (const id of mergedOrder([...base.keys()], [...mine.keys()], [...theirs.keys()])) {
    const [before, here, there] = [base.get(id), mine.get(id), theirs.get(id)]
    // Removed by one and left unchanged by the other.
    if (before && ((!here && sameValue(before, there)) || (!there && sameValue(before, here)) || (!here && !there))) continue
    if (before && !(here && there)) {
      conflicts.push({ path: [...path, id], base: before, mine: here, theirs: there })
      kept.set(id, here ?? there)
      continue
    }
    const entry = here && there ? mergeValues(before, here, there, [...path, id]) : { value: here ?? there, conflicts: [] }
    conflicts.push(...entry.conflicts)
    kept.set(id, entry.value)
  }
  return { value: [...kept.values()], conflicts }
}

/** The order of the person who moved entries, mine when both did. An entry the other person added follows the same neighbor. */
function mergedOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const shared = (list: readonly string[]) => list.filter((id) => base.includes(id) && mine.includes(id) && theirs.includes(id))
  const moved = shared(mine).join() !== shared(base).join()
  const [leading, following] = moved ? [mine, theirs] : [theirs, mine]
  const order = [...leading]
  following.forEach((id, at) => {
    if (order.includes(id)) return
    const before = following.slice(0, at).findLast((other) => order.includes(other))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  })
  return order
}
