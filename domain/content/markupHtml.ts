import type { RichTextNode } from './richText'
import { inScript, scriptText, withoutSoftBreaks } from './scripts'
import { startsAt } from './startsAt'

const SAFE_LINK = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i
/** Whether a link target is allowed: a path or anchor of the site, a web address, mail or telephone. */
export function isSafeLink(url: string): boolean {
  return SAFE_LINK.test(url)
}

const MARKS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
] as const

/** A rich text tree as HTML, fully escaped. Unsafe links become plain text. */
export function toHtml(nodes: readonly RichTextNode[]): string {
  return nodes.map(blockHtml).join('')
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

function blockHtml(node: RichTextNode): string {
  const inner = () => toHtml(node.children ?? [])
  switch (node.type) {
    case 'text':
      return MARKS.reduce(
        (html, [bit, tag]) => (Number(node.format) & bit ? `<${tag}>${html}</${tag}>` : html),
        escapeHtml(node.text ?? ''),
      )
    case 'linebreak':
      return '<br>'
    case 'link':
    case 'autolink':
      return node.url && SAFE_LINK.test(node.url) ? `<a href="${escapeHtml(node.url)}">${inner()}</a>` : inner()
    case 'heading':
      return `<${headingTag(node.tag)}>${inner()}</${headingTag(node.tag)}>`
    case 'list':
      return node.listType === 'number'
        ? `<ol${startsAt(node) > 1 ? ` start="${startsAt(node)}"` : ''}>${inner()}</ol>`
        : `<ul>${inner()}</ul>`
    case 'listitem':
      return `<li>${inner()}</li>`
    case 'quote':
      return `<blockquote>${inner()}</blockquote>`
    case 'horizontalrule':
      return '<hr>'
    default:
      return `<p>${inner()}</p>`
  }
}

function headingTag(tag: string | undefined): string {
  return tag === 'h3' || tag === 'h4' ? tag : 'h2'
}

/** Text, or an opening or closing tag. Drops comments, scripts and styles, up to the end when unclosed. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<\/?([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi
/** Maximum nesting of elements. Rich text needs a handful, and walking the tree recurses. */
const DEEPEST = 40
const INLINE_MARKS: Readonly<Record<string, number>> = {
  strong: 1,
  b: 1,
  em: 2,
  i: 2,
  s: 4,
  del: 4,
  strike: 4,
  u: 8,
  code: 16,
  sup: 0,
  sub: 0,
}

interface Open {
  readonly tag: string
  /** The first number of a list. */
  readonly start?: number
  readonly children: RichTextNode[]
  readonly format: number
  readonly url?: string
}

/** Parses submitted HTML to a tree of known nodes. Drops unknown tags and keeps their text; nothing in it can run. */
export function fromHtml(html: string): RichTextNode[] {
  const root: Open = { tag: 'root', children: [], format: 0 }
  const stack = [root]
  const top = () => stack.at(-1) ?? root
  const close = (tag: string) => {
    if (!stack.some((open, at) => at > 0 && open.tag === tag)) return
    for (let open = stack.pop(); open; open = stack.pop()) {
      top().children.push(...closed(open))
      if (open.tag === tag) return
    }
  }
  for (const [token, raw, name, attributes = ''] of html.matchAll(TOKEN)) {
    if (raw || token.startsWith('<!--')) continue
    if (!name) {
      const plain = withoutSoftBreaks(decodeEntities(token)).replace(/\s+/g, ' ')
      const script = stack.findLast(({ tag }) => tag === 'sup' || tag === 'sub')?.tag
      // A raised link is the mark of a footnote.
      const raise = script === 'sup' && stack.some(({ tag }) => tag === 'a') ? inScript : scriptText
      const text = script ? raise(script, plain) : plain
      if (text.trim() !== '' || (text && top().children.length > 0)) top().children.push({ type: 'text', text, format: top().format })
      continue
    }
    const tag = name.toLowerCase()
    if (token.startsWith('</')) close(tag)
    else if (tag === 'br') top().children.push({ type: 'linebreak' })
    else if (tag === 'hr') top().children.push({ type: 'horizontalrule' })
    else if (!/\/$/.test(attributes) && stack.length < DEEPEST) {
      const mark = INLINE_MARKS[tag]
      if (mark === undefined && tag !== 'a') closeParagraph(stack, close)
      const url =
        tag === 'a' ? decodeEntities(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/i.exec(attributes)?.slice(1).find(Boolean) ?? '') : ''
      const start = tag === 'ol' ? Number(/\bstart\s*=\s*["']?(\d{1,6})/i.exec(attributes)?.[1] ?? 1) : 1
      stack.push({ tag, children: [], format: top().format | (mark ?? 0), ...(url ? { url } : {}), ...(start > 1 ? { start } : {}) })
    }
  }
  while (stack.length > 1) close(top().tag)
  return paragraphs(top().children)
}

/** A block starts: closes an open paragraph, as HTML does. */
function closeParagraph(stack: readonly Open[], close: (tag: string) => void): void {
  if (stack.some(({ tag }) => tag === 'p')) close('p')
}

/** The node an element becomes when it closes. */
function closed({ tag, children, url, start }: Open): RichTextNode[] {
  if (/^h[1-6]$/.test(tag)) return [{ type: 'heading', tag: `h${Math.min(4, Math.max(2, Number(tag[1])))}`, children: trimmed(children) }]
  if (tag === 'a') return url && SAFE_LINK.test(url) ? [{ type: 'link', url, newTab: false, children }] : children
  if (tag === 'p') return children.length > 0 ? [{ type: 'paragraph', children: trimmed(children) }] : []
  if (tag === 'li') return items(children)
  if (tag === 'ul') return [{ type: 'list', listType: 'bullet', tag, children: items(children) }]
  if (tag === 'ol') return [{ type: 'list', listType: 'number', tag, ...(start ? { start } : {}), children: items(children) }]
  if (tag === 'blockquote') return [{ type: 'quote', children: trimmed(inlineOf(children)) }]
  return INLINE_MARKS[tag] !== undefined || tag === 'span' ? children : paragraphs(children)
}

/** The items in a list or an item: a list is stored as an item of its own, below the words before it. */
function items(children: readonly RichTextNode[]): RichTextNode[] {
  const found: RichTextNode[] = []
  let loose: RichTextNode[] = []
  const flush = () => {
    const words = trimmed(inlineOf(loose))
    if (words.length > 0) found.push({ type: 'listitem', children: words })
    loose = []
  }
  for (const child of children) {
    if (child.type === 'listitem' || child.type === 'list') {
      flush()
      found.push(child.type === 'list' ? { type: 'listitem', children: [child] } : child)
    } else if (child.type !== 'horizontalrule') loose.push(child)
  }
  flush()
  return found
}

const BLOCKS = new Set(['paragraph', 'heading', 'list', 'quote', 'horizontalrule'])

/** Turns loose text between blocks into paragraphs. */
function paragraphs(children: readonly RichTextNode[]): RichTextNode[] {
  const blocks: RichTextNode[] = []
  let loose: RichTextNode[] = []
  const flush = () => {
    const words = trimmed(loose)
    if (words.length > 0) blocks.push({ type: 'paragraph', children: words })
    loose = []
  }
  for (const child of children) {
    if (BLOCKS.has(child.type)) {
      flush()
      blocks.push(child)
    } else loose.push(child)
  }
  flush()
  return blocks
}

/** Turns paragraphs within an item or a quote into lines. */
function inlineOf(children: readonly RichTextNode[]): RichTextNode[] {
  return children.flatMap((child, at) => {
    const isLine = LINES.has(child.type)
    const begins = at > 0 && (isLine || LINES.has(children[at - 1]?.type ?? ''))
    return [...(begins ? [{ type: 'linebreak' }] : []), ...(isLine ? (child.children ?? []) : [child])]
  })
}

const LINES = new Set(['paragraph', 'heading', 'quote'])

/** Removes white space at both ends. */
function trimmed(children: readonly RichTextNode[]): RichTextNode[] {
  const kept = [...children]
  while (isBlank(kept[0])) kept.shift()
  while (isBlank(kept[kept.length - 1])) kept.pop()
  return kept
}

function isBlank(node: RichTextNode | undefined): boolean {
  return node !== undefined && (node.type === 'linebreak' || (node.type === 'text' && (node.text ?? '').trim() === ''))
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  shy: '',
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    const point = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : whole
  })
}
