import { scriptText, withoutSoftBreaks } from '../scripts'
import type { PastedElement } from './pastedElement'

/** Columns and rows that a cell takes at most. */
const MOST_SPANNED = { colspan: 20, rowspan: 100 } as const

/** The cells of a table as text. A cell spanning columns is followed by empty ones; one spanning rows is repeated in each of them. */
export function linesOf(table: PastedElement): string[][] {
  const rows = [...table.querySelectorAll('tr')]
  const lines: (string | undefined)[][] = rows.map(() => [])
  for (const [at, row] of rows.entries()) {
    let column = 0
    for (const cell of row.querySelectorAll('th, td')) {
      // Taken by a cell of a row above.
      while (lines[at]?.[column] !== undefined) column += 1
      const words = wordsOf(cell)
      for (const line of lines.slice(at, at + spanOf(cell, 'rowspan')))
        for (let place = 0; place < spanOf(cell, 'colspan'); place++) line[column + place] = place === 0 ? words : ''
    }
  }
  return lines.map((line) => Array.from(line, (words) => words ?? ''))
}

function spanOf(cell: PastedElement, span: keyof typeof MOST_SPANNED): number {
  return Math.min(Math.max(Number(cell.getAttribute(span)) || 1, 1), MOST_SPANNED[span])
}

function wordsOf(cell: PastedElement): string {
  for (const lineEnd of cell.querySelectorAll('br')) lineEnd.replaceWith(' ')
  for (const block of cell.querySelectorAll('p, div, li')) block.append(' ')
  for (const script of cell.querySelectorAll('sup, sub')) script.textContent = scriptText(script.tagName, script.textContent ?? '')
  return withoutSoftBreaks(cell.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

export function captionOf(table: PastedElement): string {
  return [...table.querySelectorAll('caption')].map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim()).join(' ')
}

/** Content that table cells cannot hold. */
export function strangersIn(table: PastedElement): string[] {
  const count = (selector: string) => [...table.querySelectorAll(selector)].length
  return strangers({ link: count('a[href]'), picture: count('img') })
}

/** What of it there is: '1 link', '2 pictures'. */
export function strangers(found: { readonly link: number; readonly picture?: number }): string[] {
  return Object.entries(found).flatMap(([what, number]) => (number > 0 ? [`${number} ${what}${number === 1 ? '' : 's'}`] : []))
}
