import type { SectionType } from '@framewell/domain/content/sections'
import { type DocumentPaths, readRichText, writeRichText } from './lexicalText'
import { markupToPlain, plainToMarkup } from './plainMarkup'
import { type RowFields, readRows, writeRows } from './sectionRows'

/** A block of the `sections` field as it is stored (relations as ids). */
export type StoredBlock = Readonly<Record<string, unknown>> & { readonly blockType: string; readonly id?: string | null }

/** Where a kind of section keeps the words that the content screen edits. */
interface Words {
  /** Member that is the section's title. */
  readonly title?: string
  /** Member that holds plain words. */
  readonly text?: string
  /** Member that holds running text. */
  readonly rich?: string
  /** List of things with a heading and words each. */
  readonly rows?: RowFields
}

const headed = { title: 'heading', text: 'intro' } as const
const rows = (list: string, head: readonly string[], body: string): Words => ({ ...headed, rows: { list, head, body } })

/** Kinds that differ from a heading and an introduction. A kind that is not named here has those two. */
const WORDS: Partial<Record<SectionType, Words>> = {
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
const byType: Readonly<Record<string, Words | undefined>> = WORDS

function wordsOf(type: string): Words {
  return byType[type] ?? headed
}

/** What of a section the content screen shows and edits. */
export function readSection(block: StoredBlock, paths: DocumentPaths): { title: string; content: string; titleEditable: boolean } {
  const { title, text, rich, rows } = wordsOf(block.blockType)
  const parts = [
    text ? plainToMarkup(stringIn(block, text)) : '',
    rich ? readRichText(block[rich], paths) : '',
    rows ? readRows(block, rows) : '',
  ]
  return { title: title ? stringIn(block, title) : '', content: parts.filter(Boolean).join('\n\n'), titleEditable: title !== undefined }
}

/** A section with another title or other words. What did not change is not touched: the same words give back the very same block. */
export function writeSection(
  block: StoredBlock,
  wanted: { readonly title: string; readonly content: string },
  paths: DocumentPaths,
): StoredBlock {
  const now = readSection(block, paths)
  const { title, text, rich, rows } = wordsOf(block.blockType)
  let next = block
  if (title && wanted.title !== now.title) next = { ...next, [title]: wanted.title }
  if (wanted.content === now.content) return next
  if (rich) return { ...next, [rich]: writeRichText(block[rich], wanted.content, paths) }
  const { intro, entries } = rows ? splitRows(wanted.content) : { intro: wanted.content, entries: '' }
  const plain = text ? plainToMarkup(stringIn(block, text)) : ''
  if (text && intro.trim() !== plain) next = { ...next, [text]: markupToPlain(intro) }
  return rows && entries !== readRows(block, rows) ? writeRows(next, rows, entries) : next
}

/** The words before the first '### ', and the rest. */
function splitRows(content: string): { intro: string; entries: string } {
  const at = content.search(/^### /m)
  return at < 0 ? { intro: content, entries: '' } : { intro: content.slice(0, at).trim(), entries: content.slice(at).trim() }
}

function stringIn(block: Readonly<Record<string, unknown>>, name: string): string {
  const value = block[name]
  return typeof value === 'string' ? value : ''
}
