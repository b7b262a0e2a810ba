import { BULLETS } from '../markup'
import type { RichTextNode } from '../richText'
import type { PastedElement } from './pastedElement'

/** Begins and ends the mark of a word processor's list paragraph: 'b1' is a bullet at level 1, 'n2,3' the number 3 at level 2. */
const MARK = '\uE001'
const MARKED = new RegExp(`^${MARK}([bn])(\\d),?(\\d*)${MARK}\\s*`)
const BULLET = new RegExp(`^\\s*[${BULLETS}]\\s+(?=\\S)`)
/** '1.', '(a)', 'iv)': the marker before a numbered paragraph. */
const NUMBER = /^\(?(?:\d{1,3}|[a-z]{1,4})[.)]/i

/** Marks Word's list paragraphs, whose marker is text in front of them, so that withLists finds them. */
export function markListParagraphs(body: PastedElement): void {
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = /mso-list:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
    if (level === undefined) continue
    const markers = [...paragraph.querySelectorAll('span[style*="mso-list"]')]
    const words = markers.map(({ textContent }) => textContent ?? '').join('')
    for (const marker of markers) marker.remove()
    const number = /^\(?(\d{1,3})/.exec(words.trim())?.[1] ?? ''
    paragraph.prepend(`${MARK}${NUMBER.test(words.trim()) ? `n${level},${number}` : `b${level}`}${MARK}`)
  }
}

/** Turns marked paragraphs, and lines that begin with a bullet, into lists. */
export function withLists(nodes: readonly RichTextNode[]): RichTextNode[] {
  const blocks: RichTextNode[] = []
  let items: Item[] = []
  const flush = () => {
    blocks.push(...listsOf(items))
    items = []
  }
  for (const node of nodes.flatMap(separated)) {
    const item = itemOf(node)
    if (item) items.push(item)
    else {
      flush()
      blocks.push(node)
    }
  }
  flush()
  return blocks
}

interface Item {
  readonly numbered: boolean
  readonly level: number
  /** As it was written, for a list that goes on after something else. */
  readonly number: number
  readonly children: readonly RichTextNode[]
}

/** A paragraph's lines as paragraphs of their own, from the first line with a bullet on. */
function separated(node: RichTextNode): RichTextNode[] {
  if (node.type !== 'paragraph') return [node]
  const lines: RichTextNode[][] = [[]]
  for (const child of node.children ?? []) {
    if (child.type === 'linebreak') lines.push([])
    else lines.at(-1)?.push(child)
  }
  const start = lines.findIndex((line) => BULLET.test(firstWords(line)))
  if (start < 0) return [node]
  const before = lines.slice(0, start).flatMap((line, at) => [...(at > 0 ? [{ type: 'linebreak' }] : []), ...line])
  const parts: RichTextNode[] = before.length > 0 ? [{ ...node, children: before }] : []
  return [...parts, ...lines.slice(start).flatMap((line) => (line.length > 0 ? [{ ...node, children: line }] : []))]
}

function itemOf({ type, children = [] }: RichTextNode): Item | undefined {
  if (type !== 'paragraph') return undefined
  const words = firstWords(children)
  const [mark, kind, level, number] = MARKED.exec(words) ?? []
  const lead = mark ?? BULLET.exec(words)?.[0]
  return lead === undefined
    ? undefined
    : {
        numbered: kind === 'n',
        level: Math.max(1, Number(level ?? 1)),
        number: Number(number),
        children: withoutStart(children, lead.length),
      }
}

function firstWords(children: readonly RichTextNode[]): string {
  return children.map(({ text, children: inner }) => text ?? firstWords(inner ?? [])).join('')
}

/** Nodes without their first characters. */
function withoutStart(children: readonly RichTextNode[], length: number): RichTextNode[] {
  let left = length
  return children.flatMap((child): RichTextNode[] => {
    if (left === 0) return [child]
    const words = firstWords([child])
    const cut = Math.min(left, words.length)
    left -= cut
    if (cut === words.length && child.text !== undefined) return []
    return [
      child.text === undefined
        ? { ...child, children: withoutStart(child.children ?? [], cut) }
        : { ...child, text: child.text.slice(cut) },
    ]
  })
}

/** Consecutive items as lists; deeper items form lists within. */
function listsOf(items: readonly Item[]): RichTextNode[] {
  const lists: RichTextNode[] = []
  for (let at = 0, end = 0; at < items.length; at = end) {
    const { level, numbered } = items[at] ?? { level: 1, numbered: false }
    end = at + 1
    while (end < items.length && belongs(items[end], level, numbered)) end += 1
    lists.push(listOf(items.slice(at, end), level, numbered))
  }
  return lists
}

/** Deeper items belong to a list whatever their kind. */
function belongs(item: Item | undefined, level: number, numbered: boolean): boolean {
  return item !== undefined && (item.level > level || (item.level === level && item.numbered === numbered))
}

function listOf(items: readonly Item[], level: number, numbered: boolean): RichTextNode {
  const children: RichTextNode[] = []
  for (let at = 0, end = 0; at < items.length; at = end) {
    const item = items[at]
    end = at + 1
    if (!item) continue
    if (item.level === level) {
      children.push({ type: 'listitem', children: item.children })
      continue
    }
    while (end < items.length && (items[end]?.level ?? 0) > level) end += 1
    for (const list of listsOf(items.slice(at, end))) children.push({ type: 'listitem', children: [list] })
  }
  if (!numbered) return { type: 'list', listType: 'bullet', tag: 'ul', children }
  const first = items.find((item) => item.level === level)?.number ?? 1
  return { type: 'list', listType: 'number', tag: 'ol', ...(first > 1 ? { start: first } : {}), children }
}
