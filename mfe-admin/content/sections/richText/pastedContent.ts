import { type StoredNode, storedNodes } from '@framewell/domain/content/lexicalText'
import { parseMarkup } from '@framewell/domain/content/markup'
import { fromHtml } from '@framewell/domain/content/markupHtml'
import { pastedLines } from '../grid'
import { ownId } from '../sectionDraft'
import { pastedFiles } from './pastedFiles'
import { tableOf } from './storedFigure'
import { WEB_PICTURE } from './storedNodes'

/** Most characters of words that are pasted at once: what one text holds. */
export const MOST_PASTED = 60_000
/** Most elements that are read: what word processors wrap around so many words is less, and reading more would hold up the screen. */
const MOST_ELEMENTS = 10_000

const DROPPED = 'script, style, template, noscript, iframe, object, embed, svg, title'
const INLINE = 'span, font, small, big, mark, sub, sup, label, abbr, cite, time, kbd, ins'
/** Stands for a part while its surroundings are read as words; from the range that nobody uses. */
const MARK = '\uE000'

/** HTML from another program as blocks of a text. Nothing in it can run; null for more than a text holds. */
export function pastedHtml(html: string): StoredNode[] | null {
  // Counted before it is parsed: parsing hundreds of thousands of nested elements would hold up the screen for seconds.
  if (html.split('<').length > MOST_ELEMENTS * 2) return null
  // A parsed document runs nothing and fetches nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  if ((body.textContent ?? '').length > MOST_PASTED) return null
  const parts: StoredNode[] = []
  const standIn = (element: Element, part: StoredNode) => {
    const mark = document.createElement('p')
    mark.textContent = `${MARK}${parts.push(part) - 1}${MARK}`
    element.replaceWith(mark)
  }
  // From the innermost outwards: of tables within tables, as mail has them for layout, the inner one is the table.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const figure = tableOf(linesOf(table))
    if (figure) standIn(table, figure)
  }
  for (const picture of body.querySelectorAll('img')) standIn(picture, webPicture(picture))
  for (const element of body.querySelectorAll<HTMLElement>('span[style], b[style]')) markStyled(element)
  // Around words they mean nothing more, and would end the paragraph.
  for (const element of body.querySelectorAll(INLINE)) element.replaceWith(...element.childNodes)
  return storedNodes(fromHtml(body.innerHTML)).map((node) => partOf(node, parts) ?? node)
}

/** Words in the light notation, as blocks; null for plain words. */
export function pastedNotation(words: string): StoredNode[] | null {
  const looksWritten = /^(?:#{1,6} |[-*] \S|\d+[.)] \S|> )/m.test(words) || /\*\*\S[^*]*\*\*|\[[^\]\n]+\]\([^()\s]+\)/.test(words)
  return looksWritten && words.length <= MOST_PASTED ? storedNodes(parseMarkup(words)) : null
}

/** The cells of a table as words; a cell over several columns is followed by empty ones. */
function linesOf(table: HTMLTableElement): string[][] {
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => {
      const words = (cell.textContent ?? '').replace(/\s+/g, ' ').trim()
      return [words, ...Array.from({ length: Math.min(Math.max(cell.colSpan, 1), 20) - 1 }, () => '')]
    }),
  )
}

/** A range of a spreadsheet as a table; null for words that are none. */
export function pastedRange(words: string): StoredNode[] | null {
  const lines = words.includes('\t') ? pastedLines(words) : null
  const table = lines && tableOf(lines)
  return table ? [table] : null
}

/** A picture of the clipboard, waiting for its description. */
export function pastedFile(file: File): StoredNode {
  const id = ownId()
  pastedFiles.set(id, file)
  return { type: WEB_PICTURE, version: 1, id, src: '', alt: '' }
}

function webPicture(picture: HTMLImageElement): StoredNode {
  const src = picture.getAttribute('src') ?? ''
  return { type: WEB_PICTURE, version: 1, id: ownId(), src: /^https?:/i.test(src) ? src.slice(0, 300) : '', alt: picture.alt.slice(0, 300) }
}

/** Word processors say bold and italic by style. */
function markStyled(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style
  const bold = fontWeight === 'bold' || Number(fontWeight) >= 600
  if (element.tagName === 'B' && fontWeight !== '' && !bold) element.replaceWith(...element.childNodes)
  else if (element.tagName !== 'B' && bold) wrapWithin(element, 'strong')
  if (fontStyle === 'italic') wrapWithin(element, 'em')
}

function wrapWithin(element: HTMLElement, tag: string): void {
  const mark = document.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

function partOf({ children }: StoredNode, parts: readonly StoredNode[]): StoredNode | undefined {
  const [only, ...others]: unknown[] = Array.isArray(children) ? children : []
  if (others.length > 0 || typeof only !== 'object' || only === null || !('text' in only)) return undefined
  const [, place] = /^\uE000(\d+)\uE000$/.exec(String(only.text)) ?? []
  return place === undefined ? undefined : parts[Number(place)]
}
