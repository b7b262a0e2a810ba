import { bomPdf } from '../bom/bomPdf'
import { quotePdf } from '../quotes/quotePdf'
import { answerOrders } from '../threads/answerOrders'

const DOCUMENTS = { bom: bomPdf, quote: quotePdf } as const
type Documents = typeof DOCUMENTS

/** One document to write. */
export type PdfOrder = {
  readonly [Kind in keyof Documents]: { readonly kind: Kind; readonly content: Parameters<Documents[Kind]>[0] }
}[keyof Documents]
export type PdfBytes = Uint8Array<ArrayBuffer>

/** The program of the thread that sets PDFs (`writeAside`). */
answerOrders<PdfOrder, PdfBytes>(
  async (order) => new Uint8Array(await (order.kind === 'bom' ? DOCUMENTS.bom(order.content) : DOCUMENTS.quote(order.content))),
  (bytes) => [bytes.buffer],
)
