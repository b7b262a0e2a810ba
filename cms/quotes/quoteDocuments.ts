import { pdfDocuments } from '../platform/pdf/pdfDocuments'

export const quoteDocuments = pdfDocuments<typeof import('./documents')>('quotes')
