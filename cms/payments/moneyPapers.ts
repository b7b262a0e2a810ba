import { pdfDocuments } from '../platform/pdf/pdfDocuments'

export const moneyPapers = pdfDocuments<typeof import('./documents')>('payments')
