import { parentPort } from 'node:worker_threads'

/** One document to write; the answer carries the same id. */
export interface PdfOrder {
  readonly id: number
  readonly folder: string
  readonly kind: string
  /** What the document is made from; `PdfDocuments.write` has its type. */
  readonly content: unknown
}
export type PdfAnswer =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly problem: unknown }

/** The program of the thread that sets PDFs (`writeAside`): one after the other, as they are ordered. */
parentPort?.on('message', async ({ id, folder, kind, content }: PdfOrder) => {
  try {
    // The bundle takes every feature's documents.ts in; nothing else of a feature comes into this thread.
    const { documents } = await import(`../${folder}/documents.ts`)
    const bytes = new Uint8Array(await documents[kind](content))
    parentPort?.postMessage({ id, bytes } satisfies PdfAnswer, [bytes.buffer])
  } catch (problem) {
    parentPort?.postMessage({ id, problem } satisfies PdfAnswer)
  }
})
