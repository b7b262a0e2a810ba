import { pdfDocuments } from '../platform/pdf/pdfDocuments'

export const networkPapers = pdfDocuments<typeof import('./documents')>('network')
