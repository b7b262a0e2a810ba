import { type StoredNode, storedNodes } from '../lexicalText'
import { BULLETS } from '../markup'
import { withoutSoftBreaks } from '../scripts'
import { MAX_PASTED, type PasteTools } from './pastedContent'
import { pastedLines } from './pastedLines'
import { pastedNotation } from './pastedNotation'
import { tableOf } from './pastedTable'
import { webAddresses, withWebLinks } from './webAddresses'

type Tools = Omit<PasteTools, 'parse'>

/** The marker before the tab of a list item that a word processor copied as plain text. */
const ITEM = new RegExp(`^\\s*(?:[-*o${BULLETS}]|\\d{1,3}[.)])$`)

/** Converts pasted plain text, a spreadsheet range or notation, to blocks. Null for text that the editor handles itself. */
export function pastedText(words: string, tools: Tools): StoredNode[] | 'tooMuch' | null {
  const clean = withoutSoftBreaks(words)
  const range = pastedRange(clean, tools)
  if (range) return range
  if (clean.length > MAX_PASTED) return 'tooMuch'
  return pastedNotation(clean, tools) ?? (clean === words && webAddresses(clean).length === 0 ? null : paragraphsOf(clean))
}

/** A table needs two lines with the same number of tabs; any other text with tabs is text. */
function pastedRange(words: string, { makeId, leaveOut }: Tools): StoredNode[] | null {
  const lines = words.includes('\t') ? pastedLines(words) : null
  const [first, ...others] = lines ?? []
  if (!first || others.length === 0 || others.some(({ length }) => length !== first.length)) return null
  if (lines?.every(([lead = '']) => ITEM.test(lead))) return null
  const table = tableOf(lines ?? [], makeId, leaveOut)
  return table && [table]
}

function paragraphsOf(words: string): StoredNode[] {
  const lines = words.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  return storedNodes(lines.map((text) => ({ type: 'paragraph', children: withWebLinks([{ type: 'text', text, format: 0 }]) })))
}
