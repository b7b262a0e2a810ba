import { type StoredNode, storedNodes } from '../lexicalText'
import { parseMarkup } from '../markup'
import type { RichTextNode } from '../richText'
import { MAX_PASTED, type PasteTools, pictureOf } from './pastedContent'
import { tableOf } from './pastedTable'

const WRITTEN = /^(?:#{1,6} |[-*] \S|\d+[.)] \S|> )/m
const MARKED = /\*\*\S[^*]*\*\*|\[[^\]\n]{1,500}\]\([^()\s]{1,2000}\)/
const PICTURE = /!\[([^\]\n]{0,500})\]\(([^()\s]{1,2000})(?:\s+"[^"\n]*")?\)/g
/** The line below a table's headings: '|---|:--:|'. */
const RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/

/** Converts notation to blocks, with tables between pipes and web pictures; null for plain text. */
export function pastedNotation(words: string, tools: Pick<PasteTools, 'makeId' | 'leaveOut'>): StoredNode[] | null {
  const lines = words.replace(/\r\n?/g, '\n').split('\n')
  const looksWritten = WRITTEN.test(words) || MARKED.test(words) || lines.some((line, at) => at > 0 && RULE.test(line))
  if (!looksWritten || words.length > MAX_PASTED) return null
  const blocks: StoredNode[] = []
  for (let at = 0; at < lines.length; ) {
    const end = endOfPart(lines, at)
    const part = lines.slice(at, end)
    const table = RULE.test(part[1] ?? '') ? tableOf([part[0] ?? '', ...part.slice(2)].map(cellsOf), tools.makeId, tools.leaveOut) : null
    blocks.push(...(table ? [table] : textOf(part.join('\n'), tools)))
    at = end
  }
  return blocks
}

/** A table ends after its lines; other text ends where a table begins. */
function endOfPart(lines: readonly string[], start: number): number {
  const begins = (at: number) => Boolean(lines[at]?.includes('|')) && RULE.test(lines[at + 1] ?? '')
  const table = begins(start)
  for (let at = start + 1; at < lines.length; at++) {
    if (table ? !lines[at]?.includes('|') : begins(at)) return at
  }
  return lines.length
}

/** The cells of a line, without marks. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => wordsOf(parseMarkup(cell.replace(/\\\|/g, '|').trim())))
}

function wordsOf(nodes: readonly RichTextNode[]): string {
  return nodes.map(({ text, children }) => text ?? wordsOf(children ?? [])).join('')
}

/** The text and the pictures within it. */
function textOf(words: string, { makeId }: Pick<PasteTools, 'makeId'>): StoredNode[] {
  const blocks: StoredNode[] = []
  let from = 0
  for (const found of words.matchAll(PICTURE)) {
    const [whole, alt = '', src = ''] = found
    blocks.push(...storedNodes(parseMarkup(words.slice(from, found.index))), pictureOf({ src, alt }, makeId()))
    from = found.index + whole.length
  }
  return [...blocks, ...storedNodes(parseMarkup(words.slice(from)))]
}
