import { factToken, inlineFact } from './facts'
import { TEXT_FIGURE_TYPES, type TextFigureType } from './figures'
import { formatMarkup } from './formatMarkup'
import { parseMarkup } from './markup'
import type { RichTextNode } from './richText'
import { isRecord } from './saving/sameValue'
import { startsAt } from './startsAt'

/** A node as the editor stores it; unknown members stay unchanged. */
export type StoredNode = Readonly<Record<string, unknown>>

export interface StoredText {
  readonly root: StoredNode
}

/** Paths of pages and posts by id, for links that name a document. */
export type DocumentPaths = ReadonlyMap<string, string>

const WRITABLE = new Set(['paragraph', 'heading', 'list', 'quote', 'horizontalrule'])

/** A stored rich text in the notation. What the notation cannot express (pictures) gets a placeholder line, so it can be kept. */
export function readRichText(body: unknown, paths: DocumentPaths): string {
  return blocksOf(topNodes(body), paths)
    .map(({ markup }) => markup)
    .filter((markup) => markup !== '')
    .join('\n\n')
}

/**
 * A stored rich text with new text. Blocks whose text did not change keep their stored nodes, with everything the notation does not show.
 * So do links with the same target, and pictures whose line is still there.
 */
export function writeRichText(body: unknown, markup: string, paths: DocumentPaths): StoredText {
  const left = blocksOf(topNodes(body), paths)
  const links = linksIn(topNodes(body), paths)
  const children = markup
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((chunk) => chunk.replace(/^\n+/, '').trimEnd())
    .filter((chunk) => chunk !== '')
    .flatMap((chunk) => {
      const at = left.findIndex((block) => block.markup === chunk)
      const [same] = at < 0 ? [] : left.splice(at, 1)
      return same ? [same.node] : parseMarkup(chunk).map((node) => toStored(node, links))
    })
  return { ...rootOf(body), root: { ...emptyRoot, ...rootOf(body)?.root, children } }
}

/** Converts notation to a rich text as the panel's editor stores it. */
export function storedText(markup: string): StoredText {
  return writeRichText(null, markup, new Map())
}

/** Converts notation nodes to nodes as the panel's editor stores them. */
export function storedNodes(nodes: readonly RichTextNode[]): StoredNode[] {
  return nodes.map((node) => toStored(node, new Map()))
}

/** A stored text with other blocks. */
export function withNodes(body: unknown, children: readonly StoredNode[]): StoredText {
  return { ...rootOf(body), root: { ...emptyRoot, ...rootOf(body)?.root, children } }
}

interface Block {
  readonly node: StoredNode
  readonly markup: string
}

function blocksOf(nodes: readonly StoredNode[], paths: DocumentPaths): Block[] {
  let pictures = 0
  return nodes.map((node) => {
    if (WRITABLE.has(String(node.type))) return { node, markup: formatMarkup([toNode(node, paths)]) }
    pictures += 1
    return { node, markup: `[[${partName(node)} ${pictures}]]` }
  })
}

/** The placeholder for a part the notation cannot express. */
function partName(node: StoredNode): string {
  const figure = figureOf(node)
  if (figure) return figure.blockType === 'textTable' ? 'table' : 'chart'
  return node.type === 'upload' ? 'picture' : 'part'
}

/** The members of a table or chart in a stored text; undefined for other nodes. */
export function figureOf(node: StoredNode): (StoredNode & { readonly blockType: TextFigureType }) | undefined {
  const fields = node.type === 'block' && isRecord(node.fields) ? node.fields : {}
  const blockType = TEXT_FIGURE_TYPES.find((known) => known === fields.blockType)
  return blockType && { ...fields, blockType }
}

/** All tables and charts of a stored text, in order. */
export function figuresIn(body: unknown): NonNullable<ReturnType<typeof figureOf>>[] {
  const within = (nodes: readonly StoredNode[]): NonNullable<ReturnType<typeof figureOf>>[] =>
    nodes.flatMap((node) => {
      const figure = figureOf(node)
      return figure ? [figure] : within(nodesOf(node.children))
    })
  return within(topNodes(body))
}

