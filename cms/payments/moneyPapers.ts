import { pdfDocuments } from '../pdf/pdfDocuments'

export const moneyPapers = pdfDocuments<typeof import('./documents')>('payments')
