import { type DocumentPaths, writeRichText } from '@framewell/domain/content/lexicalText'
import { markupToPlain, plainToMarkup, readRows, readWords, sectionWords, wordsIn } from '@framewell/domain/content/sectionWords'
import { writeRows } from './sectionRows'

/** A stored block of the `sections` field (relations as IDs). */
export type StoredBlock = Readonly<Record<string, unknown>> & { readonly blockType: string; readonly id?: string | null }

/** The text of a section as the content calls carry it. */
export function readSection(block: StoredBlock, paths: DocumentPaths): { title: string; content: string; titleEditable: boolean } {
  return readWords(block.blockType, block, paths)
}

/** A section with another title or text; omitted parts stay. Unchanged text returns the same block. */
export function writeSection(
  block: StoredBlock,
  wanted: { readonly title?: string | undefined; readonly content?: string | undefined },
  paths: DocumentPaths,
): StoredBlock {
  const now = readSection(block, paths)
  const { title, text, rich, rows } = sectionWords(block.blockType)
  let next = block
  if (title && wanted.title !== undefined && wanted.title !== now.title) next = { ...next, [title]: wanted.title }
  if (wanted.content === undefined || wanted.content === now.content) return next
  if (rich) return { ...next, [rich]: writeRichText(block[rich], wanted.content, paths) }
  const { intro, entries } = rows ? splitRows(wanted.content) : { intro: wanted.content, entries: '' }
  const plain = text ? plainToMarkup(wordsIn(block, text)) : ''
  if (text && intro.trim() !== plain) next = { ...next, [text]: markupToPlain(intro) }
  return rows && entries !== readRows(block, rows) ? writeRows(next, rows, entries) : next
}

/** Splits the text before the first '### ' from the rest. */
function splitRows(content: string): { intro: string; entries: string } {
  const at = content.search(/^### /m)
  return at < 0 ? { intro: content, entries: '' } : { intro: content.slice(0, at).trim(), entries: content.slice(at).trim() }
}
