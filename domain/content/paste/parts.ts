import { nodesOf, type StoredNode } from '../lexicalText'

/** Around the number of a part in its placeholder; a private-use character. */
const MARK = '\uE000'
const PLACE = /\uE000(\d+)\uE000/

/** Replaces a part (a table, a picture, code) while its surroundings are read as text; withParts puts the part back. */
export function partLine(place: number): string {
  return `${MARK}${place}${MARK}`
}

/** Whether a text has a placeholder. */
export function holdsParts(text: string): boolean {
  return text.includes(MARK)
}

/**
 * Blocks with the parts in place of their placeholders. A part within a list, a quote, a heading or a link divides it, because those hold
 * text only; it comes after the whole entry of a list. Code is text, and stays.
 */
export function withParts(nodes: readonly StoredNode[], parts: readonly StoredNode[]): StoredNode[] {
  return nodes.flatMap((node) => divided(node, parts, false))
}

/** @param keepsCode whether it is in a list or a quote, which keep code as lines of theirs */
function divided(node: StoredNode, parts: readonly StoredNode[], keepsCode: boolean): StoredNode[] {
  if (typeof node.text === 'string') return dividedText(node, node.text, parts, keepsCode)
  const children = nodesOf(node.children)
  const read = children.flatMap((child) => divided(child, parts, keepsCode || node.type === 'listitem' || node.type === 'quote'))
  if (children.length === read.length && children.every((child, at) => child === read[at])) return [node]
  const isPart = new Set(parts)
  const pieces: StoredNode[] = []
  let own: StoredNode[] = []
  const flush = () => {
    const kept = withoutBlankEnds(own)
    own = []
    if (kept.length > 0) pieces.push(node.type === 'list' ? goingOn(node, kept, pieces) : { ...node, children: kept })
  }
  // A part had a line of its own.
  const lines = read.filter(
    ({ type }, at) => type !== 'linebreak' || ![read[at - 1], read[at + 1]].some((beside) => beside && isPart.has(beside)),
  )
  const isEntry = node.type === 'listitem' && !children.some(isList)
  for (const child of isEntry ? lines.toSorted((a, b) => Number(isPart.has(a)) - Number(isPart.has(b))) : lines) {
    if (!isPart.has(child)) own.push(child)
    else {
      flush()
      pieces.push(child)
    }
  }
  flush()
  return pieces
}

function dividedText(node: StoredNode, text: string, parts: readonly StoredNode[], keepsCode: boolean): StoredNode[] {
  if (!holdsParts(text)) return [node]
  return text.split(PLACE).flatMap((words, at): StoredNode[] => {
    if (at % 2 === 0) return words === '' ? [] : [{ ...node, text: words }]
    const part = parts[Number(words)]
    if (!part) return []
    return keepsCode && part.type === 'paragraph' ? nodesOf(part.children) : [part]
  })
}

/** The entries of a list after the pieces of it above, whose numbers it goes on from. */
function goingOn(list: StoredNode, entries: readonly StoredNode[], above: readonly StoredNode[]): StoredNode {
  const start = Number(list.start) + above.filter(isList).flatMap(({ children }) => nodesOf(children).filter(isNumbered)).length
  const children = entries.map((entry, at) => ({ ...entry, value: start + entries.slice(0, at).filter(isNumbered).length }))
  return { ...list, start, children }
}

function isList({ type }: StoredNode): boolean {
  return type === 'list'
}

/** A list below an entry is stored as an entry of its own. */
function isNumbered({ children }: StoredNode): boolean {
  return !nodesOf(children).every(isList)
}

function withoutBlankEnds(nodes: readonly StoredNode[]): StoredNode[] {
  const first = nodes.findIndex((node) => !isBlank(node))
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex((node) => !isBlank(node)) + 1)
}

function isBlank({ type, text }: StoredNode): boolean {
  return type === 'linebreak' || (typeof text === 'string' && text.trim() === '')
}
