import type { RichTextNode } from '../richText'
import { isRecord } from '../saving/sameValue'
import { inScript } from '../scripts'
import { webAddresses } from './webAddresses'

/** The words of a footnote mark: '1', '[1]', '[iv]', '*'. */
const MARK = /^\s*\[?(\d{1,3}|[a-z]{1,5}|[*†‡§])\]?\s*$/i
/** A note's way back to its mark. */
const WAY_BACK = /^\s*[↩↑^⏎]\uFE0E?\s*$/

/** A footnote mark as text: raised where its characters have such a form. */
export function footnoteMark(label: string): string {
  const raised = inScript('sup', label)
  return raised === label && /\w/.test(label) ? `[${label}]` : raised
}

/** The highest number of the notes in stored texts, at any depth: a note is a paragraph that begins with its raised number. */
export function lastNote(stored: unknown): number {
  if (Array.isArray(stored)) return stored.reduce<number>((last, each) => Math.max(last, lastNote(each)), 0)
  if (!isRecord(stored)) return 0
  const number = Array.isArray(stored.children) ? /^\s*([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})/.exec(storedWords(stored))?.[1] : undefined
  return Math.max(Number(unraised(number ?? '0')), lastNote(Object.values(stored)))
}

function storedWords(stored: unknown): string {
  if (Array.isArray(stored)) return stored.map(storedWords).join('')
  if (!isRecord(stored)) return ''
  return typeof stored.text === 'string' ? stored.text : storedWords(stored.children)
}

/** The web address within a note, without the punctuation of its sentence. */
export function noteAddress(words: string): string | undefined {
  return webAddresses(words)[0]?.url
}

/**
 * Pasted text without links into the document it came from. Footnote marks stay as raised numbers and link to the web address of their
 * note, if it has one; the notes stay as text.
 * @param after the last note that is in the text already; the pasted ones are numbered after it
 */
export function withoutBookmarks(nodes: readonly RichTextNode[], after = 0): RichTextNode[] {
  const notes = notesOf(nodes)
  const written = (label: string) => (notes.has(label) && /^\d+$/.test(label) ? String(Number(label) + after) : label)
  return resolved(nodes, notes, written)
}

/** Web addresses of the notes by label; null for a note without one. A note begins with a link back to its mark. */
function notesOf(nodes: readonly RichTextNode[], found = new Map<string, string | null>()): Map<string, string | null> {
  for (const { children = [] } of nodes) {
    const [first] = children
    const label = first && isBookmark(first) && isBackReference(first) ? labelOf(first) : undefined
    if (label) found.set(label, firstLink(children) ?? noteAddress(wordsOf(children)) ?? found.get(label) ?? null)
    notesOf(children, found)
  }
  return found
}

function resolved(
  nodes: readonly RichTextNode[],
  notes: ReadonlyMap<string, string | null>,
  written: (label: string) => string,
): RichTextNode[] {
  return nodes.flatMap((node): RichTextNode[] => {
    const { children } = node
    if (!isBookmark(node)) return [children ? { ...node, children: resolved(withoutWayBack(children), notes, written) } : node]
    if (isWayBack(node)) return []
    const label = labelOf(node)
    if (label === undefined) return resolved(children ?? [], notes, written)
    const text: RichTextNode = { type: 'text', text: footnoteMark(written(label)), format: 0 }
    const url = isBackReference(node) ? undefined : notes.get(label)
    return [url ? { type: 'link', url, newTab: false, children: [text] } : text]
  })
}

/** Drops the way back at the end of a note, and the space before it. */
function withoutWayBack(children: readonly RichTextNode[]): readonly RichTextNode[] {
  const last = children.at(-1)
  if (!last || !isWayBack(last)) return children
  const kept = children.slice(0, -1)
  const end = kept.at(-1)
  return end?.text === undefined ? kept : [...kept.slice(0, -1), { ...end, text: end.text.trimEnd() }]
}

function isWayBack(node: RichTextNode): boolean {
  return isBookmark(node) && WAY_BACK.test(wordsOf(node.children))
}

function isBookmark({ type, url }: RichTextNode): boolean {
  return type === 'link' && (url ?? '').startsWith('#')
}

/** '#_ftnref1' of Word, '#ftnt_ref1' of Google Docs, '#fnref1' of the web. */
function isBackReference({ url }: RichTextNode): boolean {
  return /ref/i.test(url ?? '')
}

function labelOf({ url, children }: RichTextNode): string | undefined {
  const [, label] = MARK.exec(unraised(wordsOf(children))) ?? []
  // A single word may be an ordinary link to a heading.
  return label !== undefined && (!/[a-z]/i.test(label) || /(?:f|e)(?:t?n|dn)|note|cite/i.test(url ?? '')) ? label : undefined
}

/** A mark in raised text was raised with it. */
function unraised(words: string): string {
  return [...words].map((character) => '0123456789'[[...'⁰¹²³⁴⁵⁶⁷⁸⁹'].indexOf(character)] ?? character).join('')
}

function firstLink(nodes: readonly RichTextNode[]): string | undefined {
  for (const node of nodes) {
    const url = node.type === 'link' && /^https?:/i.test(node.url ?? '') ? node.url : firstLink(node.children ?? [])
    if (url) return url
  }
  return undefined
}

function wordsOf(nodes: readonly RichTextNode[] = []): string {
  return nodes.map(({ text, children }) => text ?? wordsOf(children)).join('')
}
