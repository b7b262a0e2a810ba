import { contentText } from '../contentText'
import { formatMarkup } from '../formatMarkup'
import { figureOf, nodesOf, type StoredNode, topNodes } from '../lexicalText'
import { plainText, type RichTextNode, richTextSchema } from '../richText'
import { type DocumentForms, fieldsOfEntry, type LabelledField, NO_FORMS } from './fieldLabels'
import { type MergeConflict, takenOver } from './mergeValues'
import { isRecord } from './sameValue'
import { indexOfEntry, valueAt } from './valueAt'

/** Members with a different name on screen; '' is not named. */
const NAMES: Readonly<Record<string, string>> = {
  slug: 'Address',
  sections: 'Section',
  fields: '',
  seo: '',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  externalLinks: 'Authority links',
  canonicalUrl: 'Canonical URL',
  ogImage: 'Open graph image',
  article: '',
  publishDate: 'First published',
  _status: 'Publication',
  isPublished: 'Publication',
}

/**
 * A place in a document, by the labels of its forms: 'Section 2, Section title'.
 * @param path member names, and ids or positions of entries
 */
export function conflictPlace(path: readonly string[], page: unknown, forms: DocumentForms = NO_FORMS): string {
  let fields = forms.own
  let list: LabelledField | undefined
  const words = path.flatMap((step, at) => {
    const whole = valueAt(page, path.slice(0, at))
    if (Array.isArray(whole)) {
      const placed = indexOfEntry(whole, step)
      fields = fieldsOfEntry(forms, list, whole[placed])
      return placed < 0 ? [] : [String(placed + 1)]
    }
    list = fields.find(({ name }) => name === step)
    if (list) return [list.fields && at < path.length - 1 ? (list.entry ?? list.label) : list.label]
    return NAMES[step] === '' ? [] : [NAMES[step] ?? spoken(step)]
  })
  return words.join(', ').replace(/, (\d+)/g, ' $1')
}

/** Both versions of a conflict as editors read them now. */
export interface ConflictVersions {
  readonly mine: string
  readonly theirs: string
  /** One-based number of the paragraph, heading or list entry within a rich text; undefined for any other value. */
  readonly paragraph?: number
}

/** What taking the other version would change in the document: of a rich text only the paragraph, with its notation if no word differs. */
export function conflictVersions({ path, mine, theirs }: MergeConflict, page: unknown): ConflictVersions {
  const shown = mine === undefined ? undefined : valueAt(page, path)
  const [here, there] = [shown, takenOver(mine, theirs, shown)].map((text) => richTextSchema.safeParse(withLines(text)).data)
  if (!here || !there) return { mine: conflictText(shown), theirs: conflictText(theirs) }
  const inWords = differingLines(linesOf(here.root.children, wordsOf), linesOf(there.root.children, wordsOf))
  return inWords ?? differingLines(linesOf(here.root.children, notationOf), linesOf(there.root.children, notationOf)) ?? SAME
}

/** A stored text whose tables and charts are lines of words: a title, the headings, and each row or series. */
function withLines(text: unknown): unknown {
  if (!isRecord(text) || !isRecord(text.root)) return text
  const children = topNodes(text).flatMap((node): StoredNode[] => {
    const figure = figureOf(node)
    const fields = isRecord(node.fields) ? node.fields : {}
    if (!figure) return [typeof fields.caption === 'string' ? { ...node, caption: fields.caption } : node]
    return figureLines(figure).map((words) => ({ type: 'paragraph', children: [{ type: 'text', text: words }] }))
  })
  return { ...text, root: { ...text.root, children } }
}

function figureLines({ heading, corner, columns, rows, categories, series, unit, source }: StoredNode): string[] {
  const line = (...cells: unknown[]) =>
    cells
      .flat()
      .map((cell) => String(cell ?? ''))
      .join(' | ')
  const lines = [
    ...nodesOf(rows).map(({ label, cells }) => line(label, cells)),
    ...nodesOf(series).map(({ name, values }) => line(name, values)),
  ]
  return [line(heading), line(corner, columns ?? categories), ...lines, line(unit), line(source)]
}

const SAME: ConflictVersions = { mine: 'Same text', theirs: 'Same text' }

/** What is left of two lists of lines without those that both begin and end with; undefined when nothing is. */
function differingLines(mine: readonly string[], theirs: readonly string[]): ConflictVersions | undefined {
  const most = Math.min(mine.length, theirs.length)
  let start = 0
  while (start < most && mine[start] === theirs[start]) start += 1
  let end = 0
  while (end < most - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1
  const [here, there] = [mine, theirs].map((lines) => lines.slice(start, lines.length - end))
  const said = (lines: readonly string[] = []) => (lines.length === 0 ? conflictText(undefined) : lines.join('\n') || conflictText(''))
  return here?.length || there?.length ? { mine: said(here), theirs: said(there), paragraph: start + 1 } : undefined
}

/** A text's paragraphs and list entries, a line for each. */
function linesOf(blocks: readonly RichTextNode[], lineOf: (block: RichTextNode) => string): string[] {
  return blocks.flatMap((block) =>
    block.type === 'list' ? (block.children ?? []).map((entry) => lineOf({ ...block, children: [entry] })) : [lineOf(block)],
  )
}

function wordsOf(block: RichTextNode): string {
  return plainText({ root: { children: [block] } })
}

function notationOf(block: RichTextNode): string {
  return formatMarkup([block]) || wordsOf(block)
}

/** A value formatted for editors. */
export function conflictText(value: unknown): string {
  if (value === undefined) return 'Removed'
  if (value === null || value === '') return 'Empty'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object') return String(value)
  const richText = richTextSchema.safeParse(value)
  if (richText.success) return plainText(richText.data) || 'Empty'
  if (isRecord(value) && typeof value.alt === 'string') return value.alt
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ') || 'Empty'
  return contentText([value]) || JSON.stringify(value)
}

/** 'secondaryAction' → 'Secondary action'. */
function spoken(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
