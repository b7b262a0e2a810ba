import { pdfDocuments } from '../platform/pdf/pdfDocuments'

export const orderDocuments = pdfDocuments<typeof import('./documents')>('orders')
