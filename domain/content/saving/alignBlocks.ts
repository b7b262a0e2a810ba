import { sameValue } from './sameValue'

type Block = Readonly<Record<string, unknown>>

/** A block of the earlier version as it is now; undefined when removed. */
export type AlignedChange = Block | undefined

/** A later list of blocks by the positions of an earlier one. */
export interface Aligned {
  /** For each earlier block, what became of it. */
  readonly kept: readonly AlignedChange[]
  /** New blocks before each earlier one; the last entry holds those at the end. */
  readonly added: readonly (readonly Block[])[]
}

/** Finds what became of each block: unchanged ones by their content, changed ones by their place between those. */
export function alignedTo(base: readonly Block[], later: readonly Block[]): Aligned {
  const kept: AlignedChange[] = base.map(() => undefined)
  const added: Block[][] = Array.from({ length: base.length + 1 }, () => [])
  let from = { base: 0, later: 0 }
  for (const found of [...commonSeries(base, later), { base: base.length, later: later.length }]) {
    const before = { base: found.base - from.base, later: found.later - from.later }
    for (let at = 0; at < before.later; at++) {
      const block = later[from.later + at]
      if (!block) continue
      if (at < before.base) kept[from.base + at] = block
      else added[found.base]?.push(block)
    }
    if (found.base < base.length) kept[found.base] = later[found.later]
    from = { base: found.base + 1, later: found.later + 1 }
  }
  return { kept, added }
}

/** The positions of one entry in two lists. */
export interface Pair {
  readonly base: number
  readonly later: number
}

/** Above this many pairs of entries, only what both lists begin and end with is found. */
const MOST_COMPARED = 1_000_000

/** The longest series of equal entries in the order of both lists. */
export function commonSeries(base: readonly unknown[], later: readonly unknown[]): Pair[] {
  let start = 0
  while (start < Math.min(base.length, later.length) && sameValue(base[start], later[start])) start += 1
  let end = 0
  while (end < Math.min(base.length, later.length) - start && sameValue(base.at(-1 - end), later.at(-1 - end))) end += 1
  const pairs = Array.from({ length: start }, (_, at) => ({ base: at, later: at }))
  const middle = longestSeries(base.slice(start, base.length - end), later.slice(start, later.length - end))
  const last = Array.from({ length: end }, (_, at) => ({ base: base.length - end + at, later: later.length - end + at }))
  return [...pairs, ...middle.map((pair) => ({ base: pair.base + start, later: pair.later + start })), ...last]
}

/** Longest common subsequence of two short lists, by dynamic programming from their ends. */
function longestSeries(base: readonly unknown[], later: readonly unknown[]): Pair[] {
  if (base.length * later.length > MOST_COMPARED) return []
  const lengths = Array.from({ length: base.length + 1 }, () => new Array<number>(later.length + 1).fill(0))
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0
  const equal = base.map((block) => later.map((other) => sameValue(block, other)))
  for (let row = base.length - 1; row >= 0; row--) {
    for (let column = later.length - 1; column >= 0; column--) {
      const longest = equal[row]?.[column]
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
      lengths[row]?.splice(column, 1, longest)
    }
  }
  const pairs: Pair[] = []
  for (let row = 0, column = 0; row < base.length && column < later.length; ) {
    if (equal[row]?.[column]) pairs.push({ base: row++, later: column++ })
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}
