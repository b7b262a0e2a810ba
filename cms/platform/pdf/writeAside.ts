import { AsideThread } from '../threads/AsideThread'
import type { PdfBytes, PdfOrder } from './pdfWorker'

const thread = new AsideThread<PdfOrder, PdfBytes>({ program: 'platform/pdf/pdfWorker', heapMb: 512, secondsEach: 60, mostWaiting: 200 })

/**
 * Writes a document in a thread next to the server's: it takes a quarter of a second, in which every other call would wait.
 * @throws Error what the document's own code throws, or why the thread ended.
 */
export const writeAside = (order: PdfOrder): Promise<PdfBytes> => thread.ask(order)
