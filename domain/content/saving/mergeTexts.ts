import { type AlignedChange, alignedTo } from './alignBlocks'
import { isRecord, sameValue } from './sameValue'

type Node = Readonly<Record<string, unknown>>

/** Two people's versions of one text, put together. */
export interface MergedTexts {
  /** Both people's changes; mine where both changed the same paragraph. */
  readonly mine: unknown
  /** For each of those paragraphs, the same with the other person's version of it. */
  readonly others: readonly unknown[]
}

/** Merges the members of a table or chart, and returns them with the other person's version of each place that both changed. */
export type MergeFigure = (base: unknown, mine: unknown, theirs: unknown) => MergedTexts

/**
 * Merges two people's versions of one rich text paragraph by paragraph; entries of a list count as paragraphs. Paragraphs that both added at
 * one place are all kept, the other person's first. Undefined when one of the three is not a rich text.
 * @param mergeFigure without it, a table or chart is one paragraph
 */
export function mergeTexts(base: unknown, mine: unknown, theirs: unknown, mergeFigure?: MergeFigure): MergedTexts | undefined {
  const [before, here, there] = [rootOf(base), rootOf(mine), rootOf(theirs)]
  if (!before || !here || !there || !isRecord(mine)) return undefined
  const merged = mergeChildren(blocksOf(before), blocksOf(here), blocksOf(there), mergeFigure)
  const whole = (children: readonly Node[]) => ({ ...mine, root: { ...here, children } })
  return { mine: whole(merged.mine), others: merged.others.map(whole) }
}

interface MergedBlocks {
  readonly mine: readonly Node[]
  /** For each conflict, the same with the other person's version of it. */
  readonly others: readonly (readonly Node[])[]
}

function mergeChildren(base: readonly Node[], mine: readonly Node[], theirs: readonly Node[], mergeFigure?: MergeFigure): MergedBlocks {
  const [here, there] = [alignedTo(base, mine), alignedTo(base, theirs)]
  const parts = Array.from({ length: base.length + 1 }, (_, at) => {
    const block = base[at]
    const added = { ours: here.added[at] ?? [], others: there.added[at] ?? [] }
    const both = sameValue(added.ours, added.others) ? added.ours : [...added.others, ...added.ours]
    return { both, kept: block ? mergeBlock(block, here.kept[at], there.kept[at], mergeFigure) : NOTHING }
  })
  const whole = (other?: OtherBlocks) => parts.flatMap(({ both, kept }, at) => [...both, ...(other?.get(at) ?? kept.mine)])
  return { mine: whole(), others: otherBlocks(parts).map(whole) }
}

/** The other person's version of one conflict, by position. */
type OtherBlocks = ReadonlyMap<number, readonly Node[]>

/**
 * The conflicts of a list of blocks. Those of neighbors that one person removed are one: taken over one by one, nothing would tell which of
 * them comes first.
 */
function otherBlocks(parts: readonly { readonly both: readonly Node[]; readonly kept: MergedBlocks }[]): OtherBlocks[] {
  type Conflict = Map<number, readonly Node[]>
  const found: Conflict[] = []
  let removed: { here?: Conflict | undefined; there?: Conflict | undefined } = {}
  for (const [at, { both, kept }] of parts.entries()) {
    if (both.length > 0) removed = {}
    const [other = kept.mine] = kept.others
    if (kept.mine.length > 0) removed.here = undefined
    if (other.length > 0) removed.there = undefined
    const known = removed.here ?? removed.there
    if (known && kept.others.length > 0) known.set(at, other)
    else found.push(...kept.others.map((blocks) => new Map([[at, blocks]])))
    if (kept.others.length === 0) continue
    if (kept.mine.length === 0) removed.here ??= found.at(-1)
    if (other.length === 0) removed.there ??= found.at(-1)
  }
  return found
}

const NOTHING: MergedBlocks = { mine: [], others: [] }

/** One block as each of two people left it; undefined when removed. */
function mergeBlock(base: Node, mine: AlignedChange, theirs: AlignedChange, mergeFigure?: MergeFigure): MergedBlocks {
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return { mine: blockOf(mine), others: [] }
  if (sameValue(base, mine)) return { mine: blockOf(theirs), others: [] }
  if (mine && theirs && mine.type === 'list' && theirs.type === 'list') {
    const entries = mergeChildren(blocksOf(base), blocksOf(mine), blocksOf(theirs), mergeFigure)
    const [before, here, there] = [base, mine, theirs].map((list) => ({ ...list, children: [] }))
    const isTheirs = sameValue(before, here)
    const kind = isTheirs ? theirs : mine
    const others = entries.others.map((children) => [{ ...kind, children }])
    const isAgreed = isTheirs || sameValue(before, there) || sameValue(here, there)
    return {
      mine: [{ ...kind, children: entries.mine }],
      others: isAgreed ? others : [...others, [{ ...theirs, children: entries.mine }]],
    }
  }
  if (mergeFigure && mine && theirs && isOneFigure(base, mine) && isOneFigure(base, theirs)) {
    const merged = mergeFigure(base.fields, mine.fields, theirs.fields)
    return { mine: [{ ...mine, fields: merged.mine }], others: merged.others.map((fields) => [{ ...mine, fields }]) }
  }
  return { mine: blockOf(mine), others: [blockOf(theirs)] }
}

/** Whether two blocks are the same table or chart with the same columns: with others, a cell would be another one. */
function isOneFigure({ fields: one }: Node, { fields: other }: Node): boolean {
  if (!isRecord(one) || !isRecord(other) || typeof one.id !== 'string') return false
  return ['id', 'columns', 'categories'].every((member) => sameValue(one[member], other[member]))
}

function blockOf(block: AlignedChange): readonly Node[] {
  return block ? [block] : []
}

function rootOf(text: unknown): Node | undefined {
  return isRecord(text) && isRecord(text.root) ? text.root : undefined
}

function blocksOf({ children }: Node): readonly Node[] {
  return Array.isArray(children) ? children.filter(isRecord) : []
}
