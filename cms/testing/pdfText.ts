import { extractText, getDocumentProxy } from 'unpdf'

/** All text of a PDF, its words apart by single spaces. */
export async function pdfText(pdf: Response): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()), { verbosity: 0 }), {
    mergePages: true,
  })
  return text.replace(/\s+/g, ' ')
}
