import { type AlignedChange, alignedTo } from './alignBlocks'
import { isRecord, sameValue } from './sameValue'

type Node = Readonly<Record<string, unknown>>

/** Two people's versions of one text, put together. */
export interface MergedTexts {
  /** Both people's changes; mine where both changed the same paragraph. */
  readonly mine: unknown
  /** The same with the other person's version of those paragraphs. */
  readonly theirs: unknown
  readonly isConflict: boolean
}

/**
 * Merges two people's versions of one rich text paragraph by paragraph; entries of a list count as paragraphs. Paragraphs that both added at
 * one place are all kept, the other person's first. Undefined when one of the three is not a rich text.
 */
export function mergeTexts(base: unknown, mine: unknown, theirs: unknown): MergedTexts | undefined {
  const [before, here, there] = [rootOf(base), rootOf(mine), rootOf(theirs)]
  if (!before || !here || !there || !isRecord(mine)) return undefined
  const merged = mergeChildren(blocksOf(before), blocksOf(here), blocksOf(there))
  const whole = (children: readonly Node[]) => ({ ...mine, root: { ...here, children } })
  return { mine: whole(merged.mine), theirs: whole(merged.theirs), isConflict: merged.isConflict }
}

interface MergedBlocks {
  readonly mine: readonly Node[]
  readonly theirs: readonly Node[]
  readonly isConflict: boolean
}

function mergeChildren(base: readonly Node[], mine: readonly Node[], theirs: readonly Node[]): MergedBlocks {
  const [here, there] = [alignedTo(base, mine), alignedTo(base, theirs)]
  const parts = Array.from({ length: base.length + 1 }, (_, at) => {
    const block = base[at]
    const added = { ours: here.added[at] ?? [], others: there.added[at] ?? [] }
    const both = sameValue(added.ours, added.others) ? added.ours : [...added.others, ...added.ours]
    const kept = block ? mergeBlock(block, here.kept[at], there.kept[at]) : NOTHING
    return { mine: [...both, ...kept.mine], theirs: [...both, ...kept.theirs], isConflict: kept.isConflict }
  })
  return {
    mine: parts.flatMap((part) => part.mine),
    theirs: parts.flatMap((part) => part.theirs),
    isConflict: parts.some((part) => part.isConflict),
  }
}

const NOTHING: MergedBlocks = { mine: [], theirs: [], isConflict: false }

/** One block as each of two people left it; undefined when removed. */
function mergeBlock(base: Node, mine: AlignedChange, theirs: AlignedChange): MergedBlocks {
  const agreed = sameValue(mine, theirs) || sameValue(base, theirs) ? [mine] : sameValue(base, mine) ? [theirs] : undefined
  if (agreed) return unanimous(agreed)
  if (mine && theirs && mine.type === 'list' && theirs.type === 'list') {
    const entries = mergeChildren(blocksOf(base), blocksOf(mine), blocksOf(theirs))
    return {
      mine: [{ ...mine, children: entries.mine }],
      theirs: [{ ...theirs, children: entries.theirs }],
      isConflict: entries.isConflict || !sameValue({ ...mine, children: [] }, { ...theirs, children: [] }),
    }
  }
  return { mine: mine ? [mine] : [], theirs: theirs ? [theirs] : [], isConflict: true }
}

function unanimous(blocks: readonly AlignedChange[]): MergedBlocks {
  const kept = blocks.filter((block) => block !== undefined)
  return { mine: kept, theirs: kept, isConflict: false }
}

function rootOf(text: unknown): Node | undefined {
  return isRecord(text) && isRecord(text.root) ? text.root : undefined
}

function blocksOf({ children }: Node): readonly Node[] {
  return Array.isArray(children) ? children.filter(isRecord) : []
}
