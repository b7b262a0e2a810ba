import { pdfDocuments } from '../pdf/pdfDocuments'

export const networkPapers = pdfDocuments<typeof import('./documents')>('network')
