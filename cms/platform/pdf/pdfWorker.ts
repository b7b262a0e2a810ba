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

/** The program of the thread that writes PDFs (`writeAside`). */
answerOrders<PdfOrder, PdfBytes>(
  async ({ folder, kind, content }) => {
    // The bundle includes every feature's documents.ts and nothing else of a feature.
    const { documents } = await import(`../../${folder}/documents.ts`)
    return new Uint8Array(await documents[kind](content))
  },
  (bytes) => [bytes.buffer],
)
