import { getDocumentProxy } from 'unpdf'

/**
 * Text of a PDF, its words apart by single spaces.
 * @param sheets how many are read; finding the text of a drawing takes as long as drawing it
 */
export async function pdfText(pdf: Response, sheets = Number.POSITIVE_INFINITY): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()), { verbosity: 0 })
  const words: string[] = []
  for (let sheet = 1; sheet <= Math.min(sheets, document.numPages); sheet += 1) {
    const { items } = await (await document.getPage(sheet)).getTextContent()
    words.push(...items.flatMap((item) => ('str' in item ? [item.hasEOL ? `${item.str}\n` : item.str] : [])), '\n')
  }
  return words.join('').replace(/\s+/g, ' ')
}
