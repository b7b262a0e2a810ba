/** Maximum characters of a heading. */
export const HEAD_LENGTH = 120
/** Far more than the largest table; parsing cell by cell takes time. */
const MAX_PASTED = 200_000
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n)/g

/** The lines of a table as spreadsheets copy them: cells between tabs, quotes around cells with line breaks. Null for a single cell. */
export function pastedLines(words: string): string[][] | null {
  if (words.length > MAX_PASTED || !/[\t\n]/.test(words.trimEnd())) return null
  const lines: string[][] = [[]]
  for (const [, quoted, plain = '', end] of `${words.replace(/\r\n?/g, '\n')}\n`.matchAll(CELL)) {
    lines.at(-1)?.push((quoted?.replace(/""/g, '"') ?? plain).trim())
    if (end === '\n') lines.push([])
  }
  const filled = lines.filter((line) => line.some((cell) => cell !== ''))
  return filled.length > 0 ? filled : null
}
