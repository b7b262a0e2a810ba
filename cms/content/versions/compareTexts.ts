import { factToken, inlineFact } from '@framewell/domain/content/facts'
import { figureOf, linkUrl, nodesOf, type StoredNode, topNodes } from '@framewell/domain/content/lexicalText'
import { pathForSlug } from '@framewell/domain/content/page'
import type { FieldChange } from '@framewell/domain/content/reviewCalls'
import { alignedTo } from '@framewell/domain/content/saving/alignBlocks'
import { isRecord } from '@framewell/domain/content/saving/sameValue'

/** What of a part of a text changed, by the fields of its form. */
export type ComparePart = (before: StoredNode, after: StoredNode) => FieldChange[]

/** A paragraph, heading, list entry, table, chart or picture. */
type Line = {
  readonly text: string
  /** What it begins with where several are shown: the mark of a list entry. */
  readonly lead: string
  /** Its kind, marks and links in words. */
  readonly format: string
  /** Of a table, a chart or a picture. */
  readonly id?: unknown
  readonly name?: string
  readonly part?: StoredNode
}

/** What became of a line; `at` is its number in the text that has it. */
interface Step {
  readonly was?: Line | undefined
  readonly is?: Line | undefined
  readonly at: number
}

/** What changed between two stored texts, paragraph by paragraph in words. Tables, charts and pictures are compared by their fields. */
export function compareTexts(label: string, before: unknown, after: unknown, comparePart: ComparePart): FieldChange[] {
  const steps = stepsOf(topNodes(before).flatMap(linesOf), topNodes(after).flatMap(linesOf))
  const changes: FieldChange[] = []
  let run: Step[] = []
  const closeRun = () => {
    const [first, last] = [run[0], run.at(-1)]
    if (first && last) {
      const place = run.length > 1 ? `paragraphs ${first.at} to ${last.at}` : `paragraph ${first.at}`
      const said = (lines: (Line | undefined)[]) => lines.flatMap((line) => (line ? [line.lead + line.text] : [])).join('\n')
      changes.push({ label: `${label}, ${place}`, before: said(run.map(({ was }) => was)), after: said(run.map(({ is }) => is)) })
    }
    run = []
  }
  for (const step of steps) {
    const { was, is, at } = step
    const part = (is ?? was)?.part
    if (part || (was && is)) {
      closeRun()
      const place = `${label}, ${(is ?? was)?.name ?? `paragraph ${at}`}`
      const found = part ? comparePart(was?.part ?? {}, is?.part ?? {}) : compareLine(was, is)
      changes.push(...found.map((change) => ({ ...change, label: place + change.label })))
    } else {
      if (run.some((other) => (other.was === undefined) !== (was === undefined))) closeRun()
      run.push(step)
    }
  }
  closeRun()
  return changes
}

function compareLine(was: Line | undefined, is: Line | undefined): FieldChange[] {
  const words = { label: '', before: was?.text ?? '', after: is?.text ?? '' }
  const format = { label: ', format and links', before: was?.format ?? '', after: is?.format ?? '' }
  return [words, format].filter((change) => change.before !== change.after)
}

function stepsOf(before: readonly Line[], after: readonly Line[]): Step[] {
  const { kept, added } = alignedTo(before, after)
  // The alignment returns the lines it was given.
  const places = new Map<unknown, number>(after.map((line, at) => [line, at]))
  const isAt = (block: unknown) => places.get(block) ?? -1
  return Array.from({ length: before.length + 1 }, (_, at): Step[] => {
    const fresh = (added[at] ?? []).map((block) => ({ is: after[isAt(block)], at: isAt(block) + 1 }))
    const was = before[at]
    if (!was) return fresh
    const now = isAt(kept[at])
    const is = after[now]
    // Another kind of part in its place did not become of it.
    if (is && Boolean(is.part) !== Boolean(was.part)) return [...fresh, { was, at: at + 1 }, { is, at: now + 1 }]
    return [...fresh, { was, is, at: is ? now + 1 : at + 1 }]
  }).flat()
}

