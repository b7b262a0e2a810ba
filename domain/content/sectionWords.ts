import { formatMarkup } from './formatMarkup'
import { type DocumentPaths, readRichText } from './lexicalText'
import { parseMarkup } from './markup'
import type { RichTextNode } from './richText'
import type { FieldValues } from './sectionForm'
import type { Section, SectionType } from './sections'

/** A section's list whose entries have a heading and text: questions and answers, steps, features. */
export interface RowWords {
  readonly list: string
  /** Members of the heading line, in order; the first may be missing. */
  readonly head: readonly string[]
  readonly body: string
}

/** Where a section type keeps its text. */
export interface SectionWords {
  /** Member that is the section's title. */
  readonly title?: string
  /** Member with plain text. */
  readonly text?: string
  /** Member with rich text. */
  readonly rich?: string
  /** List of entries with a heading and text. */
  readonly rows?: RowWords
}

const headed = { title: 'heading', text: 'intro' } as const
const rows = (list: string, head: readonly string[], body: string): SectionWords => ({ ...headed, rows: { list, head, body } })

/** Types without a heading have to say what their title and text are. */
type Unheaded<Type extends Section = Section> = Type extends Section ? ('heading' extends keyof Type ? never : Type['blockType']) : never

/** Types that differ from the default of a heading and an introduction. */
const WORDS: Partial<Record<SectionType, SectionWords>> & Record<Unheaded, SectionWords> = {
  hero: { title: 'title', text: 'lead' },
  richText: { title: 'heading', rich: 'body' },
  faq: rows('entries', ['question'], 'answer'),
  stats: rows('stats', ['figure'], 'label'),
  featureGrid: rows('features', ['title'], 'text'),
  steps: rows('steps', ['title'], 'text'),
  cards: rows('cards', ['title'], 'text'),
  timeline: rows('events', ['when', 'title'], 'text'),
  drawing: rows('parts', ['name'], 'text'),
  slides: rows('slides', ['title'], 'text'),
  quote: { title: 'attribution', text: 'text' },
  callToAction: { title: 'heading', text: 'text' },
  image: { text: 'caption' },
}
const byType: Readonly<Record<string, SectionWords | undefined>> = WORDS

export function sectionWords(type: string): SectionWords {
  return byType[type] ?? headed
}

const NO_PATHS: DocumentPaths = new Map()

/**
 * A section's title and text in the notation, as the content calls return and the SEO score counts it.
 * @param paths targets of links that name a document
 */
export function readWords(type: string, values: FieldValues, paths = NO_PATHS): { title: string; content: string; titleEditable: boolean } {
  const { title, text, rich, rows } = sectionWords(type)
  const parts = [
    text ? plainToMarkup(wordsIn(values, text)) : '',
    rich ? readRichText(values[rich], paths) : '',
    rows ? readRows(values, rows) : '',
  ]
  return { title: title ? wordsIn(values, title) : '', content: parts.filter(Boolean).join('\n\n'), titleEditable: title !== undefined }
}

/** The entries as text: each starts with '### ' and its heading. */
export function readRows(values: FieldValues, fields: RowWords): string {
  return rowsIn(values, fields)
    .map((row) => rowText(row, fields))
    .join('\n\n')
}

export function rowText(row: FieldValues, fields: RowWords): string {
  return entryText({ head: headOf(row, fields), body: plainToMarkup(wordsIn(row, fields.body)) })
}

export function entryText({ head, body }: { readonly head: string; readonly body: string }): string {
  return body ? `### ${head}\n\n${body}` : `### ${head}`
}

export function headOf(row: FieldValues, { head }: RowWords): string {
  return head
    .map((name) => wordsIn(row, name).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(': ')
}

export function rowsIn(values: FieldValues, { list }: RowWords): FieldValues[] {
  const found = values[list]
  return Array.isArray(found) ? found.filter((row): row is FieldValues => typeof row === 'object' && row !== null) : []
}

export function wordsIn(values: FieldValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** Plain text (an answer, an introduction) in the notation, with its signs escaped. */
export function plainToMarkup(plain: string): string {
  const paragraphs = plain.split(/\n{2,}/).filter((words) => words.trim() !== '')
  return formatMarkup(paragraphs.map((words) => ({ type: 'paragraph', children: words.split('\n').flatMap(lineNodes) })))
}

function lineNodes(line: string, at: number): RichTextNode[] {
  const text = { type: 'text', text: line, format: 0 }
  return at > 0 ? [{ type: 'linebreak' }, text] : [text]
}

/** The text of a notation without its signs, for plain-text members. */
export function markupToPlain(markup: string): string {
  return parseMarkup(markup).map(plainWords).join('\n\n')
}

function plainWords(node: RichTextNode): string {
  if (node.type === 'linebreak') return '\n'
  return node.text ?? (node.children ?? []).map(plainWords).join(node.type === 'list' ? '\n' : '')
}
