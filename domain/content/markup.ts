import type { RichTextNode } from './richText'

/**
 * The light notation for editing rich text in a plain text area: '## Heading', '- item', '1. item', '> quote', '---', **bold**, *italic*,
 * ~~strike~~, __underline__, `code`, [text](/address). Blocks are separated by an empty line.
 */

const BOLD = 1
const ITALIC = 2
const STRIKE = 4
const UNDERLINE = 8
export const CODE = 16
/** Characters that begin a list item besides '-' and '*', as word processors write them; the inside of a character class. */
export const BULLETS = '•·◦▪▫‣●○■∙\uF0B7\uF0A7'
/** What begins a list item in the notation. */
const BULLET_ITEM = new RegExp(`^\\s*[-*${BULLETS}]\\s+(?=\\S)`)
/** Longest mark first: '**' before '*'. */
export const MARKS = [
  [BOLD, '**'],
  [STRIKE, '~~'],
  [UNDERLINE, '__'],
  [ITALIC, '*'],
] as const

const ESCAPED = new RegExp(`^\\\\([\\\\*_~\`[\\]#>${BULLETS}-]|\\d(?=\\d*[.)]))`)

/** Limits the length of a link's text and address. */
const LINK = /^\[((?:\\.|[^\]\\]){1,500})\]\(([^()\s]{1,2000})\)/
/** Characters within which a mark must close. An unlimited search would take minutes on a long text of opening marks. */
const LONGEST_MARKED = 1000

/** Parses notation to a tree that the site renders. Never fails: what is no mark is text. */
export function parseMarkup(markup: string): RichTextNode[] {
  return markup
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .flatMap((chunk) => parseChunk(chunk.split('\n').filter((line) => line.trim() !== '')))
}

function parseChunk(lines: readonly string[]): RichTextNode[] {
  const blocks: RichTextNode[] = []
  for (let at = 0, end = 0; at < lines.length; at = end) {
    const first = lines[at] ?? ''
    const heading = /^(#{1,6})\s+(.*)$/.exec(first)
    const kind = lineKind(first)
    end = heading || kind === 'rule' ? at + 1 : endOf(lines, at, kind)
    const taken = lines.slice(at, end)
    if (heading) blocks.push({ type: 'heading', tag: headingTag(heading[1]?.length ?? 2), children: parseInline(heading[2] ?? '') })
    else if (kind === 'rule') blocks.push({ type: 'horizontalrule' })
    else if (kind === 'quote') blocks.push({ type: 'quote', children: parseLines(taken.map((line) => line.replace(/^>\s?/, ''))) })
    else if (kind === 'text') blocks.push({ type: 'paragraph', children: parseLines(taken) })
    else blocks.push(parseList(taken))
  }
  return blocks
}

type LineKind = 'bullet' | 'number' | 'quote' | 'rule' | 'text'

function lineKind(line: string): LineKind {
  if (BULLET_ITEM.test(line)) return 'bullet'
  if (/^\s*\d+[.)]\s+\S/.test(line)) return 'number'
  if (/^>/.test(line)) return 'quote'
  return /^-{3,}\s*$/.test(line) ? 'rule' : 'text'
}

/** The line after the block that begins at `start`. Indented lines belong to the list above them. */
function endOf(lines: readonly string[], start: number, kind: LineKind): number {
  const list = kind === 'bullet' || kind === 'number'
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const other = lineKind(line) !== kind
    if (list ? other && !/^\s{2,}/.test(line) : other || /^#{1,6}\s/.test(line)) return at
  }
  return lines.length
}

function parseList(lines: readonly string[]): RichTextNode {
  const listType = lineKind(lines[0] ?? '') === 'number' ? 'number' : 'bullet'
  const depth = indentOf(lines[0] ?? '')
  const items: RichTextNode[] = []
  let nested: string[] = []
  const closeNested = () => {
    if (nested.length > 0) items.push({ type: 'listitem', children: [parseList(nested)] })
    nested = []
  }
  for (const line of lines) {
    const isItem = lineKind(line) === 'bullet' || lineKind(line) === 'number'
    if (isItem && indentOf(line) > depth) nested.push(line)
    else {
      closeNested()
      items.push({
        type: 'listitem',
        children: parseInline(
          line
            .replace(BULLET_ITEM, '')
            .replace(/^\s*\d+[.)]\s+/, '')
            .trim(),
        ),
      })
    }
  }
  closeNested()
  const start = listType === 'number' ? Number(/\d{1,6}/.exec(lines[0] ?? '')?.[0]) : 1
  return { type: 'list', listType, tag: listType === 'number' ? 'ol' : 'ul', ...(start > 1 ? { start } : {}), children: items }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** Rich text uses headings 2 to 4; the page title is the h1. */
function headingTag(level: number): string {
  return `h${Math.min(4, Math.max(2, level))}`
}

function parseLines(lines: readonly string[]): RichTextNode[] {
  return lines.flatMap((line, at) => [...(at > 0 ? [{ type: 'linebreak' }] : []), ...parseInline(line)])
}

/** Parses text with its marks and links. */
function parseInline(words: string, format = 0): RichTextNode[] {
  const nodes: RichTextNode[] = []
  let plain = ''
  const flush = () => {
    if (plain) nodes.push({ type: 'text', text: plain, format })
    plain = ''
  }
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at)
    const found = escaped(rest) ?? code(rest, format) ?? link(rest, format) ?? marked(rest, format)
    if (!found) {
      plain += words[at]
      at += 1
    } else {
      if (typeof found.node === 'string') plain += found.node
      else {
        flush()
        nodes.push(...found.node)
      }
      at += found.length
    }
  }
  flush()
  return nodes
}

interface Found {
  readonly node: readonly RichTextNode[] | string
  readonly length: number
}

function escaped(rest: string): Found | undefined {
  const character = ESCAPED.exec(rest)?.[1]
  return character === undefined ? undefined : { node: character, length: 2 }
}

function code(rest: string, format: number): Found | undefined {
  const found = /^`([^`]+)`/.exec(rest)
  return found ? { node: [{ type: 'text', text: found[1] ?? '', format: format | CODE }], length: found[0].length } : undefined
}

function link(rest: string, format: number): Found | undefined {
  const found = LINK.exec(rest)
  if (!found) return undefined
  const [whole, label = '', url = ''] = found
  return { node: [{ type: 'link', url, newTab: false, children: parseInline(label, format) }], length: whole.length }
}

function marked(rest: string, format: number): Found | undefined {
  for (const [bit, sign] of MARKS) {
    if (!rest.startsWith(sign) || (format & bit) !== 0) continue
    const end = closing(rest, sign)
    if (end > sign.length) return { node: parseInline(rest.slice(sign.length, end), format | bit), length: end + sign.length }
  }
  return undefined
}

/** Where a mark closes: not escaped, not inside code, and not half of a longer mark. */
function closing(rest: string, sign: string): number {
  if (/\s/.test(rest[sign.length] ?? ' ')) return -1
  const near = rest.slice(0, LONGEST_MARKED)
  for (let at = sign.length; at < near.length; at++) {
    if (rest[at] === '\\') at += 1
    else if (sign === '*' && rest.startsWith('**', at)) {
      const inner = near.indexOf('**', at + 2)
      at = inner < 0 ? at + 1 : inner + 1
    } else if (rest.startsWith(sign, at) && !/\s/.test(rest[at - 1] ?? ' ')) {
      // Of three asterisks the first closes the inner mark.
      return sign === '**' && rest[at + 2] === '*' && rest[sign.length] === '*' ? at + 1 : at
    }
  }
  return -1
}
