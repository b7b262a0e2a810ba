/** An entry as an accounting system reads it: debits positive. */
interface ReadEntry {
  readonly posting: string
  readonly account: string
  readonly cents: number
}

/** Reads the general journal transactions of an IIF file as its headings say. @throws Error for a transaction that does not end */
export function readIif(text: string): ReadEntry[] {
  const entries: ReadEntry[] = []
  let headings: readonly string[] = []
  let isOpen = false
  for (const line of text.split('\r\n')) {
    const [keyword = '', ...cells] = line.split('\t')
    if (keyword === '!TRNS') headings = cells
    if (keyword === 'ENDTRNS') isOpen = false
    if (keyword !== 'TRNS' && keyword !== 'SPL') continue
    if ((keyword === 'TRNS') === isOpen) throw new Error(`Out of place: ${line}`)
    isOpen = true
    const cell = (heading: string) => cells[headings.indexOf(heading)] ?? ''
    entries.push({ posting: cell('DOCNUM'), account: cell('ACCNT'), cents: Math.round(Number(cell('AMOUNT')) * 100) })
  }
  if (isOpen) throw new Error('The last transaction does not end')
  return entries
}

/** Rows of a CSV by their headings. Cells hold no line feeds. */
export function readCsvRows(text: string): Record<string, string>[] {
  const [headings = [], ...rows] = text
    .trim()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''),
    )
  return rows.map((cells) => Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])))
}
