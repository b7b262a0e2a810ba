import { formatMarkup } from '@framewell/domain/content/formatMarkup'
import { parseMarkup } from '@framewell/domain/content/markup'
import type { RichTextNode } from '@framewell/domain/content/richText'

/** Plain words (an answer, an introduction) in the light notation: what looks like a sign of it is escaped. */
export function plainToMarkup(plain: string): string {
  const paragraphs = plain.split(/\n{2,}/).filter((words) => words.trim() !== '')
  return formatMarkup(paragraphs.map((words) => ({ type: 'paragraph', children: words.split('\n').flatMap(lineNodes) })))
}

function lineNodes(line: string, at: number): RichTextNode[] {
  const text = { type: 'text', text: line, format: 0 }
  return at > 0 ? [{ type: 'linebreak' }, text] : [text]
}

/** The words of a notation without its signs, for members that hold plain words. */
export function markupToPlain(markup: string): string {
  return parseMarkup(markup).map(words).join('\n\n')
}

function words(node: RichTextNode): string {
  if (node.type === 'linebreak') return '\n'
  return node.text ?? (node.children ?? []).map(words).join(node.type === 'list' ? '\n' : '')
}
