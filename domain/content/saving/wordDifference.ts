import { commonSeries } from './alignBlocks'

/** A part of a text, and whether it differs from the other text. */
export interface TextPart {
  readonly text: string
  /** Position of its first word in the text. */
  readonly from: number
  readonly changed: boolean
}

/** Unchanged words shown on either side of a difference. */
const AROUND = 12

/** A text with the words that differ from another one marked, and few words around each difference. */
export function wordDifference(text: string, other: string): TextPart[] {
  const words = text.match(WORDS) ?? []
  const others = other.match(WORDS) ?? []
  const kept = new Map(commonSeries(words.map(bare), others.map(bare)).map(({ base, later }) => [base, later]))
  // Also where the other text has words that this one lacks.
  const differs = Array.from({ length: words.length + 1 }, (_, at) => {
    const before = at === 0 ? -1 : kept.get(at - 1)
    const next = at === words.length ? others.length : kept.get(at)
    return before === undefined || next === undefined || next !== before + 1
  })
  const isNear = (at: number) => differs.slice(Math.max(0, at - AROUND + 1), at + AROUND + 1).includes(true)
  const parts: TextPart[] = []
  words.forEach((word, at) => {
    const changed = !kept.has(at)
    const last = parts.at(-1)
    const isShown = !differs.includes(true) || isNear(at)
    const added = isShown ? word : last?.text.endsWith(GAP) ? '' : GAP
    if (last?.changed === changed) parts.splice(-1, 1, { ...last, text: last.text + added })
    else parts.push({ text: added, from: at, changed })
  })
  return parts
}

/** Words with the space after them. */
const WORDS = /\S+\s*|\s+/g
const GAP = '… '

function bare(word: string): string {
  return word.trimEnd()
}
