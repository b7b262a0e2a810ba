import { answerOrders } from '../threads/answerOrders'

/** One document to write. */
export interface PdfOrder {
  /** The feature whose documents.ts has it. */
  readonly folder: string
  readonly kind: string
  /** What the document is made from; `PdfDocuments.write` has its type. */
  readonly content: unknown
}
export type PdfBytes = Uint8Array<ArrayBuffer>

/** The program of the thread that sets PDFs (`writeAside`). */
answerOrders<PdfOrder, PdfBytes>(
  async ({ folder, kind, content }) => {
    // The bundle takes every feature's documents.ts in; nothing else of a feature comes into this thread.
    const { documents } = await import(`../../${folder}/documents.ts`)
    return new Uint8Array(await documents[kind](content))
  },
  (bytes) => [bytes.buffer],
)
