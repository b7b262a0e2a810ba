import { figure } from '../../numbers/figure'
import { type StoredNode, storedNodes } from '../lexicalText'
import { fromHtml } from '../markupHtml'
import { codeLines } from './codeLines'
import { withoutBookmarks } from './footnotes'
import { markListParagraphs, withLists } from './listLines'
import { holdsParts, partLine, withParts } from './parts'
import type { PastedElement } from './pastedElement'
import { type MakeId, type ReportLoss, tableOf } from './pastedTable'
import { captionOf, linesOf, strangersIn } from './tableCells'
import { webAddress } from './webAddress'
import { withWebLinks } from './webAddresses'

export interface PasteTools {
  /** Parses to the body of an inert document: it runs and fetches nothing. */
  readonly parse: (html: string) => PastedElement
  readonly makeId: MakeId
  readonly leaveOut: ReportLoss
  /** The last footnote that is in the text already. Pasted ones are numbered after it. */
  readonly lastNote?: number
  /** Called for each picture in the order of the text: its file may be in its address ('data:') or beside the text on the clipboard. */
  readonly onPicture?: (id: string, src: string) => void
}

/** A picture pasted from the web and not uploaded yet: shown, never stored. */
export const WEB_PICTURE = 'webPicture'
/** Maximum characters per paste: the limit of one text. */
export const MAX_PASTED = 60_000
/** Shown when a paste is longer. */
export const TOO_MUCH_PASTED = `That is more than one text holds (${figure(MAX_PASTED)} characters). Paste it in parts.`
/** Maximum elements read. Word processors stay below it for so much text; reading more would block the screen. */
const MAX_ELEMENTS = 10_000

const DROPPED =
  // Word's tracked deletions name their author and time; other deletions are struck words.
  'del[cite], del[datetime], .msoDel, script, style, template, noscript, iframe, object, embed, svg, title, .msocomanchor, .MsoCommentReference, [style*="mso-element:comment"]'
/** A mark of a Google Docs comment; the comment itself is a block at the end that begins with a link back to its mark. */
const COMMENT_MARK = 'a[href*="#cmnt"]'
const INLINE = 'span, font, small, big, mark, label, abbr, cite, time, kbd, ins'
/** Tags of office programs: `<o:p>`, `<st1:place>`. Their text stays. */
const OFFICE_TAG = /<\/?\w+:\w+[^<>]*>/g
/** Converts HTML from another program to text blocks. Nothing in it can run. Null when it exceeds the limit of a text. */
export function pastedHtml(html: string, { parse, makeId, leaveOut, lastNote, onPicture }: PasteTools): StoredNode[] | null {
  // Counts before parsing: parsing hundreds of thousands of nested elements blocks the screen for seconds.
  if (html.split('<').length > MAX_ELEMENTS * 2) return null
  const body = parse(html)
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  dropComments(body)
  if ((body.textContent ?? '').length > MAX_PASTED) return null
  const parts: StoredNode[] = []
  const standIn = (element: PastedElement, part: StoredNode) => {
    const mark = body.ownerDocument.createElement('p')
    mark.textContent = partLine(parts.push(part) - 1)
    element.replaceWith(mark)
  }
  // From the innermost outwards: in nested layout tables, as mail has them, the inner one is the table.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    // A table that contains another, or did, is layout.
    if (holdsParts(table.textContent ?? '') || [...table.querySelectorAll('table')].length > 0) continue
    const told: string[] = []
    const figure = tableOf(linesOf(table), makeId, (what) => told.push(what), captionOf(table))
    if (!figure) continue
    for (const what of [...told, ...strangersIn(table)]) leaveOut(what)
    standIn(table, figure)
  }
  for (const code of body.querySelectorAll('pre')) {
    for (const lineEnd of code.querySelectorAll('br')) lineEnd.replaceWith('\n')
    for (const part of storedNodes([codeLines(code.textContent ?? '')])) standIn(code, part)
  }
  markListParagraphs(body)
  for (const link of body.querySelectorAll('a[href]')) link.setAttribute('href', webAddress(link.getAttribute('href') ?? ''))
  for (const box of body.querySelectorAll('li[role="checkbox"]')) {
    const [drawn] = box.querySelectorAll('img')
    drawn?.replaceWith(box.getAttribute('aria-checked') === 'true' ? '☑' : '☐')
  }
  for (const picture of body.querySelectorAll('img')) {
    const id = makeId()
    standIn(picture, webPicture(picture, id))
    onPicture?.(id, picture.getAttribute('src') ?? '')
  }
  for (const element of body.querySelectorAll('span[style], b[style]')) markStyled(element)
  // They no longer mean anything around text, and would end the paragraph.
  for (const element of body.querySelectorAll(INLINE)) element.replaceWith(...element.childNodes)
  const nodes = withLists(withWebLinks(withoutBookmarks(fromHtml(body.innerHTML.replace(OFFICE_TAG, '')), lastNote)))
  return withParts(storedNodes(nodes), parts)
}

/** Google Docs: '[a]' in the text, and below it one block for each comment, which begins with '[a]' as a link to '#cmnt_ref1'. */
function dropComments(body: PastedElement): void {
  for (const block of body.querySelectorAll('div, p')) {
    const [first] = block.querySelectorAll(COMMENT_MARK)
    const isComment = first?.getAttribute('href')?.includes('#cmnt_ref') && startsWith(block, first)
    if (isComment) block.remove()
  }
  for (const mark of body.querySelectorAll(COMMENT_MARK)) mark.remove()
}

function startsWith(block: PastedElement, mark: PastedElement): boolean {
  return (block.textContent ?? '').trimStart().startsWith((mark.textContent ?? '').trim())
}

function webPicture(picture: PastedElement, id: string): StoredNode {
  return pictureOf({ src: picture.getAttribute('src') ?? '', alt: picture.getAttribute('alt') ?? '' }, id)
}

/** A web picture waiting to be uploaded. */
export function pictureOf({ src, alt }: { readonly src: string; readonly alt: string }, id: string): StoredNode {
  return { type: WEB_PICTURE, version: 1, id, src: /^https?:/i.test(src) ? src.slice(0, 300) : '', alt: alt.slice(0, 300) }
}

/** Word processors express bold, italic and struck words through styles. Underlined words are left: links are underlined too. */
function markStyled(element: PastedElement): void {
  const style = element.getAttribute('style') ?? ''
  const weight = /(?:^|;)\s*font-weight:\s*([\w.]+)/i.exec(style)?.[1] ?? ''
  const bold = weight === 'bold' || Number(weight) >= 600
  if (element.tagName === 'B' && weight !== '' && !bold) element.replaceWith(...element.childNodes)
  else if (element.tagName !== 'B' && bold) wrapWithin(element, 'strong')
  if (/(?:^|;)\s*font-style:\s*italic/i.test(style)) wrapWithin(element, 'em')
  if (/(?:^|;)\s*text-decoration(?:-line)?:[^;]*line-through/i.test(style)) wrapWithin(element, 's')
  const script = /(?:^|;)\s*vertical-align:\s*(su[pb])/i.exec(style)?.[1]
  if (script) wrapWithin(element, script.toLowerCase())
}

function wrapWithin(element: PastedElement, tag: string): void {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}
