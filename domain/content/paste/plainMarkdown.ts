import { notationAddress } from '../formatMarkup'
import { BULLETS } from '../markup'
import { type WebAddress, webAddresses } from './webAddresses'

/** Where a reference leads: '[handbook]: https://example.org "Its title"'. */
const TARGET = /^ {0,3}\[([^\]^\n][^\]\n]{0,200})\]:[ \t]*<?([^\s<>]{1,2000})>?(?:[ \t]+["'(][^\n]*)?[ \t]*$\n?/gm
/** '[words][handbook]' and '[handbook][]'. */
const REFERENCE = /\[([^\]\n]{1,500})\]\[([^\]\n]{0,200})\]/g
/** An address between angle brackets. */
const ADDRESS = /<(https?:\/\/[^\s<>]{1,2000})>/g

/** The address of a link with what our notation does not have: parentheses, angle brackets, a title. */
const LINKED = /\]\(<?((?:[^\s()<>]|\([^\s()<>]*\)){1,2000})>?(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?\)/g

/** Markdown with the address in each link: also of links that name it below, between angle brackets or with a title. */
export function withReferences(markdown: string): string {
  const words = markdown.replace(LINKED, (_, url: string) => `](${notationAddress(url)})`)
  const targets = new Map([...words.matchAll(TARGET)].map(([, label = '', url = '']) => [label.toLowerCase(), notationAddress(url)]))
  const linked = words.replace(REFERENCE, (whole, text: string, label: string) => {
    const url = targets.get((label || text).toLowerCase())
    return url === undefined ? whole : `[${text}](${url})`
  })
  const found = linked === words ? words : linked.replace(TARGET, '')
  return found.replace(ADDRESS, (_, url: string) => `[${url}](${notationAddress(url)})`)
}

/** Inline code and links, whose addresses stay as they are. */
const CODE_OR_LINK = /(`[^`\n]+`|\[[^\]\n]{1,500}\]\([^()\s]{1,2000}\))/

/** Markdown whose web addresses are links. */
export function withLinks(words: string): string {
  return words
    .split(CODE_OR_LINK)
    .map((part, at) => (at % 2 === 1 ? part : webAddresses(part).reduceRight(linkedAt, part)))
    .join('')
}

function linkedAt(text: string, { at, words, url }: WebAddress): string {
  const link = `[${words.replace(/[\\*_~`[\]]/g, (sign) => `\\${sign}`)}](${notationAddress(url)})`
  return text.slice(0, at) + link + text.slice(at + words.length)
}

/** Characters from which on a line ended because a program wrapped it, not because its writer wanted a new one. */
const WRAPPED_FROM = 60
const ITEM = new RegExp(`^\\s*(?:[-*${BULLETS}]|\\d+[.)])\\s+\\S`)
const RULE = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/
/** The start of a block that no line above goes on in. */
const OTHER_BLOCK = /^(?:#{1,6}\s|-{3,}\s*$|>)|\|/

/** Lines of Markdown in the notation of our texts: underlined headings, other marks of lists and rules, tasks, wrapped lines. */
export function plainMarkdown(lines: readonly string[]): string[] {
  const read: string[] = []
  for (const line of lines) {
    const above = read.at(-1) ?? ''
    const underlined = isText(above) && !isText(read.at(-2) ?? '') ? /^ {0,3}(=+|-{2,})[ \t]*$/.exec(line)?.[1] : undefined
    if (underlined) read.splice(-1, 1, `${underlined.startsWith('=') ? '#' : '##'} ${above.trim()}`)
    else if (RULE.test(line)) read.push('---')
    else if (goesOn(above, line)) read.splice(-1, 1, `${above.trimEnd()} ${line.trim().replace(/^>\s?/, '')}`)
    else read.push(marked(line))
  }
  return read
}

/** Inline code, or an escape that our notation does not have: '1\\.' and '\\!'. A number that begins no list stays escaped. */
const CODE_OR_ESCAPE = /`[^`\n]+`|(^[ \t]*\d+)\\([.)])|\\([!"$%&'()+,./:;<=?@^{|}])/gm

/** Markdown without the backslashes that only other programs write: any sign of it can have one. */
export function withoutEscapes(markdown: string): string {
  return markdown.replace(CODE_OR_ESCAPE, (whole, number?: string, end?: string, sign?: string) =>
    number !== undefined ? `${number.slice(0, -1)}\\${number.slice(-1)}${end}` : (sign ?? whole),
  )
}

function marked(line: string): string {
  return line
    .replace(/^(\s*)\+(?=\s+\S)/, '$1-')
    .replace(/^(\s*[-*]\s+)\[( |x)\]\s+/i, (_, item: string, done: string) => `${item}${done === ' ' ? '☐' : '☑'} `)
}

/** A line of a paragraph: no heading, list, rule, quote or table. */
function isText(line: string): boolean {
  return line.trim() !== '' && !ITEM.test(line) && !OTHER_BLOCK.test(line)
}

/** Whether a line belongs to the one above it. */
function goesOn(above: string, line: string): boolean {
  if (above.trim() === '' || / {2}$|\\$/.test(above)) return false
  const isWrapped = above.trimEnd().length >= WRAPPED_FROM
  if (line.startsWith('>')) return isWrapped && above.startsWith('>') && isText(line.replace(/^>\s?/, ''))
  return isText(line) && ((ITEM.test(above) && (isWrapped || /^\s{2,}/.test(line))) || (isText(above) && isWrapped))
}
