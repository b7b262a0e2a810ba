import { isRecord, sameValue } from './sameValue'

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

/**
 * Finds what became of each block: unchanged ones by their content, changed ones between those by the words they still have, and the rest by
 * their place.
 */
export function alignedTo(base: readonly Block[], later: readonly Block[]): Aligned {
  const kept: AlignedChange[] = base.map(() => undefined)
  const added: Block[][] = Array.from({ length: base.length + 1 }, () => [])
  let from = { base: 0, later: 0 }
  for (const found of [...alikeSeries(base, later), { base: base.length, later: later.length }]) {
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

/** The blocks that are the same in both lists, and between them those that are alike. */
function alikeSeries(base: readonly Block[], later: readonly Block[]): Pair[] {
  let from = { base: 0, later: 0 }
  return [...commonSeries(base, later), { base: base.length, later: later.length }].flatMap((same) => {
    const start = from
    from = { base: same.base + 1, later: same.later + 1 }
    const [before, now] = [base.slice(start.base, same.base), later.slice(start.later, same.later)]
    const alike = before.length * now.length > MOST_ALIKE ? [] : longestSeries(before.map(contentOf), now.map(contentOf), likeness)
    const pairs = alike.map((pair) => ({ base: pair.base + start.base, later: pair.later + start.later }))
    return same.base < base.length ? [...pairs, same] : pairs
  })
}

/** Above this many pairs of blocks, those between unchanged ones are found by their place. */
const MOST_ALIKE = 10_000
/** Below this part of their words in common, one block did not become the other. */
const ALIKE_FROM = 0.5

/** What of a block is compared. */
interface Content {
  /** Of a table, a chart or a picture. */
  readonly id: unknown
  /** How often it has each word. */
  readonly words: ReadonlyMap<string, number>
  readonly count: number
}

function contentOf(block: Block): Content {
  const { id, fields } = block
  const found = wordsIn(block)
  const words = new Map<string, number>()
  for (const word of found) words.set(word, (words.get(word) ?? 0) + 1)
  return { id: isRecord(fields) ? fields.id : id, words, count: found.length }
}

/** The part of their words that two blocks share; 0 when it is small, or for a table, a chart or a picture that is another one. */
function likeness(one: Content, other: Content): number {
  if (one.id !== undefined || other.id !== undefined) return one.id === other.id ? 1 : 0
  let shared = 0
  for (const [word, count] of one.words) shared += Math.min(count, other.words.get(word) ?? 0)
  const part = shared / Math.max(one.count, other.count, 1)
  return part >= ALIKE_FROM ? part : 0
}

function wordsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn)
  if (!isRecord(node)) return []
  return typeof node.text === 'string' ? (node.text.match(/[\p{L}\p{N}]+/gu) ?? []) : wordsIn(node.children)
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
  const equal = (one: unknown, other: unknown) => Number(sameValue(one, other))
  const middle = longestSeries(base.slice(start, base.length - end), later.slice(start, later.length - end), equal)
  const last = Array.from({ length: end }, (_, at) => ({ base: base.length - end + at, later: later.length - end + at }))
  return [...pairs, ...middle.map((pair) => ({ base: pair.base + start, later: pair.later + start })), ...last]
}

/** The common subsequence of two short lists with the most likeness in all, by dynamic programming from their ends. */
function longestSeries<Entry>(base: readonly Entry[], later: readonly Entry[], likeness: (one: Entry, other: Entry) => number): Pair[] {
  if (base.length * later.length > MOST_COMPARED) return []
  const most = Array.from({ length: base.length + 1 }, () => new Array<number>(later.length + 1).fill(0))
  const mostAt = (row: number, column: number) => most[row]?.[column] ?? 0
  const alike = base.map((entry) => later.map((other) => likeness(entry, other)))
  const paired = (row: number, column: number) => {
    const part = alike[row]?.[column] ?? 0
    return part > 0 ? part + mostAt(row + 1, column + 1) : 0
  }
  for (let row = base.length - 1; row >= 0; row--) {
    for (let column = later.length - 1; column >= 0; column--) {
      most[row]?.splice(column, 1, Math.max(paired(row, column), mostAt(row + 1, column), mostAt(row, column + 1)))
    }
  }
  const pairs: Pair[] = []
  for (let row = 0, column = 0; row < base.length && column < later.length; ) {
    if (mostAt(row, column) > 0 && paired(row, column) === mostAt(row, column)) pairs.push({ base: row++, later: column++ })
    else if (mostAt(row + 1, column) >= mostAt(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}
