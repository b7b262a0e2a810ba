import { pdfDocuments } from '../pdf/pdfDocuments'

export const quoteDocuments = pdfDocuments<typeof import('./documents')>('quotes')
