import { writeAside } from './writeAside'

/** Writes one kind of document from its content. */
type WritePdf = (content: never) => Promise<Uint8Array>

/** What a feature's documents.ts exports: its kinds of documents, by name. */
export interface DocumentsModule {
  readonly documents: Readonly<Record<string, WritePdf>>
}
type ContentOf<Write> = Write extends (content: infer Content) => unknown ? Content : never

/** A feature's PDF documents. */
export interface PdfDocuments<Module extends DocumentsModule = DocumentsModule> {
  /** The feature's folder, whose documents.ts the writing thread loads. */
  readonly folder: string
  readonly write: <Kind extends keyof Module['documents'] & string>(
    kind: Kind,
    content: ContentOf<Module['documents'][Kind]>,
  ) => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * The documents of `cms/{folder}/documents.ts`, written in a thread next to the server's. Only their types are imported here: fonts and
 * PDFKit are loaded by the thread that needs them.
 */
export function pdfDocuments<Module extends DocumentsModule>(folder: string): PdfDocuments<Module> {
  return { folder, write: (kind, content) => writeAside({ folder, kind, content }) }
}
