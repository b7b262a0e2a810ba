import { pdfDocuments } from '../pdf/pdfDocuments'

export const orderDocuments = pdfDocuments<typeof import('./documents')>('orders')