/** A block's lines: every entry of a list is one. */
function linesOf(node: StoredNode): Line[] {
  const figure = figureOf(node)
  if (figure) {
    const name = `${figure.blockType === 'textTable' ? 'table' : 'chart'}${quoted(figure.heading)}, `
    return [{ text: '', lead: '', format: '', id: figure.id, name, part: figure }]
  }
  if (node.type === 'upload') {
    const picture = isRecord(node.value) ? node.value : { id: node.value }
    const fields = isRecord(node.fields) ? node.fields : {}
    const name = `picture${quoted(picture.alt)}, `
    return [{ text: '', lead: '', format: '', id: node.id ?? picture.id, name, part: { caption: fields.caption, picture: node.value } }]
  }
  if (node.type === 'list') return entriesOf(node, 1)
  return [{ text: wordsOf(node), lead: '', format: formatOf(kindOf(node), node) }]
}

function quoted(words: unknown): string {
  return typeof words === 'string' && words !== '' ? ` “${words}”` : ''
}

function entriesOf(list: StoredNode, level: number): Line[] {
  const isNumbered = list.listType === 'number'
  const start = typeof list.start === 'number' ? list.start : 1
  let number = start
  const from = isNumbered && start !== 1 ? ` from ${start}` : ''
  const kind = `${isNumbered ? 'Numbered list' : 'List'}${from}${level > 1 ? `, level ${level}` : ''}`
  return nodesOf(list.children).flatMap((entry): Line[] => {
    const children = nodesOf(entry.children)
    const own = { ...entry, children: children.filter(({ type }) => type !== 'list') }
    const below = children.filter(({ type }) => type === 'list').flatMap((nested) => entriesOf(nested, level + 1))
    if (own.children.length === 0 && below.length > 0) return below
    const lead = '  '.repeat(level - 1) + (isNumbered ? `${number++}. ` : '• ')
    return [{ text: wordsOf(own), lead, format: formatOf(kind, own) }, ...below]
  })
}

function kindOf({ type, tag }: StoredNode): string {
  if (type === 'heading') return `Heading ${String(tag).slice(1)}`
  if (type === 'horizontalrule') return 'Divider'
  return type === 'quote' ? 'Quote' : 'Paragraph'
}

function wordsOf(node: StoredNode): string {
  const fact = node.type === 'inlineBlock' ? inlineFact(node.fields) : undefined
  if (fact !== undefined) return factToken(fact)
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'tab') return ' '
  return typeof node.text === 'string' ? node.text : nodesOf(node.children).map(wordsOf).join('')
}

/** By the bits of a text's format. */
const MARK_NAMES = ['Bold', 'Italic', 'Strikethrough', 'Underline', 'Code'] as const

function formatOf(kind: string, node: StoredNode): string {
  const marks = marksOf(node)
  return marks.length > 0 && kind === 'Paragraph' ? marks.join('\n') : [kind, ...marks].join('\n')
}

function marksOf(node: StoredNode): string[] {
  if (node.type === 'link' || node.type === 'autolink') return [`Link to ${targetOf(node)}: “${wordsOf(node)}”`]
  if (typeof node.text !== 'string') return nodesOf(node.children).flatMap(marksOf)
  const names = MARK_NAMES.filter((_, bit) => (Number(node.format) & (1 << bit)) !== 0)
  return names.length > 0 ? [`${names.join(', ')}: “${node.text}”`] : []
}

function targetOf(link: StoredNode): string {
  const fields = isRecord(link.fields) ? link.fields : {}
  const document = isRecord(fields.doc) ? fields.doc.value : undefined
  const address =
    isRecord(document) && typeof document.slug === 'string'
      ? pathForSlug(document.slug)
      : (document === undefined && linkUrl(link, new Map())) || 'a page without an address'
  return fields.newTab === true ? `${address} in a new tab` : address
}
