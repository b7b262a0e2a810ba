import { BULLETS, CODE, MARKS } from './markup'
import type { RichTextNode } from './richText'
import { startsAt } from './startsAt'

/** Formats blocks as notation, separated by empty lines (see parseMarkup). Leaves out what the notation cannot express (pictures). */
export function formatMarkup(blocks: readonly RichTextNode[]): string {
  return blocks
    .map(formatBlock)
    .filter((block) => block !== '')
    .join('\n\n')
}

function formatBlock(node: RichTextNode): string {
  const children = node.children ?? []
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(Number(node.tag?.slice(1)) || 2)} ${formatInline(children).replace(/\n/g, ' ')}`.trim()
    case 'quote':
      return formatLines(children)
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    case 'list':
      return formatList(node, '')
    case 'horizontalrule':
      return '---'
    case 'paragraph':
      return formatLines(children)
    default:
      return ''
  }
}

function formatList(list: RichTextNode, indent: string): string {
  let number = startsAt(list)
  return (list.children ?? [])
    .flatMap(({ children = [] }) => {
      const words = children.filter(({ type }) => type !== 'list')
      const below = children.filter(({ type }) => type === 'list').map((nested) => formatList(nested, `${indent}  `))
      if (words.length === 0 && below.length > 0) return below
      const mark = list.listType === 'number' ? `${number++}.` : '-'
      return [`${indent}${mark} ${formatInline(words).replace(/\n/g, ' ')}`, ...below]
    })
    .join('\n')
}

/** The beginning of a heading, quote, list item or rule. */
const OTHER_BLOCK = new RegExp(`^(?=#{1,6}\\s|>|[-*${BULLETS}]\\s|-{3,}\\s*$|\\d+[.)]\\s)`)

/** Escapes lines that would parse as another kind of block. */
function formatLines(children: readonly RichTextNode[]): string {
  return formatInline(children)
    .split('\n')
    .map((line) => line.trim().replace(OTHER_BLOCK, '\\'))
    .filter((line) => line !== '')
    .join('\n')
}

function formatInline(children: readonly RichTextNode[]): string {
  return children
    .map((child) => {
      if (child.type === 'linebreak') return '\n'
      if (child.type === 'text') return formatText(child.text ?? '', Number(child.format) || 0)
      const inner = formatInline(child.children ?? [])
      return (child.type === 'link' || child.type === 'autolink') && child.url ? `[${inner}](${notationAddress(child.url)})` : inner
    })
    .join('')
}

/** An address between the parentheses of a link in the notation. */
export function notationAddress(url: string): string {
  return url.replace(/[()\s]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))
}

function formatText(text: string, format: number): string {
  if (text.trim() === '') return text
  if (format & CODE && !text.includes('`')) return marked(`\`${text}\``, format)
  return wrap(text, format, (words) => words.replace(/[\\*`[\]]|__|~~/g, (sign) => `\\${sign}`))
}

/** Marks enclose the words tightly; white space stays outside. */
function wrap(text: string, format: number, inner: (words: string) => string): string {
  const words = text.trim()
  const lead = text.slice(0, text.indexOf(words))
  const tail = text.slice(lead.length + words.length)
  return lead + marked(inner(words), format) + tail
}

function marked(words: string, format: number): string {
  const signs = MARKS.filter(([bit]) => (format & bit) !== 0).map(([, sign]) => sign)
  return signs.join('') + words + signs.reverse().join('')
}
