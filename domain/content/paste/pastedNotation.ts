import { notationAddress } from '../formatMarkup'
import { type StoredNode, storedNodes } from '../lexicalText'
import { BULLETS, parseMarkup } from '../markup'
import type { RichTextNode } from '../richText'
import { scriptText } from '../scripts'
import { codeLines, withoutCode } from './codeLines'
import { footnoteMark, noteAddress } from './footnotes'
import { partLine, withParts } from './parts'
import { MAX_PASTED, type PasteTools, pictureOf } from './pastedContent'
import { tableOf } from './pastedTable'
import { plainMarkdown, withLinks, withoutEscapes, withReferences } from './plainMarkdown'
import { strangers } from './tableCells'
import { webAddress } from './webAddress'

const WRITTEN = new RegExp(`^(?:#{1,6} |[-*+${BULLETS}]\\s+\\S|\\d+[.)]\\s+\\S|> )`, 'm')
const MARKED = /\*\*\S[^*]*\*\*|\[[^\]\n]{1,500}\]\([^()\s]{1,2000}\)/
const PICTURE = /!\[([^\]\n]{0,500})\]\(([^()\s]{1,2000})\)/g
/** The line below a table's headings: '|---|:--:|'. */
const RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/

/** A footnote's text: '[^1]: Its source'. Indented lines below belong to it. */
const NOTE = /^\[\^([^\]\s]{1,60})\]:[ \t]*(.*(?:\n[ \t]+\S.*)*)$/gm
const SCRIPT = /<(su[bp])>([^<>\n]{1,40})<\/\1>/gi

/** Converts notation to blocks, with tables between pipes and web pictures; null for plain text. */
export function pastedNotation(pasted: string, tools: Omit<PasteTools, 'parse'>): StoredNode[] | null {
  if (pasted.length > MAX_PASTED) return null
  const code: StoredNode[] = []
  const plain = withoutCode(pasted.replace(/\r\n?/g, '\n'), (lines) => partLine(code.push(...storedNodes([codeLines(lines)])) - 1))
  const words = withReferences(
    withFootnotes(
      plain.replace(SCRIPT, (_, tag: string, script: string) => scriptText(tag, script)),
      tools.lastNote,
    ),
  )
  const hasTable = words.split('\n').some((line, at) => at > 0 && RULE.test(line))
  if (words === plain && code.length === 0 && !hasTable && !WRITTEN.test(words) && !MARKED.test(words)) return null
  const lines = plainMarkdown(withLinks(words).split('\n'))
  const blocks: StoredNode[] = []
  for (let at = 0; at < lines.length; ) {
    const end = endOfPart(lines, at)
    const part = lines.slice(at, end)
    const table = RULE.test(part[1] ?? '') ? pastedTable([part[0] ?? '', ...part.slice(2)], tools) : null
    blocks.push(...(table ? [table] : textOf(part.join('\n'), tools)))
    at = end
  }
  return withParts(blocks, code)
}

/** Footnotes as raised numbers, in the order of their marks, that link to the web address of their note; the notes as paragraphs. */
function withFootnotes(words: string, lastNote = 0): string {
  const addresses = new Map([...words.matchAll(NOTE)].map(([, label = '', note = '']) => [label, noteAddress(note)]))
  if (addresses.size === 0) return words
  const numbers = new Map<string, number>()
  const markOf = (label: string) => footnoteMark(String(lastNote + (numbers.get(label) ?? numbers.set(label, numbers.size + 1).size)))
  const marked = words.replace(/\[\^([^\]\s]{1,60})\](?!:)/g, (whole, label: string) => {
    if (!addresses.has(label)) return whole
    const address = addresses.get(label)
    return address ? `[${markOf(label)}](${notationAddress(address)})` : markOf(label)
  })
  return marked.replace(NOTE, (_, label: string, note: string) => `\n${markOf(label)} ${note.replace(/\n[ \t]+/g, ' ')}\n`)
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

/** A table of lines between pipes; null for none. Links and pictures in its cells are reported as left out. */
function pastedTable(lines: readonly string[], { makeId, leaveOut }: Omit<PasteTools, 'parse'>): StoredNode | null {
  let pictures = 0
  const withoutPictures = (cell: string) =>
    cell.replace(/!\[([^\]]*)\]\([^)\s]*\)/g, (_, words: string) => {
      pictures += 1
      return words
    })
  const rows = lines.map((line) => cellsOf(line).map((cell) => parseMarkup(withoutEscapes(withoutPictures(cell)).trim())))
  const words = rows.map((cells) => cells.map(wordsOf))
  const told: string[] = []
  const table = tableOf(words, makeId, (what) => told.push(what))
  if (table) for (const what of [...told, ...strangers({ link: linksIn(rows.flat(2)), picture: pictures })]) leaveOut(what)
  return table
}

/** The cells of a line. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/)
}

function linksIn(nodes: readonly RichTextNode[]): number {
  return nodes.reduce((count, { type, children }) => count + (type === 'link' ? 1 : linksIn(children ?? [])), 0)
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
    blocks.push(...storedNodes(read(words.slice(from, found.index))), pictureOf({ src, alt }, makeId()))
    from = found.index + whole.length
  }
  return [...blocks, ...storedNodes(read(words.slice(from)))]
}

function read(words: string): RichTextNode[] {
  return withTargets(parseMarkup(withoutEscapes(words)))
}

function withTargets(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.map(({ url, children, ...node }) => ({
    ...node,
    ...(url === undefined ? {} : { url: webAddress(url) }),
    ...(children ? { children: withTargets(children) } : {}),
  }))
}
