import { parentPort } from 'node:worker_threads'
import { bomPdf } from '../bom/bomPdf'
import { quotePdf } from '../quotes/quotePdf'

const DOCUMENTS = { bom: bomPdf, quote: quotePdf } as const
type Documents = typeof DOCUMENTS
export type PdfKind = keyof Documents
export type PdfContent<Kind extends PdfKind> = Parameters<Documents[Kind]>[0]

/** One document to write; the answer carries the same id. */
export type PdfOrder = {
  readonly [Kind in PdfKind]: { readonly id: number; readonly kind: Kind; readonly content: PdfContent<Kind> }
}[PdfKind]
export type PdfAnswer =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly problem: unknown }

/** The program of the thread that sets PDFs (`writeAside`): one after the other, as they are ordered. */
parentPort?.on('message', async (order: PdfOrder) => {
  try {
    const pdf = await (order.kind === 'bom' ? DOCUMENTS.bom(order.content) : DOCUMENTS.quote(order.content))
    const bytes = new Uint8Array(pdf)
    parentPort?.postMessage({ id: order.id, bytes } satisfies PdfAnswer, [bytes.buffer])
  } catch (problem) {
    parentPort?.postMessage({ id: order.id, problem } satisfies PdfAnswer)
  }
})