/** Converts a stored node to a notation node. */
function toNode(stored: StoredNode, paths: DocumentPaths): RichTextNode {
  const fact = stored.type === 'inlineBlock' ? inlineFact(stored.fields) : undefined
  if (fact !== undefined) return { type: 'text', text: factToken(fact), format: 0 }
  if (stored.type === 'tab') return { type: 'text', text: ' ', format: 0 }
  const url = stored.type === 'link' || stored.type === 'autolink' ? linkUrl(stored, paths) : undefined
  return {
    type: String(stored.type),
    ...(typeof stored.text === 'string' ? { text: stored.text } : {}),
    ...(typeof stored.format === 'number' ? { format: stored.format } : {}),
    ...(typeof stored.tag === 'string' ? { tag: stored.tag } : {}),
    ...(typeof stored.listType === 'string' ? { listType: stored.listType } : {}),
    ...(typeof stored.start === 'number' ? { start: stored.start } : {}),
    ...(url ? { url } : {}),
    children: nodesOf(stored.children).map((child) => toNode(child, paths)),
  }
}

/** The address of a stored link. */
export function linkUrl({ fields }: StoredNode, paths: DocumentPaths): string | undefined {
  if (!isRecord(fields)) return undefined
  return documentLink(fields, paths) ?? (fields.linkType !== 'internal' && typeof fields.url === 'string' ? fields.url : undefined)
}

/** The path of a link that names a document; of one that is gone, a path with nothing at it. Undefined for other links. */
export function documentLink(fields: StoredNode, paths: DocumentPaths): string | undefined {
  if (fields.linkType !== 'internal') return undefined
  const value = isRecord(fields.doc) ? fields.doc.value : undefined
  const id = isRecord(value) ? value.id : value
  return typeof id === 'string' ? (paths.get(id) ?? `/${id}`) : undefined
}

/** Stored links by target. */
function linksIn(nodes: readonly StoredNode[], paths: DocumentPaths, found = new Map<string, StoredNode>()): Map<string, StoredNode> {
  for (const node of nodes) {
    const url = node.type === 'link' || node.type === 'autolink' ? linkUrl(node, paths) : undefined
    if (url && !found.has(url)) found.set(url, node)
    linksIn(nodesOf(node.children), paths, found)
  }
  return found
}

const element = { direction: 'ltr', format: '', indent: 0, version: 1 } as const
const emptyRoot = { type: 'root', ...element } as const

/** Converts a notation node to a node as the panel's editor stores it. */
function toStored(node: RichTextNode, links: ReadonlyMap<string, StoredNode>, number = 1): StoredNode {
  const start = startsAt(node)
  const children = (node.children ?? []).map((child, at) => toStored(child, links, start + at))
  switch (node.type) {
    case 'text':
      return { type: 'text', text: node.text ?? '', format: node.format ?? 0, detail: 0, mode: 'normal', style: '', version: 1 }
    case 'linebreak':
    case 'horizontalrule':
      return { type: node.type, version: 1 }
    case 'heading':
      return { type: 'heading', tag: node.tag, children, ...element }
    case 'list':
      return { type: 'list', listType: node.listType, tag: node.tag, start, children, ...element }
    case 'listitem':
      return { type: 'listitem', value: number, children, ...element }
    case 'link': {
      const known = links.get(node.url ?? '')
      const fields = known?.fields ?? { linkType: 'custom', url: node.url, newTab: false }
      return { ...(known ?? { type: 'link', ...element, version: 3 }), fields, children }
    }
    case 'quote':
      return { type: 'quote', children, ...element }
    default:
      return { type: 'paragraph', textFormat: 0, children, ...element }
  }
}

/** The blocks of a stored text. */
export function topNodes(body: unknown): StoredNode[] {
  return nodesOf(rootOf(body)?.root.children)
}

function rootOf(body: unknown): { readonly root: StoredNode } | undefined {
  return isRecord(body) && isRecord(body.root) ? { ...body, root: body.root } : undefined
}

/** The children of a stored node. */
export function nodesOf(children: unknown): StoredNode[] {
  return Array.isArray(children) ? children.filter(isRecord) : []
}
